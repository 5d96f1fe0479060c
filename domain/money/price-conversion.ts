/** Converted amounts are rounded to a multiple of `toMinor`, then reduced by `lessMinor`: 500 and 5 make 12.95 of 13.10. */
export type Rounding = { readonly toMinor: number; readonly lessMinor: number }

/** Rates have six decimals, as the reference rates of central banks have at most. */
const RATE_SCALE = 1_000_000

/**
 * A price in another currency, in minor units: multiplied by the rate, rounded half up to a multiple of
 * `rounding.toMinor`, and reduced by `rounding.lessMinor`. At least one step, so that no price becomes free; 0 stays 0.
 */
export function convertPrice(amountMinor: number, rate: number, { toMinor, lessMinor }: Rounding): number {
  if (amountMinor === 0) return 0
  const scaled = BigInt(amountMinor) * BigInt(Math.round(rate * RATE_SCALE))
  const step = BigInt(toMinor) * BigInt(RATE_SCALE)
  const steps = (scaled * 2n + step) / (step * 2n)
  return Number(steps > 0n ? steps : 1n) * toMinor - lessMinor
}
