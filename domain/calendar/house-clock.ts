import { addDays, type CalendarDate, calendarDateIn, clockTimeIn, isCalendarDate } from './calendar-date.ts'

const DAY_MS = 86_400_000

/** `2026-11-24T10:00` in a time zone: the format of a `datetime-local` field. */
export function formatLocalTime(timeZone: string, instant: Date): string {
  return `${calendarDateIn(timeZone, instant)}T${clockTimeIn(timeZone, instant)}`
}

/**
 * The instant of a local date and time; null for invalid text. When clocks go back, it is the first of the two
 * instants; when they go forward, a skipped hour is read as the one after it.
 */
export function parseLocalTime(timeZone: string, text: string): Date | null {
  const [date = '', time = ''] = text.split('T')
  if (!isCalendarDate(date) || !/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) return null
  const utc = Date.parse(`${text}Z`)
  const before = new Date(utc - offsetAt(timeZone, utc - DAY_MS))
  const after = new Date(utc - offsetAt(timeZone, utc + DAY_MS))
  return [before, after].find((instant) => formatLocalTime(timeZone, instant) === text) ?? before
}

/** The end of a day in a time zone: the following midnight. */
export function endOfDay(timeZone: string, date: CalendarDate): Date {
  const midnight = parseLocalTime(timeZone, `${addDays(date, 1)}T00:00`)
  if (midnight === null) throw new RangeError(`Not a date: ${date}`)
  return midnight
}

/** The offset from UTC in milliseconds. `instantMs` must be a whole minute. */
function offsetAt(timeZone: string, instantMs: number): number {
  return Date.parse(`${formatLocalTime(timeZone, new Date(instantMs))}Z`) - instantMs
}
