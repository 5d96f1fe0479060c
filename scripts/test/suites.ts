import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { makeScratchFolder } from '../shop/scratch-folder.ts'
import { FILE_TIMES } from './file-times.ts'
import { findChromiumForJourneys } from './find-chromium.ts'
import { JOURNEY_REPORT, journeyTimes } from './journey-report.ts'
import { countFailed, readQuarantine, separateQuarantined } from './quarantine.ts'
import { run, type StepResult } from './step.ts'

const REPORTS = 'node_modules/.cache'

const FAILURE = z.object({ test: z.string(), message: z.string() })

const FILE_SUMMARY = z.object({
  name: z.string(),
  ms: z.number(),
  failures: z.array(FAILURE),
  unstable: z.array(FAILURE).default([]),
})

/** Runs the tests of rules, services and contracts: all, or those in some files. */
export async function runVitest(files?: readonly string[]): Promise<StepResult> {
  if (files?.length === 0) return { passed: 0, failed: 0, output: '' }
  const report = join(REPORTS, 'vitest.json')
  rmSync(report, { force: true })
  rmSync(FILE_TIMES, { force: true })
  const { isOk, output } = await run('vitest', [
    'run',
    ...(files ?? []),
    // The same number of retries as for journeys.
    '--retry=1',
    '--reporter=default',
    '--reporter=./scripts/test/file-times.ts',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ])
  const counts = readReport(report, z.object({ numPassedTests: z.number() }))
  if (!counts) return { passed: 0, failed: 1, output }
  const times = separateQuarantined(readReport(FILE_TIMES, z.array(FILE_SUMMARY)) ?? [], readQuarantine())
  const failed = countFailed(times, isOk)
  return { passed: counts.numPassedTests, failed, output: output.slice(output.indexOf('FAIL') - 100), times }
}

/** Sends hostile requests to the built shop with production settings: the short form of `npm run attack`. */
export function runAttack(): Promise<StepResult> {
  return runCounted('scripts/attack.ts', '--short')
}

/** Searches every surface of the built shop for trade prices: `npm run leaks`. */
export function runLeaks(): Promise<StepResult> {
  return runCounted('scripts/leaks.ts')
}

/** Runs a script whose last line is `N passed, N failed`. */
async function runCounted(...script: string[]): Promise<StepResult> {
  const { isOk, output } = await run(process.execPath, ['--disable-warning=ExperimentalWarning', ...script])
  const [, passed, failed] = /(\d+) passed, (\d+) failed\s*$/.exec(output) ?? []
  if (passed === undefined || failed === undefined) return { passed: 0, failed: 1, output }
  // A non-zero exit code after everything was counted is a failure too.
  return { passed: Number(passed), failed: Number(failed) || (isOk ? 0 : 1), output }
}

/** Runs journeys in a real browser. */
export async function runPlaywright(): Promise<StepResult> {
  const browser = findChromiumForJourneys()
  if (!browser) {
    return {
      passed: 0,
      failed: 1,
      output: 'There is no Chromium: install one, or set CHROMIUM_PATH',
    }
  }
  const report = join(REPORTS, 'playwright.json')
  rmSync(report, { force: true })
  const dataFolder = makeScratchFolder('journeys')
  const { isOk, output } = await run('playwright', ['test', '--reporter=line,json'], {
    CHROMIUM_PATH: browser,
    E2E_DATA_FOLDER: dataFolder,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  })
  rmSync(dataFolder, { recursive: true, force: true })
  const counts = readReport(report, JOURNEY_REPORT)
  if (!counts) return { passed: 0, failed: 1, output }
  const times = separateQuarantined(journeyTimes(counts), readQuarantine())
  return {
    passed: counts.stats.expected + counts.stats.flaky,
    failed: countFailed(times, isOk),
    output,
    times,
  }
}

function readReport<Report>(path: string, shape: z.ZodType<Report>): Report | null {
  try {
    return shape.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    return null
  }
}
