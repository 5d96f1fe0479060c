/** Amounts are minor units. */
export type AmountChange = { by: 'percent'; percent: number } | { by: 'amount'; amountMinor: number }
export type AmountRounding = 'none' | 'unit' | 'ten'

const STEPS = { none: 1, unit: 100, ten: 1000 }

/**
 * Changes an amount in minor units. The result is rounded half up to minor units, whole units or tens, and is never
 * below one such step. A price of 0 is upon request and does not change.
 */
export function changeAmount(amountMinor: number, change: AmountChange, rounding: AmountRounding): number {
  if (amountMinor === 0) return 0
  const step = STEPS[rounding]
  const exact =
    change.by === 'percent'
      ? (amountMinor * Math.round((100 + change.percent) * 100)) / 10_000
      : amountMinor + change.amountMinor
  return Math.max(step, Math.round(exact / step) * step)
}
