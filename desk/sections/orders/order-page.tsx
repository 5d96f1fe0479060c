import { Box, Link, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import type { TeamOrder } from '#contracts/team/order.ts'
import { ActionBar } from '#desk/actions/action-bar.tsx'
import { History, type HistoryEntry, useColleagues } from '#desk/detail/history.tsx'
import { useFormat } from '#desk/format/use-format.ts'
import { BackToList, Page } from '#desk/page/page.tsx'
import { useDesk } from '#desk/provider/desk-context.ts'
import { getListUrl } from '#desk/waiting/waiting.ts'
import { hasRole } from '#domain/team/roles.ts'
import { OrderFacts, useFormatMinor } from './order-facts.tsx'
import { getBuyerName, useDescribeStage, useOrderEmails } from './order-labels.ts'
import { OrderLines } from './order-lines.tsx'
import { useOrderActions } from './use-order-actions.ts'

/** Actions that are omitted from the history, which shows the notes and refunds themselves. */
const OMITTED_ACTIONS = ['add-note', 'refund']

type TeamRefund = NonNullable<TeamOrder['detail']>['refunds'][number]

export function OrderPage({ item: order }: { item: TeamOrder }) {
  const translate = useTranslate()
  const { session } = useDesk()
  const { date } = useFormat()
  const describeStage = useDescribeStage()
  const getActions = useOrderActions()
  const name = translate('resources.orders.name', { smart_count: 1 })
  return (
    <Page
      title={`${name} ${order.number}`}
      above={<BackToList />}
      below={`${getBuyerName(order)} · ${date(order.placedAt)} · ${describeStage(order)}`}
    >
      <ActionBar
        resource="orders"
        item={order}
        actions={getActions(order).filter(({ roles }) => hasRole(session.roles, roles))}
      />
      <Box
        sx={{
          display: 'grid',
          gap: 5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 18rem' },
        }}
      >
        <div>
          <OrderLines order={order} />
          <OrderTotals order={order} />
          <OrderHistory order={order} />
        </div>
        <div>
          <OrderFacts order={order} />
          {hasRole(session.roles, ['care']) && (
            <Link
              component={RouterLink}
              to={getListUrl({ resource: 'requests', filter: { orderNumber: order.number }, sort: null })}
            >
              {translate('resources.orders.requests')}
            </Link>
          )}
        </div>
      </Box>
    </Page>
  )
}

/** Shows when the order was placed, emails to the buyer, and the team's actions and notes. */
function OrderHistory({ order }: { order: TeamOrder }) {
  const translate = useTranslate()
  const { settings } = useDesk()
  const getColleagueName = useColleagues()
  const emails = useOrderEmails(order.id)
  const formatMinor = useFormatMinor(order)
  const t = (key: string, values = {}) => translate(`resources.orders.${key}`, values)
  const describeRefund = ({ amountMinor, reason, cause, lines, shippingMinor }: TeamRefund) => {
    const pieces = lines.map(({ lineId, quantity }) =>
      t('refunds.line', { quantity, title: order.lines.find(({ id }) => id === lineId)?.title ?? '' }),
    )
    const parts = [...pieces, ...(shippingMinor > 0 ? [t('refunds.shipping')] : [])]
    return [
      t(reason === 'credited' ? 'refunds.credited' : 'refunds.refunded', {
        amount: formatMinor(amountMinor),
      }),
      parts.join(', '),
      cause === null ? '' : t(`refunds.causes.${cause}`),
    ]
      .filter((part) => part !== '')
      .join(' · ')
  }
  const others: HistoryEntry[] = [
    { id: 'placed', at: order.placedAt, who: getBuyerName(order), what: t('placed') },
    ...(order.detail?.notes ?? []).map(({ id, at, accountId, text }) => ({
      id,
      at,
      who: getColleagueName(accountId),
      what: t('noted', { text }),
    })),
    ...(order.detail?.refunds ?? []).map((refund) => ({
      id: refund.id,
      at: refund.requestedAt,
      who: refund.accountId === null ? settings.house : getColleagueName(refund.accountId),
      what: describeRefund(refund),
    })),
    ...emails.map(({ id, createdAt, subject }) => ({
      id,
      at: createdAt,
      who: settings.house,
      what: (
        <Link component={RouterLink} to={`/emails/${id}/show`}>
          {t('emailed', { subject: subject || translate('resources.emails.removed') })}
        </Link>
      ),
    })),
  ]
  return (
    <History
      resource="orders"
      item={order}
      title={t('history')}
      others={others}
      omittedActions={OMITTED_ACTIONS}
    />
  )
}

function OrderTotals({ order: { totals, promotions, shippingTitle, isSamples } }: { order: TeamOrder }) {
  const translate = useTranslate()
  const { money } = useFormat()
  const t = (name: string) => translate(`resources.orders.totals.${name}`)
  if (isSamples) return null
  const rows: [string, string][] = [
    [t('subtotal'), money(totals.subtotal)],
    ...promotions.map(({ title, amount }): [string, string] => [title, `−${money(amount)}`]),
    [shippingTitle ?? t('shipping'), money(totals.shipping)],
    ...(totals.taxes.kind === 'included'
      ? [
          [
            translate('resources.orders.totals.taxes', { rate: totals.taxes.ratePercent }),
            money(totals.taxes.amount),
          ] as [string, string],
        ]
      : []),
    ...(totals.taxes.kind === 'exempt'
      ? [
          [
            translate('resources.orders.totals.exempt', { number: totals.taxes.taxNumber }),
            totals.taxes.amount ? `−${money(totals.taxes.amount)}` : '',
          ] as [string, string],
        ]
      : []),
    [t('total'), money(totals.total)],
    ...(Number(totals.giftCards.amount) > 0
      ? [
          [t('gift-cards'), `−${money(totals.giftCards)}`] as [string, string],
          [t('due'), money(totals.due)] as [string, string],
        ]
      : []),
  ]
  return (
    <Box component="dl" sx={{ marginTop: -2, marginBottom: 4, marginLeft: 'auto', maxWidth: '22rem' }}>
      {rows.map(([name, amount]) => (
        <Box key={name} sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, paddingY: 0.25 }}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {name}
          </Typography>
          <Typography component="dd" variant="body2" sx={{ margin: 0 }}>
            {amount}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}
