import { useTranslate } from 'react-admin'
import { ValueBars } from '../../../charts/value-bars.tsx'
import { useFormat } from '../../../format/use-format.ts'
import type { CurrencyOfSales } from './use-sales.ts'

/** A bar for each day, today's in the accent color. */
export function SalesBars({
  days,
  sales: { currency, byDay },
}: {
  days: readonly string[]
  sales: CurrencyOfSales
}) {
  const translate = useTranslate()
  const { day, wholeMoney } = useFormat()
  return (
    <ValueBars
      label={translate('sales.chart')}
      upperText={(upper) => wholeMoney(upper * 100, currency)}
      lastLabel={translate('sales.today')}
      parts={days.map((date, at) => {
        const { amountMinor = 0, orders = 0 } = byDay[at] ?? {}
        const words = translate('sales.day', {
          day: day(date),
          sales: wholeMoney(amountMinor, currency),
          orders,
        })
        return { key: date, value: amountMinor / 100, label: day(date), words }
      })}
    />
  )
}
