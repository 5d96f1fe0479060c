import { addDays, type CalendarDate, calendarDateIn } from '../house/calendar-date.ts'
import type { QuoteState } from './quote-lifecycle.ts'

/** How many days before the last one a client is reminded. */
export const REMINDER_DAYS = 3

/** The last version of a quote, as far as its validity is concerned. Dates are those of the house's calendar. */
type Validity = { state: QuoteState; validUntil: CalendarDate }

/** Whether a quote that waits for the client, or for their payment, has become too old. */
export function isQuoteOver({ state, validUntil }: Validity, today: CalendarDate): boolean {
  return (state === 'sent' || state === 'accepted') && today > validUntil
}

/**
 * Whether the client is to be reminded today: three days before the last one or later, but not on the day on which the version was
 * sent.
 */
export function isReminderDue(
  { state, validUntil, sentOn }: Validity & { sentOn: CalendarDate },
  today: CalendarDate,
): boolean {
  const isOpen = state === 'sent' || state === 'accepted'
  return isOpen && today > sentOn && today <= validUntil && addDays(today, REMINDER_DAYS) >= validUntil
}

/** How many days are left, today included; 0 once it is over. */
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
