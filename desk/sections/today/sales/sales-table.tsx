import { Box } from '@mui/material'
import { useTranslate } from 'react-admin'
import { HIDDEN } from '../../../charts/hidden-table.ts'
import { useFormat } from '../../../format/use-format.ts'
import type { CurrencyOfSales } from './use-sales.ts'

/** The days with sales, for screen readers. */
export function SalesTable({
  days,
  sales: { currency, byDay },
  nameId,
}: {
  days: readonly string[]
  sales: CurrencyOfSales
  nameId: string
}) {
  const translate = useTranslate()
  const { day, wholeMoney } = useFormat()
  return (
    <Box sx={HIDDEN}>
      <table aria-labelledby={nameId}>
        <thead>
          <tr>
            <th scope="col">{translate('sales.columns.day')}</th>
            <th scope="col">{translate('sales.columns.sales')}</th>
            <th scope="col">{translate('sales.columns.orders')}</th>
          </tr>
        </thead>
        <tbody>
          {byDay.map(({ amountMinor, orders }, at) => (
            <tr key={days[at]}>
              <th scope="row">{day(days[at] ?? '')}</th>
              <td>{wholeMoney(amountMinor, currency)}</td>
              <td>{orders}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  )
}
