import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { TeamOrder } from '../../../contracts/team/order.ts'
import { useFormat } from '../../format/use-format.ts'

export function OrderTotals({
  order: { totals, promotions, shippingTitle, isSamples },
}: {
  order: TeamOrder
}) {
  const translate = useTranslate()
  const { money } = useFormat()
  const word = (name: string) => translate(`resources.orders.totals.${name}`)
  if (isSamples) return null
  const rows: [string, string][] = [
    [word('subtotal'), money(totals.subtotal)],
    ...promotions.map(({ title, amount }): [string, string] => [title, `−${money(amount)}`]),
    [shippingTitle ?? word('shipping'), money(totals.shipping)],
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
    [word('total'), money(totals.total)],
    ...(Number(totals.giftCards.amount) > 0
      ? [
          [word('gift-cards'), `−${money(totals.giftCards)}`] as [string, string],
          [word('due'), money(totals.due)] as [string, string],
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
