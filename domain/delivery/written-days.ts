import type { DeliveryWindow } from './delivery-promise.ts'

/** Formats a date range in a locale: 'March 12 – 19, 2027', '12.–19. März 2027'. */
export function writeDays({ from, to }: DeliveryWindow, tag: string): string {
  const format = FORMATS.get(tag) ?? new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' })
  FORMATS.set(tag, format)
  // The Italian pattern for two months would write '06 gennaio'.
  return format
    .formatRangeToParts(new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`))
    .map(({ type, value }) => (type === 'day' ? String(Number(value)) : value))
    .join('')
}

const FORMATS = new Map<string, Intl.DateTimeFormat>()
