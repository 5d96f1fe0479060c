import { addDays, type CalendarDate, calendarDateIn, clockTimeIn, isCalendarDate } from './calendar-date.ts'

const DAY_MS = 86_400_000

/** An instant as a clock in a time zone shows it: `2026-11-24T10:00`, as a browser's field for dates and times has it. */
export function clockIn(timeZone: string, instant: Date): string {
  return `${calendarDateIn(timeZone, instant)}T${clockTimeIn(timeZone, instant)}`
}

/**
 * The instant at which a clock in a time zone shows a date and time; null if it is none. When clocks go back, the first
 * of both; when they go forward, an hour that does not exist is the one after it.
 */
export function instantIn(timeZone: string, text: string): Date | null {
  const [date = '', time = ''] = text.split('T')
  if (!isCalendarDate(date) || !/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) return null
  const utc = Date.parse(`${text}Z`)
  const before = new Date(utc - offsetAt(timeZone, utc - DAY_MS))
  const after = new Date(utc - offsetAt(timeZone, utc + DAY_MS))
  return [before, after].find((instant) => clockIn(timeZone, instant) === text) ?? before
}

/** The end of a day in a time zone: its midnight. */
export function endOfDay(timeZone: string, date: CalendarDate): Date {
  const midnight = instantIn(timeZone, `${addDays(date, 1)}T00:00`)
  if (midnight === null) throw new RangeError(`Not a date: ${date}`)
  return midnight
}

/** By how many milliseconds clocks are ahead of UTC at a whole minute. */
function offsetAt(timeZone: string, minute: number): number {
  return Date.parse(`${clockIn(timeZone, new Date(minute))}Z`) - minute
}
