/** A day of the calendar as yyyy-MM-dd, which sorts and compares as text. */
export type CalendarDate = string

/** The house's own day changes in Milan. */
export const HOUSE_TIME_ZONE = 'Europe/Rome'

/** The day it is somewhere at an instant. */
export function calendarDateIn(timeZone: string, instant: Date): CalendarDate {
  const parts = new Map(
    formatterOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  )
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`
}

/** The time it is somewhere at an instant, as HH:mm. */
export function clockTimeIn(timeZone: string, instant: Date): string {
  const parts = new Map(
    formatterOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  )
  return `${parts.get('hour')}:${parts.get('minute')}`
}

/** Whether a text names a day that exists: '2027-02-29' does not. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = FORMATTER_BY_TIME_ZONE.get(timeZone)
  if (known) return known
  const formatter = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  FORMATTER_BY_TIME_ZONE.set(timeZone, formatter)
  return formatter
}

const FORMATTER_BY_TIME_ZONE = new Map<string, Intl.DateTimeFormat>()
