import type { RateLimiter } from '#services/kernel/rate-limit.ts'
import type { RequestLimits } from '../config.ts'
import type { LimitedKind } from '../http/front.ts'
import type { Logger } from '../http/request-log.ts'

const WINDOW_SECONDS = 60
/** A page that goes wrong makes its browser report a dozen times at once. */
const REPORTS_PER_MINUTE = 60

/** How many requests of each kind a visitor may make in a minute, counted for all processes together. */
export function createRequestLimits(limiter: RateLimiter, limits: RequestLimits, log: Logger) {
  const rules: Record<LimitedKind, number> = {
    page: limits.pagesPerMinute,
    change: limits.changesPerMinute,
    image: limits.imagesPerMinute,
    service: limits.serviceCallsPerMinute,
    report: REPORTS_PER_MINUTE,
  }
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
  }
}
