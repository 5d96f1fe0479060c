import { createContext, Script } from 'node:vm'

const context = createContext({ work: null })
const script = new Script('work()')

/**
 * Runs synchronous work, ending it after `limitMs` milliseconds. Costs about 0.1 ms, as a watching thread is
 * started. Answers null if the time ran out; an error of the work itself is thrown on.
 */
export function runWithin<Value>(limitMs: number, work: () => Value): { value: Value } | null {
  let done: { value: Value } | null = null
  context.work = () => {
    done = { value: work() }
  }
  try {
    script.runInContext(context, { timeout: limitMs })
    return done
  } catch (fault) {
    if (fault instanceof Error && 'code' in fault && fault.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT')
      return null
    throw fault
  }
}
