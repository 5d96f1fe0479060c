import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'

export const FILE_TIMES = 'node_modules/.cache/vitest-times.json'

/** A vitest reporter: the duration of each test file in milliseconds, including its imports and hooks. */
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
