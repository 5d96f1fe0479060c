import { addDays, type CalendarDate, calendarDateIn } from '../calendar/calendar-date.ts'
import type { QuoteState } from './quote-lifecycle.ts'

export const REMINDER_DAYS = 3

/** Dates are by the house's calendar. */
type Validity = { state: QuoteState; validUntil: CalendarDate }

/** Whether an offer that awaits the client or the payment has expired. */
export function isQuoteOver({ state, validUntil }: Validity, today: CalendarDate): boolean {
  return (state === 'sent' || state === 'accepted') && today > validUntil
}

/** From three days before the last day on, but not on the day on which the version was sent. */
export function isReminderDue(
  { state, validUntil, sentOn }: Validity & { sentOn: CalendarDate },
  today: CalendarDate,
): boolean {
  const isOpen = state === 'sent' || state === 'accepted'
  return isOpen && today > sentOn && today <= validUntil && addDays(today, REMINDER_DAYS) >= validUntil
}

/** Includes today; 0 once it is over. */
export function daysLeft(validUntil: CalendarDate, today: CalendarDate): number {
  const days = (Date.parse(validUntil) - Date.parse(today)) / 86_400_000
  return Math.max(0, days + 1)
}

/** The first moment after a day in a time zone. */
export function endOfDay(day: CalendarDate, timeZone: string): Date {
  const next = addDays(day, 1)
  const start = Date.parse(`${next}T00:00:00Z`)
  // No zone is further from UTC than 14 hours; the zones change their offset in steps of 15 minutes.
  for (let minutes = -14 * 60; minutes <= 14 * 60; minutes += 15) {
    const moment = new Date(start + minutes * 60_000)
    if (calendarDateIn(timeZone, moment) === next) return moment
  }
  throw new RangeError(`No end of ${day} in ${timeZone}`)
}
