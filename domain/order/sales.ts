import type { CalendarDate } from '../calendar/calendar-date.ts'

export type SoldOrder = {
  /** When it was paid, or its payment authorized. */
  readonly paidOn: CalendarDate
  readonly cancelledOn: CalendarDate | null
  /** Pieces after discounts, without shipping, including tax where prices include it. */
  readonly goodsMinor: number
  /** Goods and shipping after discounts. */
  readonly totalMinor: number
  /** The rate of the included tax; null if the country collects its own. */
  readonly taxPercent: number | null
  /** Partial refunds, without the refund of a cancellation. */
  readonly refunds: readonly { readonly amountMinor: number; readonly on: CalendarDate }[]
}

/** A sale or, if negative, a refund, on a day of the house. `orders` is 1 for a sale that was not canceled. */
export type SalesEntry = {
  readonly day: CalendarDate
  readonly amountMinor: number
  readonly orders: 0 | 1
}

/**
 * Sales by day, without tax and shipping: the pieces when the order is paid, minus each refund in proportion when it
 * was requested, minus the rest when it is canceled.
 */
export function salesEntries(order: SoldOrder): SalesEntry[] {
  const { paidOn, cancelledOn, goodsMinor, totalMinor, taxPercent, refunds } = order
  const soldMinor = Math.round((goodsMinor * 100) / (100 + (taxPercent ?? 0)))
  const entries: SalesEntry[] = [
    { day: paidOn, amountMinor: soldMinor, orders: cancelledOn === null ? 1 : 0 },
  ]
  let leftMinor = soldMinor
  for (const { amountMinor, on } of refunds) {
    const share = totalMinor === 0 ? 0 : Math.round((soldMinor * amountMinor) / totalMinor)
    const backMinor = Math.min(leftMinor, share)
    leftMinor -= backMinor
    entries.push({ day: on, amountMinor: 0 - backMinor, orders: 0 })
  }
  if (cancelledOn !== null) entries.push({ day: cancelledOn, amountMinor: 0 - leftMinor, orders: 0 })
  return entries
}

export type SalesByDay = {
  readonly totalMinor: number
  readonly orders: number
  readonly byDay: readonly { readonly amountMinor: number; readonly orders: number }[]
}

/** Sums the entries by day; other days are left out. */
export function salesOfDays(entries: readonly SalesEntry[], days: readonly CalendarDate[]): SalesByDay {
  const entriesOf = Map.groupBy(entries, ({ day }) => day)
  const byDay = days.map((day) => {
    const ofDay = entriesOf.get(day) ?? []
    return {
      amountMinor: ofDay.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
      orders: ofDay.reduce((sum, { orders }) => sum + orders, 0),
    }
  })
  return {
    totalMinor: byDay.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
    orders: byDay.reduce((sum, { orders }) => sum + orders, 0),
    byDay,
  }
}
