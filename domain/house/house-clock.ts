import { calendarDateIn, clockTimeIn, HOUSE_TIME_ZONE, isCalendarDate } from './calendar-date.ts'

const HOUR_MS = 3_600_000

/** An instant as a clock in Milan shows it: `2026-11-24T10:00`, as a browser's field for dates and times has it. */
export function toHouseTime(instant: Date): string {
  return `${calendarDateIn(HOUSE_TIME_ZONE, instant)}T${clockTimeIn(HOUSE_TIME_ZONE, instant)}`
}

/**
 * The instant at which a clock in Milan shows a date and time; null if it is none. When clocks go back, the first of
 * both; when they go forward, an hour that does not exist is the one after it.
 */
export function fromHouseTime(text: string): Date | null {
  const [date = '', time = ''] = text.split('T')
  if (!isCalendarDate(date) || !/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) return null
  const utc = Date.parse(`${date}T${time}:00Z`)
  const offsets = [2, 1].map((hours) => new Date(utc - hours * HOUR_MS))
  return offsets.find((instant) => toHouseTime(instant) === text) ?? new Date(utc - HOUR_MS)
}
