import { refuse } from '#domain/result.ts'
import { systemClock } from '#services/kernel/clock.ts'
import type { Service } from '#services/kernel/service.ts'
import { auditEvents } from '#services/kernel/team/audit/audit-events.ts'
import { auditedActions } from '#services/kernel/team/audit/audited-actions.ts'
import { createTeamService } from '#services/kernel/team/service.ts'
import type { Authenticate } from '#services/kernel/team/staff.ts'
import { waitingRoute } from '#services/kernel/team/waiting/waiting.ts'
import type { Base } from './base.ts'

const NO_STAFF: Authenticate = async () => refuse('unauthenticated')

/** The team API of all services. Without an identity service in this process, no one is a member of the team. */
export function createTeam(
  { configuration: { house }, database, limiter, log }: Base,
  services: readonly Service[],
  authenticate: Authenticate = NO_STAFF,
): Service {
  const reportError = (error: unknown) => log.error({ err: error }, 'team error')
  const routes = services.flatMap(({ team = [] }) => team)
  const waiting = waitingRoute(
    services.flatMap((service) => service.waiting ?? []),
    reportError,
  )
  return createTeamService({
    database,
    limiter,
    clock: systemClock,
    authenticate,
    timeZone: house.timeZone,
    routes: [...auditEvents, ...auditedActions(services), waiting, ...routes],
    reportError,
  })
}
