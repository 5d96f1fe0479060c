import { refuse } from '#domain/result.ts'
import { systemClock } from '#services/kernel/clock.ts'
import type { Database } from '#services/kernel/database/database.ts'
import type { RateLimiter } from '#services/kernel/rate-limit.ts'
import type { Service } from '#services/kernel/service.ts'
import { auditEvents } from '#services/kernel/team/audit/audit-events.ts'
import { auditedActions } from '#services/kernel/team/audit/audited-actions.ts'
import { createTeamService } from '#services/kernel/team/service.ts'
import type { Authenticate } from '#services/kernel/team/staff.ts'
import { waitingRoute } from '#services/kernel/team/waiting/waiting.ts'
import type { Logger } from '../../http/request-log.ts'

const NO_STAFF: Authenticate = async () => refuse('unauthenticated')

export function createTeam({
  database,
  limiter,
  log,
  services,
  timeZone,
  authenticate = NO_STAFF,
}: {
  database: Database
  limiter: RateLimiter
  log: Logger
  services: readonly Service[]
  timeZone: string
  authenticate?: Authenticate | undefined
}): Service {
  const reportFault = (fault: unknown) => log.error({ err: fault }, 'team fault')
  const routes = services.flatMap(({ team = [] }) => team)
  const waiting = waitingRoute(
    services.flatMap((service) => service.waiting ?? []),
    reportFault,
  )
  return createTeamService({
    database,
    limiter,
    clock: systemClock,
    authenticate,
    timeZone,
    routes: [...auditEvents, ...auditedActions(services), waiting, ...routes],
    reportFault,
  })
}
