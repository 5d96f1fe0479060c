import type { CalendarDate } from '#domain/calendar/calendar-date.ts'
import type { DeliveryWindow } from '#domain/delivery/delivery-promise.ts'
import { formatDateRange } from '#domain/delivery/written-days.ts'
import type { Money } from '#domain/money/money.ts'
import type { Measure } from '#domain/product/units.ts'
import type { PageLocale } from '../page-locale.ts'
import { usePageLocale } from '../use-page-locale.ts'
import { formatDate, formatMeasure, formatMoney, formatNumber } from './format.ts'
import { formatMoneyLikeSample, formatNumberLikeSample } from './number-samples.ts'

export type Format = {
  readonly money: (amount: Money) => string
  readonly number: (value: number) => string
  readonly measure: (measure: Measure) => string
  /** The unit is written once: '34.6 × 33.1 × 29.5 in'. Empty when no dimension is known. */
  readonly dimensions: (measures: readonly Measure[]) => string
  readonly date: (date: CalendarDate) => string
  /** 'March 12 – 19, 2027'. */
  readonly days: (days: DeliveryWindow) => string
}

/** The formats of the page's locale. */
export function useFormat(): Format {
  const locale = usePageLocale()
  const known = FORMATS.get(locale) ?? createFormat(locale)
  FORMATS.set(locale, known)
  return known
}

const FORMATS = new WeakMap<PageLocale, Format>()

export function createFormat({ tag, numbers }: Pick<PageLocale, 'tag' | 'numbers'>): Format {
  const number = (value: number) =>
    (numbers && formatNumberLikeSample(numbers, 'number', value)) ?? formatNumber(value, tag)
  const measure = (size: Measure) =>
    (numbers && formatNumberLikeSample(numbers, size.unit, size.value)) ?? formatMeasure(size, tag)
  return {
    money: (amount) => (numbers && formatMoneyLikeSample(numbers, amount)) ?? formatMoney(amount, tag),
    number,
    measure,
    dimensions: (measures) =>
      measures
        .map((size, index) => (index < measures.length - 1 ? number(size.value) : measure(size)))
        .join(' × '),
    date: (date) => formatDate(date, tag),
    days: (days) => formatDateRange(days, tag),
  }
}
