import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { FileTime } from './summarize-files.ts'

/**
 * The names of flaky tests until they are fixed, as the summary prints them: `file: title`. They run and their failures
 * are printed, but do not fail the run.
 */
const QUARANTINE = 'tests/quarantine.json'

export function readQuarantine(): string[] {
  return z.array(z.string()).parse(JSON.parse(readFileSync(QUARANTINE, 'utf8')))
}

/** Separates the failures of quarantined tests from the others. */
export function separateQuarantined(times: readonly FileTime[], quarantine: readonly string[]): FileTime[] {
  return times.map(({ failures = [], ...file }) => ({
    ...file,
    failures: failures.filter(({ test }) => !quarantine.includes(test)),
    quarantined: failures.filter(({ test }) => quarantine.includes(test)),
  }))
}

/**
 * The number of failures that fail the run. A program that failed without naming a failed test, such as one that could
 * not start, counts as one.
 */
export function countFailed(times: readonly FileTime[], isOk: boolean): number {
  const failed = times.reduce((sum, { failures = [] }) => sum + failures.length, 0)
  const quarantined = times.reduce((sum, file) => sum + (file.quarantined?.length ?? 0), 0)
  return failed + (isOk || failed + quarantined > 0 ? 0 : 1)
}
