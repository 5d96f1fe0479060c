import type { WaitingPart } from '#contracts/team/waiting.ts'
import type { Queryable } from '../../database/database.ts'

/** The number of waiting items, since when the oldest has been waiting, and the first in line. */
export type WaitingCount = { count: number; since: Date | null; first: readonly WaitingPart[] }

type CachedCount = { value: WaitingCount; countedAt: Date }

/** A count older than this is no longer returned while it is renewed. */
const STALE_MS = 300_000

/**
 * Caches a count for some seconds in this process. After that, the next call still gets the old count and renews it in
 * the background, so that no call waits. With 0 seconds, each call counts. Simultaneous calls share one count.
 */
export function cacheCount(
  count: (db: Queryable, now: Date) => Promise<WaitingCount>,
  { seconds, reportError }: { seconds: number; reportError: (error: unknown) => void },
): (db: Queryable, now: Date) => Promise<CachedCount> {
  let known: CachedCount | null = null
  let counting: Promise<CachedCount> | null = null
  function countNow(db: Queryable, now: Date): Promise<CachedCount> {
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
    const stale = known
    countNow(db, now).catch(reportError)
    return stale
  }
}
