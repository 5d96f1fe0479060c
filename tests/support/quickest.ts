import { slowness } from './thread-time.ts'

/** Retries exclude delays caused by a busy machine: code that is slow by itself is slow in every attempt. */
const ATTEMPTS_MAX = 3

/**
 * The shortest duration of several attempts, in milliseconds of the reference machine. Repeated while it exceeds the
 * limit. `attempt` runs the code for the nth time and returns its duration.
 */
export async function quickest(
  limitMs: number,
  attempt: (number: number) => Promise<number>,
): Promise<number> {
  let bestMs = Number.POSITIVE_INFINITY
  for (let number = 1; number <= ATTEMPTS_MAX && bestMs >= limitMs; number++) {
    bestMs = Math.min(bestMs, (await attempt(number)) / slowness())
  }
  return bestMs
}
