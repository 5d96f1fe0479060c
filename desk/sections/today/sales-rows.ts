import type { SalesResponse } from '#contracts/team/sales.ts'
import type { Cell } from '#domain/files/csv.ts'

/** Returns one row per day and currency. */
export function salesRows({ days, currencies }: SalesResponse): Cell[][] {
  return days.flatMap((day, index) =>
    currencies.map(({ currency, byDay }): Cell[] => {
      const { amountMinor = 0, orders = 0 } = byDay[index] ?? {}
      return [day, currency, { decimal: (amountMinor / 100).toFixed(2) }, orders]
    }),
  )
}
