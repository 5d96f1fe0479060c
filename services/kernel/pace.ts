import { setImmediate as nextTurn } from 'node:timers/promises'

/** How long, in milliseconds, one request may run before others continue. */
const SLICE_MS = 5

/** Called between the steps of long work: yields to other requests once the time slice is used up. */
export type Pace = () => Promise<void>

export function createPace(): Pace {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < SLICE_MS) return
    await nextTurn()
    since = performance.now()
  }
}
