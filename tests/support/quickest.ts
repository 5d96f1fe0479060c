import { slowness } from './thread-time.ts'

/** A busy machine delays an answer by itself, but not each time: what is slow by itself is so in every attempt. */
const ATTEMPTS_MOST = 3

/**
 * How long something took at best, in milliseconds by the clock on the machine for which limits are written. It is
 * tried again while it takes longer than its limit. `attempt`: does it for the nth time, and returns how long it took.
 */
export async function quickest(
  limitMs: number,
  attempt: (number: number) => Promise<number>,
): Promise<number> {
  let bestMs = Number.POSITIVE_INFINITY
  for (let number = 1; number <= ATTEMPTS_MOST && bestMs >= limitMs; number++) {
    bestMs = Math.min(bestMs, (await attempt(number)) / slowness())
  }
  return bestMs
}
