import { calendarDateIn } from '#domain/calendar/calendar-date.ts'
import { createOrderFormats } from '#services/kernel/order-rows/order-formats.ts'

/** Returns the formats of documents in a locale. Days are in the house's time zone. */
export function documentFormats(tag: string, timeZone: string) {
  const { day, ...figures } = createOrderFormats(tag, timeZone)
  return {
    ...figures,
    day,
    dayOf: (time: string) => day(calendarDateIn(timeZone, new Date(time))),
  }
}
export type DocumentFormats = ReturnType<typeof documentFormats>
