/** The duration of one test file. `retries`: how many of its tests were retried. */
export type FileTime = { name: string; ms: number; retries?: number }

const SHOWN = 15

/** The durations of a step: one line for each of its slowest files, and one for all others together. */
export function slowest(times: readonly FileTime[]): string[] {
  const sorted = times.toSorted((one, other) => other.ms - one.ms)
  const others = sorted.slice(SHOWN)
  const rest: FileTime = {
    name: `${others.length} more files`,
    ms: others.reduce((sum, { ms }) => sum + ms, 0),
  }
  return [...sorted.slice(0, SHOWN), ...(others.length > 0 ? [rest] : [])].map(
    ({ name, ms, retries = 0 }) => {
      const seconds = (ms / 1000).toFixed(1).padStart(6)
      return `       ${seconds} s  ${name}${retries > 0 ? ` (${retries} tried again)` : ''}`
    },
  )
}
