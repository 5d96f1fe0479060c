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
    if (isTimeout(fault)) return null
    throw fault
  }
}

/** The error is made in the other context, so that it is no `Error` of ours. */
function isTimeout(fault: unknown): boolean {
  const isObject = typeof fault === 'object' && fault !== null
  return isObject && 'code' in fault && fault.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
}
