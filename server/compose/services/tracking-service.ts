import { systemClock } from '#services/kernel/clock.ts'
import type { Database } from '#services/kernel/database/database.ts'
import type { RateLimiter } from '#services/kernel/rate-limit.ts'
import type { Service } from '#services/kernel/service.ts'
import { createTrackingService } from '#services/tracking/service.ts'
import type { Logger } from '../../http/request-log.ts'
import type { Configuration } from '../../settings/config.ts'

export function createTracking(
  { services, house, limits }: Configuration,
  { database, limiter, log }: { database: Database; limiter: RateLimiter; log: Logger },
): Service {
  return createTrackingService({
    database,
    clock: systemClock,
    timeZone: house.timeZone,
    serverTokens: services.tracking.serverTokens,
    visitorSecrets: services.tracking.visitorSecrets,
    limiter,
    batchesPerMinute: limits.serviceCallsPerMinute,
    reportFault: (fault) => log.error({ err: fault }, 'tracking fault'),
  })
}
