import type { CalendarDate } from '../calendar/calendar-date.ts'

/** The two or three letters at the start of a house's order numbers. */
export const ORDER_PREFIX = /^[A-Z]{2,3}$/

/**
 * The customer-facing order number: 'BT-2611-000123' is order number 123 of a house with the prefix BT, placed in
 * November 2026. `sequence` counts all orders from 1 and never restarts; `placedOn` is the house's date.
 */
export function formatOrderNumber(prefix: string, sequence: number, placedOn: CalendarDate): string {
  if (!Number.isSafeInteger(sequence) || sequence < 1)
    throw new RangeError(`Not an order's sequence number: ${sequence}`)
  const [year = '', month = ''] = placedOn.split('-')
  return `${prefix}-${year.slice(-2)}${month}-${String(sequence).padStart(6, '0')}`
}

/** Parses a typed order number, ignoring case and spaces; null if it is invalid. */
export function parseOrderNumber(text: string): string | null {
  const number = text.trim().toUpperCase()
  return ORDER_NUMBER.test(number) ? number : null
}

const ORDER_NUMBER = /^[A-Z]{2,3}-\d{2}(0[1-9]|1[0-2])-\d{6,}$/
