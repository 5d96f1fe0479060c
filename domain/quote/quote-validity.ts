import { addDays, type CalendarDate, calendarDateIn } from '../calendar/calendar-date.ts'
import type { QuoteState } from './quote-lifecycle.ts'

export const REMINDER_DAYS = 3

/** Dates are in the house's calendar. */
type Validity = { state: QuoteState; validUntil: CalendarDate }

/** Whether an offer that awaits the client or the payment has expired. */
export function isQuoteExpired({ state, validUntil }: Validity, today: CalendarDate): boolean {
  return (state === 'sent' || state === 'accepted') && today > validUntil
}

/** A reminder is due from three days before the last valid day, but not on the day on which the version was sent. */
export function isReminderDue(
  { state, validUntil, sentOn }: Validity & { sentOn: CalendarDate },
  today: CalendarDate,
): boolean {
  const isOpen = state === 'sent' || state === 'accepted'
  return isOpen && today > sentOn && today <= validUntil && addDays(today, REMINDER_DAYS) >= validUntil
}

/** How many days an offer remains valid, including today; 0 once it has expired. */
export function daysLeft(validUntil: CalendarDate, today: CalendarDate): number {
  const days = (Date.parse(validUntil) - Date.parse(today)) / 86_400_000
  return Math.max(0, days + 1)
}

/** The first instant after a day in a time zone. */
export function endOfDay(day: CalendarDate, timeZone: string): Date {
  const next = addDays(day, 1)
  const start = Date.parse(`${next}T00:00:00Z`)
  // No time zone is more than 14 hours from UTC, and offsets change in steps of 15 minutes.
  for (let minutes = -14 * 60; minutes <= 14 * 60; minutes += 15) {
    const instant = new Date(start + minutes * 60_000)
    if (calendarDateIn(timeZone, instant) === next) return instant
  }
  throw new RangeError(`No end of ${day} in ${timeZone}`)
}
