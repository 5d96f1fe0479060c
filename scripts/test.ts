import { availableParallelism } from 'node:os'
import { isStartFault } from '#services/kernel/start-fault.ts'
import { ensureBuilt } from './bundle/build-shop.ts'
import { findChangedTests } from './test/changed-tests.ts'
import { moveDataToMemory } from './test/memory-folder.ts'
import { check, type StepResult } from './test/step.ts'
import { runAttack, runLeaks, runPlaywright, runVitest } from './test/suites.ts'
import { summarizeFiles } from './test/summarize-files.ts'

type Steps = Readonly<Record<string, () => Promise<StepResult>>>

/**
 * Several checkers duplicate part of the work: with few cores a single one is faster (14 s of CPU time instead of 27).
 */
const CHECKERS = availableParallelism() > 4 ? '4' : '1'

/**
 * `npm test`: runs everything that decides whether the shop works, or only the named steps (`npm test -- lint types`).
 * Each step is timed and lists its failures and slowest files; the details of failures are at the end, and the last
 * line has the total: `N passed, N failed`. The steps of one stage run in parallel.
 */
const STAGES: readonly Steps[] = [
  { typegen: () => check('react-router', 'typegen') },
  {
    lint: () => check('biome', 'ci', '--colors=off', '.'),
    types: () => check('tsc', '--noEmit', '--checkers', CHECKERS),
    rules: () =>
      checkOurs(
        'boundaries',
        'lock-file',
        'node-version',
        'messages',
        'migrations',
        'paths',
        'sizes',
        'rules',
        'spec-map',
        'settings',
        'document-size',
        'glossary',
        'house-name',
      ),
    'dead code': () => check('knip', '--no-progress'),
    changed: () => runVitest(findChangedTests()),
  },
  { tests: () => runVitest() },
  { build },
  { attack: runAttack },
  {
    leaks: runLeaks,
    'client bytes': () => checkOurs('client-bytes'),
    // The build has already installed the desk's packages.
    'desk types': () => check('tsc', '--noEmit', '-p', 'desk'),
  },
  { journeys: runPlaywright },
]

const OUTPUT_LINES_MAX = 120
const LINE_LENGTH_MAX = 400

moveDataToMemory()
const requested = process.argv.slice(2)
const failures: string[] = []
let passed = 0
let failed = 0
for (const stage of STAGES) {
  const steps = Object.entries(stage).filter(([name]) =>
    requested.length === 0 ? name !== 'changed' : requested.includes(name),
  )
  await Promise.all(steps.map(runStep))
}
for (const failure of failures) console.log(failure)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)

async function runStep([name, step]: [string, () => Promise<StepResult>]): Promise<void> {
  const startedAt = performance.now()
  const result = await step()
  passed += result.passed
  failed += result.failed
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1).padStart(6)
  console.log(`${result.failed > 0 ? 'FAILED' : 'ok    '} ${seconds} s  ${name}`)
  for (const line of summarizeFiles(result.times ?? [])) console.log(line)
  if (result.failed > 0) failures.push(`\n── ${name} ──\n${lastLines(result.output)}`)
}

function checkOurs(...names: string[]): Promise<StepResult> {
  return check(process.execPath, '--disable-warning=ExperimentalWarning', 'scripts/check.ts', ...names)
}

async function build(): Promise<StepResult> {
  try {
    await ensureBuilt()
    return { passed: 1, failed: 0, output: '' }
  } catch (error) {
    if (!isStartFault(error)) throw error
    return { passed: 0, failed: 1, output: error.message }
  }
}

function lastLines(text: string): string {
  const lines = text.trimEnd().split('\n').slice(-OUTPUT_LINES_MAX)
  return lines.map((line) => line.slice(0, LINE_LENGTH_MAX)).join('\n')
}
