/** Spec §9: how long a caller waits for an event to be sent, in milliseconds. */
export const CALLBACK_TIMEOUT_MS = 1_000
/** Spec §9: how many seconds of inactivity end a session. */
export const SESSION_SECONDS = 1_800
/** Spec §9: 360 days. */
export const TRACKED_VISITOR_SECONDS = 31_104_000
/** How long events are stored. */
export const TRACKED_MONTHS = 25

/** The delay after an attempt in milliseconds, which doubles each time; null once the batch is abandoned. */
export function retryDelayMs(attempt: number): number | null {
  if (attempt > ATTEMPTS_MAX) return null
  return Math.min(FIRST_DELAY_MS * 2 ** (attempt - 1), DELAY_MAX_MS)
}

const ATTEMPTS_MAX = 8
const FIRST_DELAY_MS = 1_000
const DELAY_MAX_MS = 60_000
