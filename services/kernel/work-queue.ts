/**
 * Runs at most `concurrencyMax` tasks at once, and the others in the order of the calls. It is for tasks that need much
 * CPU time or memory. For external callers, `waitingMax` limits how many tasks wait: refuse more while `isFull`.
 */
export function createWorkQueue(concurrencyMax: number, waitingMax = Number.POSITIVE_INFINITY) {
  const waiting: (() => void)[] = []
  let running = 0
  async function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    if (running >= concurrencyMax) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
  return Object.assign(inTurn, { isFull: () => running >= concurrencyMax && waiting.length >= waitingMax })
}
