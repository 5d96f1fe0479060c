import type { SalesResponse } from '../../../../contracts/team/sales.ts'

/** One line for each day and currency, the amount as a decimal without a sign of the currency. */
export function salesCsv({ days, currencies }: SalesResponse): string {
  const lines = days.flatMap((day, at) =>
    currencies.map(({ currency, byDay }) => {
      const { amountMinor = 0, orders = 0 } = byDay[at] ?? {}
      return [day, currency, (amountMinor / 100).toFixed(2), orders].join(',')
    }),
  )
  return ['day,currency,sales,orders', ...lines, ''].join('\r\n')
}
