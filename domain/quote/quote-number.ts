import type { CalendarDate } from '../calendar/calendar-date.ts'

/**
 * The quote number that people read and write: 'Q-26-000012' is quote number 12, created in 2026. `sequence` counts all
 * quotes from 1 and never restarts; `createdOn` is the house's date.
 */
export function formatQuoteNumber(sequence: number, createdOn: CalendarDate): string {
  if (!Number.isSafeInteger(sequence) || sequence < 1)
    throw new RangeError(`Not a quote's sequence number: ${sequence}`)
  return `Q-${createdOn.slice(2, 4)}-${String(sequence).padStart(6, '0')}`
}
