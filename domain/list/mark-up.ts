import type { Currency, Money } from '../money/money.ts'
import { money } from '../money/money.ts'
import { ok, type Result, refuse } from '../result.ts'

/** In percent. */
export const MARK_UP_MAX = 300

/** In minor units: a marked-up price of at least `fromMinor` is rounded up to a multiple of `stepMinor`. */
const STEPS: Readonly<Record<Currency, readonly { fromMinor: number; stepMinor: number }[]>> = {
  EUR: [
    { fromMinor: 100_00, stepMinor: 1_00 },
    { fromMinor: 0, stepMinor: 10 },
  ],
  USD: [
    { fromMinor: 100_00, stepMinor: 1_00 },
    { fromMinor: 0, stepMinor: 10 },
  ],
  GBP: [
    { fromMinor: 100_00, stepMinor: 1_00 },
    { fromMinor: 0, stepMinor: 10 },
  ],
}

/**
 * Spec §6: the price for a designer's client: the public price plus a markup in percent, with one decimal. It is
 * rounded up to whole units from 100 on and to tenths below. Without a markup it is the public price.
 */
export function applyMarkup(publicPrice: Money, percent: number): Money {
  const { amountMinor, currency } = publicPrice
  if (!(percent >= 0 && percent <= MARK_UP_MAX)) throw new RangeError(`Markup out of range: ${percent}`)
  const perMille = Math.round(percent * 10)
  if (perMille === 0) return publicPrice
  const exact = BigInt(amountMinor) * BigInt(1000 + perMille)
  const step = STEPS[currency].find(({ fromMinor }) => exact >= BigInt(fromMinor) * 1000n)?.stepMinor ?? 1
  const divisor = BigInt(step) * 1000n
  return money(Number((exact + divisor - 1n) / divisor) * step, currency)
}

/** Parses a markup in percent with up to one decimal, with a point or a comma, and with or without the percent sign. */
export function parseMarkup(typed: string): Result<number, 'mark-up-malformed'> {
  const parts = /^(\d{1,3})(?:[.,](\d))?\s?%?$/.exec(typed.trim())
  if (!parts) return refuse('mark-up-malformed')
  const percent = Number(`${parts[1]}.${parts[2] ?? '0'}`)
  return percent <= MARK_UP_MAX ? ok(percent) : refuse('mark-up-malformed')
}
