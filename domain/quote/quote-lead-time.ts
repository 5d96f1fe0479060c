/** A lead time in whole weeks, as pages write it: a week that has begun counts. `days` is at least 1. */
export function weeksOf(days: number): number {
  return Math.ceil(days / 7)
}
