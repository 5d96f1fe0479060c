/** Whole weeks, rounded up. `days` must be at least 1. */
export function weeksOf(days: number): number {
  return Math.ceil(days / 7)
}
