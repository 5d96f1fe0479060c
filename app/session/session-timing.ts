/** Spec §4, §9: a token is refreshed this long before it expires. */
export const REFRESH_AHEAD_MS = 30_000

/** A refresh is due 30 seconds before the token expires, or at once if less remains (Spec §4). */
export function isRefreshDue(expiresAtMs: number, nowMs: number): boolean {
  return refreshDelayMs(expiresAtMs - nowMs) === 0
}

/** The argument and the result are in milliseconds. */
export function refreshDelayMs(remainingMs: number): number {
  return Math.max(0, remainingMs - REFRESH_AHEAD_MS)
}
