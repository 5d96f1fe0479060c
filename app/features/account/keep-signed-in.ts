import { REFRESH_AHEAD_MS, refreshDelayMs } from '#app/session/session-timing.ts'
import { VISITOR_PATH, type VisitorSummary } from '#app/visitor/visitor-summary.ts'

/** The local-storage key of the token's expiry, which tabs share: milliseconds since 1970 by this browser's clock. */
const EXPIRES_AT_KEY = 'session_good_until'
const LOCK_NAME = 'session-refresh'
/** The delay before the next request if the shop did not respond or could not refresh the token. */
const RETRY_MS = 30_000
/** A longer delay would overflow the browser's timer. */
const DELAY_MAX_MS = 2_000_000_000

/**
 * Refreshes the token with a request whenever it is about to expire (Spec §4), until the session ends or `signal`
 * aborts. If several tabs are open, only one sends the request; the others read the new expiry.
 */
export async function keepSignedIn(remainingMs: number, signal: AbortSignal): Promise<void> {
  let expiresAt = Date.now() + remainingMs
  localStorage.setItem(EXPIRES_AT_KEY, String(expiresAt))
  while (await delay(refreshDelayMs(expiresAt - Date.now()), signal)) {
    const refreshed = await navigator.locks.request(LOCK_NAME, () => refreshIfDue(expiresAt))
    if (refreshed === null) return
    expiresAt = refreshed
  }
}

/** Returns the new expiry, or null once the session has ended. */
async function refreshIfDue(expiresAt: number): Promise<number | null> {
  const sharedExpiresAt = Number(localStorage.getItem(EXPIRES_AT_KEY))
  if (sharedExpiresAt > expiresAt) return sharedExpiresAt
  const response = await fetch(VISITOR_PATH, { headers: { accept: 'application/json' } }).catch(() => null)
  if (!response?.ok) return retryExpiresAt()
  const { sessionRemainingMs } = (await response.json()) as VisitorSummary
  if (sessionRemainingMs === null) return null
  // The shop could not refresh the token and left it as it was.
  if (refreshDelayMs(sessionRemainingMs) === 0) return retryExpiresAt()
  const newExpiresAt = Date.now() + sessionRemainingMs
  localStorage.setItem(EXPIRES_AT_KEY, String(newExpiresAt))
  return newExpiresAt
}

/** Returns an expiry for which the next request is sent after `RETRY_MS`. */
function retryExpiresAt(): number {
  return Date.now() + REFRESH_AHEAD_MS + RETRY_MS
}

/** Returns false if the delay was aborted. */
function delay(delayMs: number, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve(false)
    const timer = setTimeout(() => resolve(true), Math.min(delayMs, DELAY_MAX_MS))
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve(false)
    })
  })
}
