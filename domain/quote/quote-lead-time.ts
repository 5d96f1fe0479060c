/** Whole weeks, rounded up. `days` must be at least 1. */
export function weeksFromDays(days: number): number {
  return Math.ceil(days / 7)
}
