/** Whole weeks, rounded up. `days` is at least 1. */
export function weeksOf(days: number): number {
  return Math.ceil(days / 7)
}
