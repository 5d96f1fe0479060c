import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Reporter, SerializedError, TestModule } from 'vitest/node'
import type { FileTime } from './summarize-files.ts'

export const FILE_TIMES = 'node_modules/.cache/vitest-times.json'

/**
 * A vitest reporter: for each test file its duration in milliseconds, including its imports and hooks, and its tests
 * that failed or passed at the second attempt, with the first line of the error. Errors outside of tests are listed as
 * a file without a name.
 */
export default class FileTimes implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const times = modules.map(summarize)
    const failures = errors.map((error) => ({ test: 'outside of tests', message: firstLine([error]) }))
    if (failures.length > 0) times.push({ name: 'outside of tests', ms: 0, failures })
    writeFileSync(FILE_TIMES, JSON.stringify(times))
  }
}

function summarize(module: TestModule): FileTime {
  const name = relative('', module.moduleId)
  const { prepareDuration, collectDuration, setupDuration, duration } = module.diagnostic()
  const tests = [...module.children.allTests()]
  const suites = [...module.children.allSuites()]
  const failedTests = tests.flatMap((test) => {
    const { state, errors } = test.result()
    return state === 'failed' ? [{ test: `${name}: ${test.fullName}`, message: firstLine(errors) }] : []
  })
  // A failed hook or import belongs to no test.
  const messages = [module, ...suites].flatMap((part) => {
    const errors = part.errors()
    return errors.length > 0 ? [{ test: name, message: firstLine(errors) }] : []
  })
  return {
    name,
    ms: prepareDuration + collectDuration + setupDuration + duration,
    failures: [...failedTests, ...messages],
    unstable: tests
      .filter((test) => test.diagnostic()?.flaky)
      .map((test) => ({ test: `${name}: ${test.fullName}`, message: firstLine(test.result().errors) })),
  }
}

function firstLine(errors: readonly { message: string }[] = []): string {
  return errors[0]?.message.split('\n', 1)[0] ?? ''
}
