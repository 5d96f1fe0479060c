/** Attempts in a row that failed, and when the last of them began, in milliseconds since 1970. */
export type AttemptStreak = { readonly failures: number; readonly lastAtMs: number }

export type AttemptDecision =
  | { readonly isAllowed: true; readonly streak: AttemptStreak }
  | { readonly isAllowed: false; readonly waitSeconds: number }

/** So many wrong passwords in a row cost no wait: people mistype. */
const FREE_ATTEMPTS = 5
const FIRST_WAIT_SECONDS = 15
const LONGEST_WAIT_SECONDS = 3_600
/** A streak without an attempt for so long is forgotten. */
export const STREAK_SECONDS = 86_400
/** From so many failures on the wait is long enough that the owner should know: eight minutes. */
export const FAILURES_TO_REPORT = 10

/** How long the next attempt has to wait after so many failures in a row, in seconds: doubling, up to an hour. */
export function waitAfterFailures(failures: number): number {
  if (failures < FREE_ATTEMPTS) return 0
  return Math.min(LONGEST_WAIT_SECONDS, FIRST_WAIT_SECONDS * 2 ** (failures - FREE_ATTEMPTS))
}

/**
 * Whether a password may be tried now. An attempt counts as failed from its beginning, so that many at once are no way
 * around the wait; a right password ends the streak.
 */
export function decideAttempt(streak: AttemptStreak | null, nowMs: number): AttemptDecision {
  const isForgotten = streak !== null && nowMs - streak.lastAtMs >= STREAK_SECONDS * 1000
  const failures = streak === null || isForgotten ? 0 : streak.failures
  const waitMs = waitAfterFailures(failures) * 1000
  const leftMs = (streak?.lastAtMs ?? 0) + waitMs - nowMs
  if (waitMs > 0 && leftMs > 0) return { isAllowed: false, waitSeconds: Math.ceil(leftMs / 1000) }
  return { isAllowed: true, streak: { failures: failures + 1, lastAtMs: nowMs } }
}
