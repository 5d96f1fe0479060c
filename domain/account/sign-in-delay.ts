/** `lastAtMs`: when the last failed attempt started, in milliseconds since 1970. */
export type AttemptStreak = { readonly failures: number; readonly lastAtMs: number }

export type AttemptDecision =
  | { readonly isAllowed: true; readonly streak: AttemptStreak }
  | { readonly isAllowed: false; readonly waitSeconds: number }

/** People mistype: this many wrong passwords in a row cause no delay. */
const FREE_ATTEMPTS = 5
const FIRST_WAIT_SECONDS = 15
const WAIT_MAX_SECONDS = 3_600
export const STREAK_SECONDS = 86_400
/** From this many failures the delay (eight minutes) is long enough to notify the owner. */
export const FAILURES_TO_REPORT = 10

/** The delay in seconds after this many consecutive failures. It doubles each time, up to an hour. */
export function delayAfterFailures(failures: number): number {
  if (failures < FREE_ATTEMPTS) return 0
  return Math.min(WAIT_MAX_SECONDS, FIRST_WAIT_SECONDS * 2 ** (failures - FREE_ATTEMPTS))
}

/**
 * Whether a password may be tried now. An attempt counts as failed from its start, so that parallel attempts do not
 * bypass the delay; a correct password ends the streak.
 */
export function decideAttempt(streak: AttemptStreak | null, nowMs: number): AttemptDecision {
  const isForgotten = streak !== null && nowMs - streak.lastAtMs >= STREAK_SECONDS * 1000
  const failures = streak === null || isForgotten ? 0 : streak.failures
  const waitMs = delayAfterFailures(failures) * 1000
  const leftMs = (streak?.lastAtMs ?? 0) + waitMs - nowMs
  if (waitMs > 0 && leftMs > 0) return { isAllowed: false, waitSeconds: Math.ceil(leftMs / 1000) }
  return { isAllowed: true, streak: { failures: failures + 1, lastAtMs: nowMs } }
}
