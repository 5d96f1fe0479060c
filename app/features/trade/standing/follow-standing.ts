import type { TradeStanding } from '#domain/visitor/roles.ts'

/** `GET` returns the standing of the visitor (`StandingResponse`). */
export const STANDING_PATH = '/visitor/standing'
export type StandingResponse = { readonly standing: TradeStanding | null }

/**
 * Together with the time for which the server caches the standing, this interval lets a decision reach an open page
 * within half a minute (decision 0024).
 */
const INTERVAL_MS = 15_000

/**
 * Calls `onChange` once the standing differs from `known`, while the page is visible. Returns a function that stops
 * it.
 */
export function followStanding(known: TradeStanding, onChange: () => void): () => void {
  let isStopped = false
  async function checkStanding(): Promise<void> {
    if (document.hidden) return
    const response = await fetch(STANDING_PATH, { headers: { accept: 'application/json' } }).catch(() => null)
    if (!response?.ok || isStopped) return
    const { standing } = (await response.json()) as StandingResponse
    if (standing === known || isStopped) return
    stop()
    onChange()
  }
  function stop(): void {
    isStopped = true
    window.clearInterval(timer)
    document.removeEventListener('visibilitychange', checkStanding)
  }
  const timer = window.setInterval(checkStanding, INTERVAL_MS)
  document.addEventListener('visibilitychange', checkStanding)
  return stop
}
