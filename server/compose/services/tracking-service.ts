import { systemClock } from '#services/kernel/clock.ts'
import type { Service } from '#services/kernel/service.ts'
import { createTrackingService } from '#services/tracking/service.ts'
import type { Base } from './base.ts'

export function createTracking({
  configuration: { services, house, limits },
  database,
  limiter,
  log,
}: Base): Service {
  return createTrackingService({
    database,
    clock: systemClock,
    timeZone: house.timeZone,
    serverTokens: services.tracking.serverTokens,
    visitorSecrets: services.tracking.visitorSecrets,
    limiter,
    batchesPerMinute: limits.serviceCallsPerMinute,
    reportError: (error) => log.error({ err: error }, 'tracking error'),
  })
}
