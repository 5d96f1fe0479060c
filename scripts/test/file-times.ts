import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'

export const FILE_TIMES = 'node_modules/.cache/vitest-times.json'

/** A reporter of vitest: how many milliseconds each test file took, the reading of its modules and its hooks too. */
export default class FileTimes implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const times = modules.map((module) => {
      const { prepareDuration, collectDuration, setupDuration, duration } = module.diagnostic()
      const ms = prepareDuration + collectDuration + setupDuration + duration
      return { name: relative('', module.moduleId), ms }
    })
    writeFileSync(FILE_TIMES, JSON.stringify(times))
  }
}
