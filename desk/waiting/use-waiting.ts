import { useQuery } from '@tanstack/react-query'
import { teamQueries } from '../provider/team-calls.ts'

const REFRESH_MS = 30_000

/**
 * Reads the waiting tasks for the Today page and the navigation. They are refetched regularly, but not while the desk
 * is unused, so that an abandoned session can end.
 */
export function useWaiting() {
  return useQuery({
    ...teamQueries.waiting(),
    refetchInterval: () => isRecentlyActive() && REFRESH_MS,
    staleTime: 5_000,
  })
}

/** After this time without keyboard or pointer input or a focused window, the desk makes no automatic calls. */
const IDLE_AFTER_MS = 10 * 60_000

let lastUsedAt = Date.now()
for (const event of ['keydown', 'pointerdown', 'pointermove', 'focus'] as const)
  window.addEventListener(event, () => (lastUsedAt = Date.now()), { passive: true })

/** Returns whether someone has used this window recently. */
export function isRecentlyActive(): boolean {
  return Date.now() - lastUsedAt < IDLE_AFTER_MS
}
