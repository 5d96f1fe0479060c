import type { CalendarDate } from '#domain/calendar-date.ts'
import type { Money } from '#domain/money.ts'
import type { Measure } from '#domain/units.ts'
import { formatDate, formatDimensions, formatMeasure, formatMoney, formatNumber } from './format.ts'
import { usePageLocale } from './use-page-locale.ts'

export type Format = {
  readonly money: (amount: Money) => string
  readonly number: (value: number) => string
  readonly measure: (measure: Measure) => string
  readonly dimensions: (measures: readonly Measure[]) => string
  readonly date: (date: CalendarDate) => string
}

/** The formats of the page's locale. */
export function useFormat(): Format {
  const { tag } = usePageLocale()
  const known = FORMATS.get(tag) ?? formatsOf(tag)
  FORMATS.set(tag, known)
  return known
}

const FORMATS = new Map<string, Format>()

function formatsOf(tag: string): Format {
  return {
    money: (amount) => formatMoney(amount, tag),
    number: (value) => formatNumber(value, tag),
    measure: (measure) => formatMeasure(measure, tag),
    dimensions: (measures) => formatDimensions(measures, tag),
    date: (date) => formatDate(date, tag),
  }
}
