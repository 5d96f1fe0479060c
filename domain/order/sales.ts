import type { CalendarDate } from '../calendar/calendar-date.ts'

export type SoldOrder = {
  /** When the order was paid, or its payment authorized. */
  readonly paidOn: CalendarDate
  readonly cancelledOn: CalendarDate | null
  /** Pieces after discounts, without shipping, including tax if prices include it. */
  readonly goodsMinor: number
  /** Pieces and shipping after discounts. */
  readonly totalMinor: number
  /** The rate of the included tax; null if the country collects its own. */
  readonly taxPercent: number | null
  /** Partial refunds, excluding the refund of a cancellation. */
  readonly refunds: readonly { readonly amountMinor: number; readonly on: CalendarDate }[]
}

/**
 * A sale or, if negative, a refund, on a day in the house's calendar. `orders` is 1 for a sale that was not canceled.
 */
export type SalesEntry = {
  readonly day: CalendarDate
  readonly amountMinor: number
  readonly orders: 0 | 1
}

/**
 * Sales by day, without tax and shipping: the pieces are added when the order is paid, each refund is deducted in
 * proportion when it is requested, and the rest when the order is canceled.
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
    const refundedMinor = Math.min(leftMinor, share)
    leftMinor -= refundedMinor
    entries.push({ day: on, amountMinor: 0 - refundedMinor, orders: 0 })
  }
  if (cancelledOn !== null) entries.push({ day: cancelledOn, amountMinor: 0 - leftMinor, orders: 0 })
  return entries
}

export type SalesByDay = {
  readonly totalMinor: number
  readonly orders: number
  readonly byDay: readonly { readonly amountMinor: number; readonly orders: number }[]
}

/** Sums the entries by day and ignores other days. */
export function sumSalesByDay(entries: readonly SalesEntry[], days: readonly CalendarDate[]): SalesByDay {
  const entriesByDay = Map.groupBy(entries, ({ day }) => day)
  const byDay = days.map((day) => {
    const dayEntries = entriesByDay.get(day) ?? []
    return {
      amountMinor: dayEntries.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
      orders: dayEntries.reduce((sum, { orders }) => sum + orders, 0),
    }
  })
  return {
    totalMinor: byDay.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
    orders: byDay.reduce((sum, { orders }) => sum + orders, 0),
    byDay,
  }
}
