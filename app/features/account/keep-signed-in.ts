import { REFRESH_AHEAD_MS, refreshDelayMs } from '#app/session/session-timing.ts'
import { VISITOR_PATH, type VisitorSummary } from '#app/visitor/visitor-summary.ts'

/** The local-storage key through which tabs share the token's expiry, by this browser's clock. */
const GOOD_UNTIL = 'session_good_until'
const LOCK = 'session-refresh'
/** Delay before the next request when the shop did not respond. */
const RETRY_MS = 30_000
/** Longer waits would overflow the browser's timer. */
const LONGEST_WAIT_MS = 2_000_000_000

/**
 * Sends a request when the token is about to expire, which refreshes it (Spec §4), until the session ends or `ended`
 * aborts. Of several tabs only one sends it; the others read the new expiry.
 */
export async function keepSignedIn(remainingMs: number, ended: AbortSignal): Promise<void> {
  let goodUntil = Date.now() + remainingMs
  localStorage.setItem(GOOD_UNTIL, String(goodUntil))
  while (await waited(refreshDelayMs(goodUntil - Date.now()), ended)) {
    const refreshed = await navigator.locks.request(LOCK, () => refreshUnlessDone(goodUntil))
    if (refreshed === null) return
    goodUntil = refreshed
  }
}

/** Returns null once the session has ended. */
async function refreshUnlessDone(goodUntil: number): Promise<number | null> {
  const reported = Number(localStorage.getItem(GOOD_UNTIL))
  if (reported > goodUntil) return reported
  const response = await fetch(VISITOR_PATH, { headers: { accept: 'application/json' } }).catch(() => null)
  if (!response?.ok) return retryLater()
  const { sessionRemainingMs } = (await response.json()) as VisitorSummary
  if (sessionRemainingMs === null) return null
  // The shop could not refresh the token and left it as it was.
  if (refreshDelayMs(sessionRemainingMs) === 0) return retryLater()
  const until = Date.now() + sessionRemainingMs
  localStorage.setItem(GOOD_UNTIL, String(until))
  return until
}

function retryLater(): number {
  return Date.now() + REFRESH_AHEAD_MS + RETRY_MS
}

/** Returns false if the delay was aborted. */
function waited(delayMs: number, ended: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    if (ended.aborted) return resolve(false)
    const timer = setTimeout(() => resolve(true), Math.min(delayMs, LONGEST_WAIT_MS))
    ended.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve(false)
    })
  })
}
