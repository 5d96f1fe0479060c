import type { CalendarDate } from '../calendar/calendar-date.ts'
import type { DeliveryWindow } from './delivery-promise.ts'

/** Formats a date range in a locale: 'March 12 – 19, 2027', '12.–19. März 2027'. */
export function formatDateRange({ from, to }: DeliveryWindow, tag: string): string {
  const format = FORMATS.get(tag) ?? new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' })
  FORMATS.set(tag, format)
  // The Italian pattern for two months would write '06 gennaio'.
  return format
    .formatRangeToParts(new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`))
    .map(({ type, value }) => (type === 'day' ? String(Number(value)) : value))
    .join('')
}

/**
 * A short date: 'Dec 22', or 'Dec 22, 2026' if it is not in the current year, since it could otherwise be taken for the
 * next December 22.
 */
export function formatShortDate(
  day: CalendarDate,
  { tag, today }: { tag: string; today: CalendarDate },
): string {
  const isThisYear = day.slice(0, 4) === today.slice(0, 4)
  const style = isThisYear
    ? ({ day: 'numeric', month: 'short' } as const)
    : ({ dateStyle: 'medium' } as const)
  return new Intl.DateTimeFormat(tag, { ...style, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
}

const FORMATS = new Map<string, Intl.DateTimeFormat>()
