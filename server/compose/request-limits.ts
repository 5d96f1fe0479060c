import type { RateLimit, RateLimiter } from '#services/kernel/rate-limit.ts'
import type { RequestLimits } from '../config.ts'
import type { LimitedKind } from '../http/front.ts'
import type { Logger } from '../http/request-log.ts'

/** A page that goes wrong makes its browser report a dozen times at once. */
const REPORTS_PER_MINUTE = 60

/** A rule, and the name under which it is counted. */
type Rule = RateLimit & { name: string }

/** How many requests of each kind a visitor may make, counted for all processes together. */
export function createRequestLimits(limiter: RateLimiter, limits: RequestLimits, log: Logger) {
  const inMinute = (name: LimitedKind, limit: number): Rule => ({ name, limit, windowSeconds: 60 })
  const rules: Record<LimitedKind, readonly Rule[]> = {
    page: [inMinute('page', limits.pagesPerMinute), burstOf(limits.pagesPerMinute)],
    change: [inMinute('change', limits.changesPerMinute)],
    image: [inMinute('image', limits.imagesPerMinute)],
    service: [inMinute('service', limits.serviceCallsPerMinute)],
    report: [inMinute('report', REPORTS_PER_MINUTE)],
  }
  return {
    /** The seconds to wait, or null for leave. Without an answer from the database nobody is turned away. */
    async admit(kind: LimitedKind, visitor: string): Promise<number | null> {
      try {
        const admissions = await Promise.all(
          rules[kind].map(({ name, ...rule }) => limiter.admit(`${name}:${visitor}`, rule)),
        )
        const waits = admissions.flatMap((admission) => (admission.ok ? [] : admission.retryAfterSeconds))
        return waits.length > 0 ? Math.max(...waits) : null
      } catch (fault) {
        log.warn({ err: fault }, 'rate limit not counted')
        return null
      }
    },
  }
}

/** A person turns pages now and then: what has a minute's pages made at once is a script. */
function burstOf(pagesPerMinute: number): Rule {
  return { name: 'page-burst', limit: Math.ceil(pagesPerMinute / 10), windowSeconds: 10 }
}
