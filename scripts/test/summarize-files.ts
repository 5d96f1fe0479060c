/**
 * The duration of one test file. `retries`: how many of its tests were retried. `failures`: its failed tests, with the
 * first line of the error.
 */
export type FileTime = { name: string; ms: number; retries?: number; failures?: readonly string[] }

const SHOWN = 15

/**
 * What happened in a step: its failures first, then the files that needed another attempt and the slowest ones, a line
 * each, and one line for all others together.
 */
export function summarizeFiles(times: readonly FileTime[]): string[] {
  const sorted = times.toSorted((one, other) => other.ms - one.ms)
  const shown = sorted.filter(({ retries = 0 }, index) => index < SHOWN || retries > 0)
  const others = sorted.filter((file) => !shown.includes(file))
  const rest: FileTime = {
    name: `${others.length} more files`,
    ms: others.reduce((sum, { ms }) => sum + ms, 0),
  }
  return [
    ...times.flatMap(({ failures = [] }) => failures.map((failure) => `         failed: ${failure}`)),
    ...[...shown, ...(others.length > 0 ? [rest] : [])].map(({ name, ms, retries = 0 }) => {
      const seconds = (ms / 1000).toFixed(1).padStart(6)
      return `       ${seconds} s  ${name}${retries > 0 ? ` (${retries} tried again)` : ''}`
    }),
  ]
}
