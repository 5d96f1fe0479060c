import { isUnavailable } from '#services/kernel/database/bounded-pool.ts'
import type { RateLimit, RateLimiter } from '#services/kernel/rate-limit.ts'
import type { LimitedKind } from '../http/guard/limit-requests.ts'
import type { Logger } from '../http/request-log.ts'
import type { RequestLimits } from '../settings/config.ts'

/** A broken page makes its browser send a dozen reports at once. */
const REPORTS_PER_MINUTE = 60

/** Requests of a page's scripts: a handful per page. */
const SCRIPT_CALLS_PER_PAGE = 4

/** Requests are counted across all processes. */
export function createRequestLimits(limiter: RateLimiter, limits: RequestLimits, log: Logger) {
  const perMinute = (limit: number): RateLimit => ({ limit, windowSeconds: 60 })
  const rules: Record<LimitedKind, RateLimit> = {
    page: perMinute(limits.pagesPerMinute),
    search: { limit: Math.ceil(limits.pagesPerMinute / 10), windowSeconds: 10 },
    script: perMinute(limits.pagesPerMinute * SCRIPT_CALLS_PER_PAGE),
    prefetch: perMinute(limits.pagesPerMinute),
    change: perMinute(limits.changesPerMinute),
    image: perMinute(limits.imagesPerMinute),
    service: perMinute(limits.serviceCallsPerMinute),
    report: perMinute(REPORTS_PER_MINUTE),
  }
  return {
    /** The seconds to wait, or null if admitted. Everyone is admitted while the database is unavailable. */
    async admit(kind: LimitedKind, visitor: string): Promise<number | null> {
      try {
        const admission = await limiter.admit(`${kind}:${visitor}`, rules[kind])
        return admission.ok ? null : admission.retryAfterSeconds
      } catch (error) {
        // An unavailable database is logged once, not for each request.
        if (!isUnavailable(error)) log.warn({ err: error }, 'rate limit not counted')
        return null
      }
    },
  }
}
