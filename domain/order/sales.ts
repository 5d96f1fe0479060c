import { type CalendarDate, calendarDateIn, HOUSE_TIME_ZONE } from '../house/calendar-date.ts'
import type { TaxLine } from '../money/tax.ts'

/** What is needed of an order to count its sale. Amounts in minor units of its currency. */
export type SoldOrder = {
  /** When it was paid, or its payment authorized. */
  readonly paidAt: Date
  /** Null unless it was canceled afterwards. */
  readonly cancelledAt: Date | null
  /** The pieces after discounts, without shipping, with the tax that their prices include. */
  readonly goodsMinor: number
  /** Goods and shipping after discounts. */
  readonly totalMinor: number
  readonly taxes: Pick<TaxLine, 'kind'> & { readonly ratePercent?: number }
  /** Partial refunds, without that of a cancellation. */
  readonly refunds: readonly { readonly amountMinor: number; readonly at: Date }[]
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
  const { paidAt, cancelledAt, goodsMinor, totalMinor, taxes, refunds } = order
  const rate = taxes.kind === 'included' ? (taxes.ratePercent ?? 0) : 0
  const soldMinor = Math.round((goodsMinor * 100) / (100 + rate))
  const entries: SalesEntry[] = [
    { day: dayOf(paidAt), amountMinor: soldMinor, orders: cancelledAt === null ? 1 : 0 },
  ]
  let leftMinor = soldMinor
  for (const { amountMinor, at } of refunds) {
    const share = totalMinor === 0 ? 0 : Math.round((soldMinor * amountMinor) / totalMinor)
    const backMinor = Math.min(leftMinor, share)
    leftMinor -= backMinor
    entries.push({ day: dayOf(at), amountMinor: 0 - backMinor, orders: 0 })
  }
  if (cancelledAt !== null) entries.push({ day: dayOf(cancelledAt), amountMinor: 0 - leftMinor, orders: 0 })
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

const dayOf = (moment: Date) => calendarDateIn(HOUSE_TIME_ZONE, moment)
