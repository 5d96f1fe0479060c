import type { WireMoney } from '#contracts/order/wire-money.ts'
import { lastPaymentDay } from '#domain/order/unpaid-orders.ts'

/**
 * Formats the dates and amounts of an order for emails and documents. `tag` is a language tag with a country, such as
 * `de-AT`; `timeZone` is that of the house.
 */
export function createOrderFormats(tag: string, timeZone: string) {
  const date = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' })
  const share = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 1 })
  const day = (calendarDate: string) => date.format(new Date(`${calendarDate}T00:00:00Z`))
  return {
    day,
    /** Returns the last day on which a payment due at this time is on time, or empty text if none is due. */
    lastPaymentDay: (dueAt: string | null) =>
      dueAt === null ? '' : day(lastPaymentDay(new Date(dueAt), timeZone)),
    money: ({ amount, currencyCode }: WireMoney) =>
      new Intl.NumberFormat(tag, { style: 'currency', currency: currencyCode }).format(Number(amount)),
    percent: (percentage: number) => share.format(percentage / 100),
  }
}
export type OrderFormats = ReturnType<typeof createOrderFormats>
