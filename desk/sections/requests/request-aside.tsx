import { Box, Button, Link, Typography } from '@mui/material'
import { useState } from 'react'
import { useGetList, useGetOne, useRedirect, useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { type TeamCustomer, teamCustomer } from '#contracts/team/customer.ts'
import { type TeamQuote, teamQuote } from '#contracts/team/quote.ts'
import type { TeamRequest } from '#contracts/team/request.ts'
import { AsideLine, LocalTime } from '#desk/detail/aside.tsx'
import { FactBlock } from '#desk/detail/facts.tsx'
import { Thumbnail } from '#desk/detail/thumbnail.tsx'
import { useFormat } from '#desk/format/use-format.ts'
import { useSave } from '#desk/provider/use-save.ts'
import { ListsBlock, useCustomerLabels } from '../../detail/customer-labels.tsx'
import { useQuoteWords } from '../quotes/use-quote-words.ts'

const ORDERS_SHOWN = 8

/** Shows the sender of a request, their local time, orders and lists. */
export function CustomerBlocks({ request }: { request: TeamRequest }) {
  const translate = useTranslate()
  const { shortDate, country } = useFormat()
  const labels = useCustomerLabels()
  const customer = useCustomer(request)
  const t = (key: string) => translate(`resources.requests.aside.${key}`)
  const { name, email, detail } = request
  const orders = customer?.detail?.orders.slice(0, ORDERS_SHOWN) ?? []
  return (
    <>
      <FactBlock title={t('customer')}>
        <Typography variant="body2" component="div" sx={{ paddingTop: 0.75, overflowWrap: 'anywhere' }}>
          <div>
            {customer ? (
              <Link component={RouterLink} to={`/customers/${customer.id}/show`}>
                {name || customer.name || email}
              </Link>
            ) : (
              name
            )}
          </div>
          <div>
            <Link href={`mailto:${email}`}>{email}</Link>
          </div>
          <div>{country(request.country)}</div>
          {customer && <div>{labels.kind(customer)}</div>}
          {detail?.accountId === null && <div>{t('guest')}</div>}
        </Typography>
        <LocalTime
          country={request.country}
          chosenTimeZone={detail?.facts.find(({ timeZone }) => timeZone !== undefined)?.timeZone}
        />
      </FactBlock>
      {orders.length > 0 && (
        <FactBlock title={t('orders')}>
          {orders.map(({ id, number, placedAt, status }) => (
            <AsideLine key={id} start={shortDate(placedAt)}>
              <Link component={RouterLink} to={`/orders/${id}/show`}>
                {number}
              </Link>{' '}
              {translate(`resources.orders.values.status.${status}`)}
            </AsideLine>
          ))}
        </FactBlock>
      )}
      <ListsBlock lists={detail?.lists ?? []} />
    </>
  )
}

/** Returns the sender: the account's owner, or the customer with this email address. Null while loading. */
function useCustomer({ email, detail }: TeamRequest): TeamCustomer | null {
  const accountId = detail?.accountId ?? null
  const { data: matches = [] } = useGetList(
    'customers',
    { filter: { text: email }, pagination: { page: 1, perPage: 10 } },
    { enabled: accountId === null, retry: false },
  )
  const sender = matches
    .map((item) => teamCustomer.parse(item))
    .find((customer) => customer.email === email.toLowerCase())
  const id = accountId ?? sender?.id
  const { data } = useGetOne('customers', { id: id ?? '' }, { enabled: id !== undefined, retry: false })
  return teamCustomer.safeParse(data).data ?? null
}

/** The number of pieces shown initially, since a list may have hundreds. */
const INITIAL_PIECE_COUNT = 20

export function Pieces({ request: { pieces } }: { request: TeamRequest }) {
  const translate = useTranslate()
  const [areAllShown, setAllShown] = useState(false)
  if (pieces.length === 0) return null
  const shown = areAllShown ? pieces : pieces.slice(0, INITIAL_PIECE_COUNT)
  const hiddenCount = pieces.length - shown.length
  return (
    <FactBlock title={translate('resources.requests.aside.pieces', { count: pieces.length })}>
      {shown.map(({ picture, title, variantTitle, sku, artisan, section, quantity }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same piece may be in two sections, and pieces never move
        <Box key={index} sx={{ display: 'flex', gap: 1.5, paddingTop: 1 }}>
          <Thumbnail url={picture} width={64} />
          <Typography variant="body2" component="div" sx={{ overflowWrap: 'anywhere' }}>
            <div>
              {quantity > 1 && `${quantity} × `}
              {title}
            </div>
            <Box sx={{ color: 'text.secondary' }}>
              {[variantTitle, artisan, sku, section].filter(Boolean).map((line) => (
                <div key={line}>{line}</div>
              ))}
            </Box>
          </Typography>
        </Box>
      ))}
      {hiddenCount > 0 && (
        <Button size="small" onClick={() => setAllShown(true)} sx={{ marginTop: 1 }}>
          {translate('resources.requests.aside.more-pieces', { count: hiddenCount })}
        </Button>
      )}
    </FactBlock>
  )
}

/** Shows the quote of a request, or a button that creates one with the pieces of the request. */
export function RequestQuote({ request: { id, mergedInto } }: { request: TeamRequest }) {
  const { t, state, total } = useQuoteWords()
  const { data = [], isPending } = useGetList<TeamQuote>('quotes', {
    filter: { requestId: id },
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'updatedAt', order: 'DESC' },
  })
  const [quote] = data
  if (isPending || (!quote && mergedInto !== null)) return null
  return (
    <FactBlock title={t('name', { smart_count: 1 })}>
      {quote ? (
        <Typography variant="body2" component="div" sx={{ paddingTop: 0.75 }}>
          <Link component={RouterLink} to={`/quotes/${quote.id}/show`}>
            {quote.number}
          </Link>
          <div>{[state(quote), total(quote)].filter(Boolean).join(' · ')}</div>
        </Typography>
      ) : (
        <CreateQuote requestId={id} />
      )}
    </FactBlock>
  )
}

function CreateQuote({ requestId }: { requestId: string }) {
  const redirect = useRedirect()
  const { create } = useSave('quotes', teamQuote)
  const { t } = useQuoteWords()
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState('')
  async function createQuote() {
    setBusy(true)
    const outcome = await create({ requestId })
    if (outcome.kind === 'saved') return redirect('show', 'quotes', outcome.output.id)
    setRefusal(outcome.text)
    setBusy(false)
  }
  return (
    <>
      {refusal && (
        <Typography role="alert" color="error" variant="body2">
          {refusal}
        </Typography>
      )}
      <Typography variant="body2" sx={{ paddingBlock: 0.75 }}>
        {t('make-hint')}
      </Typography>
      <Button variant="outlined" disabled={isBusy} onClick={createQuote}>
        {t('make')}
      </Button>
    </>
  )
}
