import type { CalendarDate } from '../calendar/calendar-date.ts'

/**
 * 'R-26-000123' is request number 123, received in 2026. `sequence` counts all requests from 1 and never restarts;
 * `receivedOn` is the house's date.
 */
export function formatRequestNumber(sequence: number, receivedOn: CalendarDate): string {
  if (!Number.isSafeInteger(sequence) || sequence < 1)
    throw new RangeError(`Not a request's sequence number: ${sequence}`)
  return `R-${receivedOn.slice(2, 4)}-${String(sequence).padStart(6, '0')}`
}
