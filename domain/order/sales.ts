import type { CalendarDate } from '../house/calendar-date.ts'

/** What is needed of an order to count its sale. Amounts in minor units of its currency, days of the house. */
export type SoldOrder = {
  /** When it was paid, or its payment authorized. */
  readonly paidOn: CalendarDate
  /** Null unless it was canceled afterwards. */
  readonly cancelledOn: CalendarDate | null
  /** The pieces after discounts, without shipping, with the tax that their prices include. */
  readonly goodsMinor: number
  /** Goods and shipping after discounts. */
  readonly totalMinor: number
  /** The rate of the tax that prices include; null if the country collects its own. */
  readonly taxPercent: number | null
  /** Partial refunds, without that of a cancellation. */
  readonly refunds: readonly { readonly amountMinor: number; readonly on: CalendarDate }[]
}

/** A sale or, if negative, what was taken back, on a day of the house. `orders`: 1 for a sale that was not canceled. */
export type SalesEntry = {
  readonly day: CalendarDate
  readonly amountMinor: number
  readonly orders: 0 | 1
}

/**
 * What an order adds to the sales of which day: its pieces without tax and shipping when it is paid, less each refund
 * in proportion when it was requested, less the rest when it is canceled.
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

/** The entries of these days, added up by day; those of other days are left out. */
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
