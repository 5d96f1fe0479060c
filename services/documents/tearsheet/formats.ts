import type { Currency } from '#domain/money/money.ts'
import type { Measure } from '#domain/product/units.ts'

const UNIT_NAMES = { in: 'inch', cm: 'centimeter', kg: 'kilogram', lb: 'pound' } as const

/**
 * Returns the number formats of a tearsheet, which match those of the product page. `tag` is the language with the
 * country.
 */
export function tearsheetFormats(tag: string) {
  const number = new Intl.NumberFormat(tag, { maximumFractionDigits: 1 })
  const date = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' })
  const measure = ({ value, unit }: Measure) =>
    new Intl.NumberFormat(tag, {
      style: 'unit',
      unit: UNIT_NAMES[unit],
      maximumFractionDigits: 1,
    }).format(value)
  return {
    measure,
    count: (count: number) => number.format(count),
    /** Formats dimensions with the unit once: `34.6 × 33.1 × 29.5 in`. */
    dimensions: (measures: readonly Measure[]) =>
      measures
        .map((size, index) => (index < measures.length - 1 ? number.format(size.value) : measure(size)))
        .join(' × '),
    day: (calendarDate: string) => date.format(new Date(`${calendarDate}T00:00:00Z`)),
    price: (amountMinor: number, currency: Currency) =>
      new Intl.NumberFormat(tag, {
        style: 'currency',
        currency,
        trailingZeroDisplay: 'stripIfInteger',
      }).format(amountMinor / 100),
  }
}
export type TearsheetFormats = ReturnType<typeof tearsheetFormats>
