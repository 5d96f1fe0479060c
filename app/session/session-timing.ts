/** Spec §4, §9: a token is refreshed this long before it expires. */
export const REFRESH_AHEAD_MS = 30_000

/** Whether a token is refreshed now: 30 seconds before it expires, at once if less remains (Spec §4). */
export function isRefreshDue(expiresAtMs: number, nowMs: number): boolean {
  return refreshDelayMs(expiresAtMs - nowMs) === 0
}

/** The delay in milliseconds after which a token with this remaining lifetime is refreshed. */
export function refreshDelayMs(remainingMs: number): number {
  return Math.max(0, remainingMs - REFRESH_AHEAD_MS)
}
