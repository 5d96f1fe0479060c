import type { WaitingPart } from '#contracts/team/waiting.ts'
import type { Queryable } from '../../database/database.ts'

/** The number of waiting items, since when the oldest has been waiting, and the first in line. */
export type Waiting = { count: number; since: Date | null; first: readonly WaitingPart[] }

type Counted = { value: Waiting; countedAt: Date }

/** A count older than this is not returned while it is renewed. */
const STALE_MS = 300_000

/**
 * Caches a count for some seconds in this process. After that, the next call still gets the old count and renews it in
 * the background, so that no call waits. With 0 seconds, each call counts. Simultaneous calls share one count.
 */
export function cacheCount(
  count: (db: Queryable, now: Date) => Promise<Waiting>,
  { seconds, reportError }: { seconds: number; reportError: (error: unknown) => void },
): (db: Queryable, now: Date) => Promise<Counted> {
  let known: Counted | null = null
  let counting: Promise<Counted> | null = null
  function countNow(db: Queryable, now: Date): Promise<Counted> {
    counting ??= count(db, now)
      .then((value) => {
        known = { value, countedAt: now }
        return known
      })
      .finally(() => {
        counting = null
      })
    return counting
  }
  return async (db, now) => {
    if (seconds === 0) return { value: await count(db, now), countedAt: now }
    const ageMs = known ? now.getTime() - known.countedAt.getTime() : Number.POSITIVE_INFINITY
    if (known && ageMs < seconds * 1000) return known
    if (!known || ageMs >= STALE_MS) return countNow(db, now)
    const shown = known
    countNow(db, now).catch(reportError)
    return shown
  }
}
