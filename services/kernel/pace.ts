import { setImmediate as nextTurn } from 'node:timers/promises'

/** So long, in milliseconds, may one request work before the others get their turn. */
const SLICE_MS = 5

/** Called between the steps of long work: waits for other requests when this one has had its slice of time. */
export type Pace = () => Promise<void>

/** A pace for one request. */
export function createPace(): Pace {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < SLICE_MS) return
    await nextTurn()
    since = performance.now()
  }
}
