import type { Currency, Money } from '#domain/money/money.ts'
import type { Measure } from '#domain/product/units.ts'

/**
 * A locale's number format, derived from one sample: 1234567.5 as money and in units of measure. The browser thus
 * formats a price with the same spaces and signs as the server, whichever version of the locale data it has, and
 * hydration finds the text it expects. It is no faster than `Intl`: five Lighthouse runs with and without it do not
 * differ.
 */
export type NumberSamples = {
  /** The number of digits from which thousands are grouped: four, in Spanish five. */
  readonly groupsFrom: number
  readonly samples: Readonly<Partial<Record<Currency | Measure['unit'] | 'number', string>>>
}

/** Formats an amount, without decimals if it is whole. Returns null if the samples are not enough. */
export function formatMoneyLikeSample(known: NumberSamples, { amountMinor, currency }: Money): string | null {
  const cents = amountMinor % 100
  const whole = String((amountMinor - cents) / 100)
  return formatLikeSample(known, currency, whole, cents === 0 ? '' : String(cents).padStart(2, '0'))
}

/** Formats a number with at most one decimal. Returns null if the samples are not enough. */
export function formatNumberLikeSample(
  known: NumberSamples,
  unit: Measure['unit'] | 'number',
  value: number,
): string | null {
  const [whole = '', decimal = ''] = value.toFixed(1).split('.')
  return formatLikeSample(known, unit, whole, decimal === '0' ? '' : decimal)
}

function formatLikeSample(
  { samples, groupsFrom }: NumberSamples,
  name: keyof NumberSamples['samples'],
  whole: string,
  decimals: string,
): string | null {
  const parts = SAMPLE.exec(samples[name] ?? '')
  if (parts === null || !/^\d+$/.test(whole)) return null
  const [, before, group = '', point, after] = parts
  const grouped = whole.length < groupsFrom ? whole : splitThousands(whole).join(group)
  return `${before}${grouped}${decimals && point + decimals}${after}`
}

/** Splits `12345678` into `12`, `345` and `678`. */
function splitThousands(digits: string): string[] {
  const first = digits.length % 3
  return [...(first > 0 ? [digits.slice(0, first)] : []), ...(digits.slice(first).match(/\d{3}/g) ?? [])]
}

/** Matches groups of three with the same separator; any other grouping is left to `Intl`. */
const SAMPLE = /^(\D*)1(\D*)234(?:\2)567(\D)50?(\D*)$/
