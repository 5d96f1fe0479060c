/** A failed test, named as in `tests/quarantine.json`, and the first line of its error. */
export type Failure = { test: string; message: string }

/**
 * The duration of one test file and its failed tests. Neither those in `quarantined` nor those that passed at the
 * second attempt fail the run.
 */
export type FileTime = {
  name: string
  ms: number
  failures?: readonly Failure[]
  quarantined?: readonly Failure[]
  unstable?: readonly Failure[]
}

const FILES_SHOWN_MAX = 15

/**
 * Summarizes a step: its failures first, then the slowest files, one line each, and one line for all others together.
 */
export function summarizeFiles(times: readonly FileTime[]): string[] {
  const sorted = times.toSorted((one, other) => other.ms - one.ms)
  const shown = sorted.slice(0, FILES_SHOWN_MAX)
  const others = sorted.slice(FILES_SHOWN_MAX)
  const rest: FileTime = {
    name: `${others.length} more files`,
    ms: others.reduce((sum, { ms }) => sum + ms, 0),
  }
  return [
    ...formatFailures(
      'failed',
      times.flatMap(({ failures = [] }) => failures),
    ),
    ...formatFailures(
      'quarantined',
      times.flatMap(({ quarantined = [] }) => quarantined),
    ),
    ...formatFailures(
      'passed at the second attempt',
      times.flatMap(({ unstable = [] }) => unstable),
    ),
    ...[...shown, ...(others.length > 0 ? [rest] : [])].map(
      ({ name, ms }) => `       ${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`,
    ),
  ]
}

function formatFailures(what: string, failures: readonly Failure[]): string[] {
  return failures.map(({ test, message }) => `         ${what}: ${test}: ${message}`)
}
