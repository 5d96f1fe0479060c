/**
 * Converted amounts are rounded to a multiple of `toMinor`, then reduced by `lessMinor`: with 500 and 5, 13.10 becomes
 * 14.95.
 */
export type Rounding = { readonly toMinor: number; readonly lessMinor: number }

/** Rates have at most six decimals, like the reference rates of central banks. */
const RATE_SCALE = 1_000_000

/**
 * Converts a price to another currency, in minor units: multiplied by the rate, rounded half up to a multiple of
 * `rounding.toMinor`, and reduced by `rounding.lessMinor`. The result is at least one step, so that no price becomes
 * free; 0 stays 0.
 */
export function convertPrice(amountMinor: number, rate: number, { toMinor, lessMinor }: Rounding): number {
  if (amountMinor === 0) return 0
  const scaled = BigInt(amountMinor) * BigInt(Math.round(rate * RATE_SCALE))
  const step = BigInt(toMinor) * BigInt(RATE_SCALE)
  const steps = (scaled * 2n + step) / (step * 2n)
  return Number(steps > 0n ? steps : 1n) * toMinor - lessMinor
}
