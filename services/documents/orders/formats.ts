import type { WireMoney } from '#contracts/order/wire-money.ts'
import { calendarDateIn, HOUSE_TIME_ZONE } from '#domain/house/calendar-date.ts'

/** Formats of documents in a locale. Days are the house's. */
export function documentFormats(tag: string) {
  const date = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' })
  const percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 1 })
  const day = (calendarDate: string) => date.format(new Date(`${calendarDate}T00:00:00Z`))
  return {
    day,
    dayOf: (moment: string) => day(calendarDateIn(HOUSE_TIME_ZONE, new Date(moment))),
    money: ({ amount, currencyCode }: WireMoney) =>
      new Intl.NumberFormat(tag, { style: 'currency', currency: currencyCode }).format(Number(amount)),
    percent: (percentage: number) => percent.format(percentage / 100),
  }
}
export type DocumentFormats = ReturnType<typeof documentFormats>
