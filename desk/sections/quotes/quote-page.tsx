import { Box, Checkbox, FormControlLabel, Link, Typography } from '@mui/material'
import { Loading, useTranslate } from 'react-admin'
import { Link as RouterLink, useParams } from 'react-router-dom'
import { type TeamQuote, teamQuote } from '#contracts/team/quote.ts'
import type { Action } from '#desk/actions/action.ts'
import { ActionBar } from '#desk/actions/action-bar.tsx'
import { Block } from '#desk/detail/block.tsx'
import { FactBlock, Facts } from '#desk/detail/facts.tsx'
import { History, useColleagues } from '#desk/detail/history.tsx'
import { useFormat } from '#desk/format/use-format.ts'
import { ItemError } from '#desk/page/error-notice.tsx'
import { BackToList, Page } from '#desk/page/page.tsx'
import { useDesk } from '#desk/provider/desk-context.ts'
import { useItem } from '#desk/provider/use-item.ts'
import { getListUrl } from '#desk/waiting/waiting.ts'
import { applyQuoteEvent } from '#domain/quote/quote-lifecycle.ts'
import { quoteTotals } from '#domain/quote/quote-totals.ts'
import { DraftForm } from './draft-form.tsx'
import { useQuoteWords } from './use-quote-words.ts'
import { Versions } from './versions.tsx'

type QuoteAction = Action<TeamQuote>

const FIELD = 'resources.quotes.action-fields'

const REVISE: QuoteAction = { name: 'revise' }

const WITHDRAW: QuoteAction = {
  name: 'withdraw',
  fields: () => [{ name: 'reason', label: `${FIELD}.reason`, kind: 'lines' }],
  toInput: ({ reason }) => ({ reason }),
}

const MARK_ORDERED: QuoteAction = {
  name: 'ordered',
  fields: () => [{ name: 'orderNumber', label: `${FIELD}.orderNumber`, isRequired: true }],
  toInput: ({ orderNumber }) => ({ orderNumber }),
}

/** Actions that the history omits, since they are also recorded as events. */
const ACTIONS_RECORDED_AS_EVENTS = ['send', 'revise', 'withdraw', 'ordered']

/** Events that happen automatically, unless a team member caused them. */
const AUTOMATIC_EVENTS: ReadonlySet<string> = new Set(['expire', 'order', 'reopen', 'revise'])

export function QuotePage() {
  const { id = '' } = useParams()
  const { item, error, change } = useItem('quotes', teamQuote, id)
  if (item) return <LoadedQuote quote={item} onChanged={change} />
  return error ? <ItemError error={error} /> : <Loading />
}

function LoadedQuote({ quote, onChanged }: { quote: TeamQuote; onChanged: (quote: TeamQuote) => void }) {
  const { t, state, total } = useQuoteWords()
  const { number, name, email, project, detail } = quote
  const draft = detail?.draft ?? null
  return (
    <Page
      title={`${t('name', { smart_count: 1 })} ${number}`}
      above={<BackToList />}
      below={[name || email, project, state(quote), total(quote)].filter(Boolean).join(' · ')}
    >
      <ActionBar
        resource="quotes"
        item={quote}
        actions={getQuoteActions(quote)}
        onDone={(item) => onChanged(teamQuote.parse(item))}
      />
      <Box
        sx={{
          display: 'grid',
          columnGap: 5,
          rowGap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 17rem' },
        }}
      >
        <div>
          <ManualSteps quote={quote} />
          {draft && <DraftForm quote={quote} draft={draft} onChanged={onChanged} />}
          <Versions quote={quote} onChanged={onChanged} />
          <QuoteHistory quote={quote} />
        </div>
        <Box component="aside" aria-label={t('facts')}>
          <QuoteFacts quote={quote} />
        </Box>
      </Box>
    </Page>
  )
}

export function getQuoteActions({ state, checkout, detail }: TeamQuote): QuoteAction[] {
  const hasDraft = (detail?.draft ?? null) !== null
  const canRevise = applyQuoteEvent(state, 'revise').ok || state === 'revising'
  return [
    ...(checkout === 'by-hand' ? [MARK_ORDERED] : []),
    ...(canRevise && !hasDraft ? [REVISE] : []),
    ...(applyQuoteEvent(state, 'withdraw').ok ? [WITHDRAW] : []),
  ]
}

/** Shows who sent which version, and who accepted one. */
function QuoteHistory({ quote }: { quote: TeamQuote }) {
  const translate = useTranslate()
  const getColleagueName = useColleagues()
  const { t } = useQuoteWords()
  const client = quote.name || quote.email
  const events = quote.detail?.events ?? []
  return (
    <History
      resource="quotes"
      item={quote}
      title={t('history')}
      omittedActions={ACTIONS_RECORDED_AS_EVENTS}
      others={events.map(({ id, event, version, accountId, text, happenedAt }) => ({
        id,
        at: happenedAt,
        who: accountId === null ? (AUTOMATIC_EVENTS.has(event) ? '' : client) : getColleagueName(accountId),
        what: `${t(`events.${event}`, { version })}${text && `: ${getReason(event, text)}`}`,
      }))}
    />
  )

  /** Returns the reason for an event. If the checkout could not be opened, `text` is the code of the refusal. */
  function getReason(event: string, text: string): string {
    return event === 'reopen' ? translate(`resources.quotes.reopened.${text}`, { _: text }) : text
  }
}

function QuoteFacts({ quote }: { quote: TeamQuote }) {
  const translate = useTranslate()
  const { country, language } = useFormat()
  const { t, total, validUntil } = useQuoteWords()
  const { name, email, detail, requestId, requestNumber, sentVersion, orderNumber } = quote
  const accountId = detail?.accountId ?? null
  return (
    <>
      <FactBlock title={translate('resources.requests.aside.customer')}>
        <Typography variant="body2" component="div" sx={{ paddingTop: 0.75, overflowWrap: 'anywhere' }}>
          <div>
            {accountId === null ? (
              name
            ) : (
              <Link component={RouterLink} to={`/customers/${encodeURIComponent(accountId)}/show`}>
                {name || email}
              </Link>
            )}
          </div>
          <div>
            <Link href={`mailto:${email}`}>{email}</Link>
          </div>
          {accountId === null && <div>{translate('resources.requests.aside.guest')}</div>}
        </Typography>
      </FactBlock>
      <FactBlock title={t('conversation')}>
        <Typography variant="body2" component="div" sx={{ paddingTop: 0.75 }}>
          <Link component={RouterLink} to={`/requests/${requestId}/show`}>
            {requestNumber}
          </Link>
          <div>{t('conversation-hint')}</div>
        </Typography>
      </FactBlock>
      <FactBlock title={t('facts')}>
        <Facts
          facts={[
            [t('fields.project'), quote.project],
            [t('fields.language'), language(quote.language)],
            [t('fields.country'), country(quote.country)],
            [t('fields.currency'), quote.currency],
            [t('fields.sentVersion'), sentVersion === 0 ? '' : String(sentVersion)],
            [t('fields.totalMinor'), total(quote)],
            [t('fields.validUntil'), validUntil(quote)],
            [
              t('fields.orderNumber'),
              orderNumber && (
                <Link
                  component={RouterLink}
                  to={getListUrl({ resource: 'orders', filter: { text: orderNumber }, sort: null })}
                >
                  {orderNumber}
                </Link>
              ),
            ],
          ]}
        />
      </FactBlock>
    </>
  )
}

/**
 * Shows the steps for manually creating the order of an accepted quote, if its checkout cannot be opened from the desk.
 */
function ManualSteps({ quote }: { quote: TeamQuote }) {
  const { session } = useDesk()
  const { country } = useFormat()
  const { t, amount, leadTime, validUntil } = useQuoteWords()
  const latest = quote.detail?.versions.at(-1)
  if (quote.checkout !== 'by-hand' || !latest) return null
  const { lines, shipping } = latest.offer
  const { number, currency, name, email, project } = quote
  const price = (minor: number) => amount(minor, currency)
  const steps: [string, string][] = [
    [
      'client',
      t('by-hand.client', { name: name || email, email, country: country(quote.country), currency }),
    ],
    ...lines.map(({ id, title, finish, sku, quantity, unitMinor, leadTimeDays }): [string, string] => [
      id,
      [
        t('by-hand.line', { quantity, title, price: price(unitMinor) }),
        sku,
        finish,
        leadTimeDays === null ? '' : leadTime(leadTimeDays),
      ]
        .filter(Boolean)
        .join(' · '),
    ]),
    [
      'shipping',
      t('by-hand.shipping', {
        title: shipping.title || t('totals.shipping'),
        price: price(shipping.amountMinor),
      }),
    ],
    [
      'total',
      t('by-hand.total', { price: price(quoteTotals(latest.offer).totalMinor), day: validUntil(quote) }),
    ],
    [
      'note',
      t('by-hand.note', { note: [`${number}, ${latest.version}`, project].filter(Boolean).join(', ') }),
    ],
    ['send', t('by-hand.send')],
  ]
  const administrationUrl = session.hosted.commerce
  return (
    <Block title={t('by-hand.title')}>
      <Typography variant="body2" sx={{ paddingBlock: 1, maxWidth: '40rem' }}>
        {t('by-hand.intro')}
      </Typography>
      <Box component="ol" aria-label={t('by-hand.title')} sx={{ margin: 0, paddingLeft: 2.5 }}>
        {steps.map(([key, text]) => (
          <Box component="li" key={key} sx={{ typography: 'body2' }}>
            <FormControlLabel
              control={<Checkbox />}
              label={text}
              slotProps={{ typography: { variant: 'body2' } }}
            />
          </Box>
        ))}
      </Box>
      {administrationUrl && (
        <Link href={administrationUrl} target="_blank" rel="noopener">
          {t('by-hand.open')}
        </Link>
      )}
    </Block>
  )
}
