import type { Units } from '#domain/market/market.ts'
import type { Currency } from '#domain/money/money.ts'
import type { Measure } from '#domain/product/units.ts'
import { formatMeasure, formatMoney, formatNumber } from './format.ts'
import type { NumberSamples } from './number-samples.ts'

const SAMPLE = 1_234_567.5
const UNITS = { in: ['in', 'lb'], cm: ['cm', 'kg'] } as const satisfies Record<
  Units,
  readonly Measure['unit'][]
>

export function createNumberSamples(tag: string, currency: Currency, units: Units): NumberSamples {
  const name = `${tag} ${currency} ${units}`
  const known = SAMPLES_BY_NAME.get(name) ?? createSamples(tag, currency, units)
  SAMPLES_BY_NAME.set(name, known)
  return known
}

const SAMPLES_BY_NAME = new Map<string, NumberSamples>()

function createSamples(tag: string, currency: Currency, units: Units): NumberSamples {
  const measures = UNITS[units].map((unit) => [unit, formatMeasure({ value: SAMPLE, unit }, tag)])
  return {
    groupsFrom: /^\d+$/.test(formatNumber(1234, tag)) ? 5 : 4,
    samples: {
      ...Object.fromEntries(measures),
      number: formatNumber(SAMPLE, tag),
      [currency]: formatMoney({ amountMinor: SAMPLE * 100, currency }, tag),
    },
  }
}
