import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'

export const FILE_TIMES = 'node_modules/.cache/vitest-times.json'

/**
 * A vitest reporter: for each test file its duration in milliseconds, including its imports and hooks, how many
 * of its tests were retried, and the failed ones with the first line of the error.
 */
export default class FileTimes implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    writeFileSync(FILE_TIMES, JSON.stringify(modules.map(summarize)))
  }
}

function summarize(module: TestModule) {
  const name = relative('', module.moduleId)
  const { prepareDuration, collectDuration, setupDuration, duration } = module.diagnostic()
  const tests = [...module.children.allTests()]
  const suites = [...module.children.allSuites()]
  const failedTests = tests.flatMap((test) => {
    const { state, errors } = test.result()
    return state === 'failed' ? [`${name}: ${test.fullName}: ${firstLine(errors)}`] : []
  })
  // A failed hook or import belongs to no test.
  const faults = [module, ...suites].flatMap((part) => {
    const errors = part.errors()
    return errors.length > 0 ? [`${name}: ${firstLine(errors)}`] : []
  })
  return {
    name,
    ms: prepareDuration + collectDuration + setupDuration + duration,
    retries: tests.reduce((sum, test) => sum + (test.diagnostic()?.retryCount ?? 0), 0),
    failures: [...failedTests, ...faults],
  }
}

function firstLine(errors: readonly { message: string }[]): string {
  return errors[0]?.message.split('\n', 1)[0] ?? ''
}
