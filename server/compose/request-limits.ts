import { systemClock } from '#services/kernel/clock.ts'
import type { Database } from '#services/kernel/database.ts'
import { createRateLimiter } from '#services/kernel/rate-limit.ts'
import type { RequestLimits } from '../config.ts'
import type { Logger } from '../http/request-log.ts'

export type LimitedKind = 'change' | 'image' | 'service'

const CLEANING_INTERVAL_MS = 300_000
const WINDOW_SECONDS = 60

/** How many requests of each kind a visitor may make in a minute, counted for all processes together. */
export function createRequestLimits(database: Database, limits: RequestLimits, log: Logger) {
  const limiter = createRateLimiter({ database, clock: systemClock })
  const rules: Record<LimitedKind, number> = {
    change: limits.changesPerMinute,
    image: limits.imagesPerMinute,
    service: limits.serviceCallsPerMinute,
  }
  const cleaning = setInterval(() => {
    limiter.removeExpired().catch((fault: unknown) => log.warn({ err: fault }, 'rate limits not cleaned'))
  }, CLEANING_INTERVAL_MS)
  return {
    /** The seconds to wait, or null for leave. Without an answer from the database nobody is turned away. */
    async admit(kind: LimitedKind, visitor: string): Promise<number | null> {
      try {
        const rule = { limit: rules[kind], windowSeconds: WINDOW_SECONDS }
        const admission = await limiter.admit(`${kind}:${visitor}`, rule)
        return admission.ok ? null : admission.retryAfterSeconds
      } catch (fault) {
        log.warn({ err: fault }, 'rate limit not counted')
        return null
      }
    },
    close: () => clearInterval(cleaning),
  }
}
