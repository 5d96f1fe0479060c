import { REFRESH_AHEAD_MS, refreshDelayMs } from '#app/session/session-timing.ts'
import { VISITOR_PATH, type VisitorSummary } from '#app/visitor/visitor-summary.ts'

/** The local-storage key through which tabs share the token's expiry, by this browser's clock. */
const EXPIRES_AT_KEY = 'session_good_until'
const LOCK = 'session-refresh'
/** Delay before the next request when the shop did not respond. */
const RETRY_MS = 30_000
/** Longer waits would overflow the browser's timer. */
const MAX_WAIT_MS = 2_000_000_000

/**
 * Sends a request when the token is about to expire, which refreshes it (Spec §4), until the session ends or `ended`
 * aborts. Of several tabs only one sends it; the others read the new expiry.
 */
export async function keepSignedIn(remainingMs: number, ended: AbortSignal): Promise<void> {
  let expiresAt = Date.now() + remainingMs
  localStorage.setItem(EXPIRES_AT_KEY, String(expiresAt))
  while (await delay(refreshDelayMs(expiresAt - Date.now()), ended)) {
    const refreshed = await navigator.locks.request(LOCK, () => refreshIfDue(expiresAt))
    if (refreshed === null) return
    expiresAt = refreshed
  }
}

/** Returns null once the session has ended. */
async function refreshIfDue(expiresAt: number): Promise<number | null> {
  const reported = Number(localStorage.getItem(EXPIRES_AT_KEY))
  if (reported > expiresAt) return reported
  const response = await fetch(VISITOR_PATH, { headers: { accept: 'application/json' } }).catch(() => null)
  if (!response?.ok) return retryLater()
  const { sessionRemainingMs } = (await response.json()) as VisitorSummary
  if (sessionRemainingMs === null) return null
  // The shop could not refresh the token and left it as it was.
  if (refreshDelayMs(sessionRemainingMs) === 0) return retryLater()
  const until = Date.now() + sessionRemainingMs
  localStorage.setItem(EXPIRES_AT_KEY, String(until))
  return until
}

function retryLater(): number {
  return Date.now() + REFRESH_AHEAD_MS + RETRY_MS
}

/** Returns false if the delay was aborted. */
function delay(delayMs: number, ended: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    if (ended.aborted) return resolve(false)
    const timer = setTimeout(() => resolve(true), Math.min(delayMs, MAX_WAIT_MS))
    ended.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve(false)
    })
  })
}
