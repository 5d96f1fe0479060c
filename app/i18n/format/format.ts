import type { CalendarDate } from '#domain/calendar/calendar-date.ts'
import type { Currency, Money } from '#domain/money/money.ts'
import type { Measure } from '#domain/product/units.ts'

/**
 * Formats an amount for a locale, without decimals when it is whole: '$4,850', '12,50 €'. Creating a formatter costs 30
 * times as much as using one, so there is one per locale and currency.
 */
export function formatMoney({ amountMinor, currency }: Money, tag: string): string {
  return moneyFormat(tag, currency).format(amountMinor / 100)
}

/** Formats a number with at most one decimal: '1,250'. */
export function formatNumber(value: number, tag: string): string {
  return numberFormat(tag).format(value)
}

/** Formats a measure with its unit: '34.6 in', '42,3 kg'. */
export function formatMeasure({ value, unit }: Measure, tag: string): string {
  return unitFormat(tag, unit).format(value)
}

/** Formats a calendar date, which has no time zone: 'March 12, 2027', '12. März 2027'. */
export function formatDate(date: CalendarDate, tag: string): string {
  return dateFormat(tag).format(new Date(`${date}T00:00:00Z`))
}

const UNIT_NAMES = { in: 'inch', cm: 'centimeter', kg: 'kilogram', lb: 'pound' } as const

const moneyFormat = memoize(
  (tag: string, currency: Currency) =>
    new Intl.NumberFormat(tag, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' }),
)
const numberFormat = memoize((tag: string) => new Intl.NumberFormat(tag, { maximumFractionDigits: 1 }))
const unitFormat = memoize(
  (tag: string, unit: Measure['unit']) =>
    new Intl.NumberFormat(tag, { style: 'unit', unit: UNIT_NAMES[unit], maximumFractionDigits: 1 }),
)
const dateFormat = memoize(
  (tag: string) => new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }),
)

function memoize<Key extends string[], Formatter>(
  create: (...key: Key) => Formatter,
): (...key: Key) => Formatter {
  const formatters = new Map<string, Formatter>()
  return (...key) => {
    const name = key.join('|')
    const known = formatters.get(name) ?? create(...key)
    formatters.set(name, known)
    return known
  }
}

/** Formats an ISO 8601 time to the minute in UTC: '22 Nov 2026, 12:05 UTC'. */
export function formatUtcTime(time: string, tag: string): string {
  const parts = {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  } as const
  const format = new Intl.DateTimeFormat(tag, { ...parts, timeZone: 'UTC', timeZoneName: 'short' })
  return format.format(new Date(time))
}
