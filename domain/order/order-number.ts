import { calendarDateIn, HOUSE_TIME_ZONE } from '../house/calendar-date.ts'

/**
 * The customer-facing order number: 'BT-2611-000123' is the 123rd order, placed in November 2026 by the house's
 * calendar. `sequence` counts all orders from 1 and never restarts.
 */
export function formatOrderNumber(sequence: number, placedAt: Date): string {
  if (!Number.isSafeInteger(sequence) || sequence < 1)
    throw new RangeError(`Not an order's place: ${sequence}`)
  const [year = '', month = ''] = calendarDateIn(HOUSE_TIME_ZONE, placedAt).split('-')
  return `${PREFIX}-${year.slice(-2)}${month}-${String(sequence).padStart(6, '0')}`
}

/** Parses a typed order number, ignoring case and blanks; null if it is none. */
export function parseOrderNumber(text: string): string | null {
  const number = text.trim().toUpperCase()
  return ORDER_NUMBER.test(number) ? number : null
}

const PREFIX = 'BT'
const ORDER_NUMBER = /^BT-\d{2}(0[1-9]|1[0-2])-\d{6,}$/
