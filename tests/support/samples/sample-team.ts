import { ok, refuse } from '#domain/result.ts'
import { ROLES } from '#domain/team/roles.ts'
import type { Database } from '#services/kernel/database/database.ts'
import { UNLIMITED } from '#services/kernel/rate-limit.ts'
import type { Service } from '#services/kernel/service.ts'
import { createTeamService } from '#services/kernel/team/service.ts'
import { waitingRoute } from '#services/kernel/team/waiting/waiting.ts'

type SampleCall = {
  /** Any other text is not staff. */
  role?: string
  method?: 'PATCH' | 'POST'
  body?: object
}

/**
 * The team API over the resources of one service, called as someone of a role who has just given the second factor.
 * Calls with a body are POST unless `method` says otherwise, each with a key of its own.
 */
export function sampleTeam(
  database: Database,
  { team: routes = [], waiting = [] }: Pick<Service, 'team' | 'waiting'>,
) {
  const reportFault = (fault: unknown) => {
    throw fault
  }
  const service = createTeamService({
    database,
    clock: () => new Date(),
    limiter: UNLIMITED,
    routes: [...routes, waitingRoute(waiting, reportFault)],
    async authenticate(token) {
      const role = ROLES.find((known) => known === token)
      return role ? ok({ accountId: 'a', roles: [role], confirmedAt: new Date() }) : refuse('unauthenticated')
    },
    reportFault,
  })
  return {
    routes: routes.map(({ method, path }) => `${method} ${path}`),
    async call(path: string, { role = 'admin', method = 'POST', body }: SampleCall = {}) {
      const headers = { authorization: `Bearer ${role}`, 'idempotency-key': crypto.randomUUID() }
      const sent = body && { method, body: JSON.stringify(body) }
      const response = await service.fetch(new Request(`http://shop.example${path}`, { headers, ...sent }))
      return { status: response.status, body: await response.json() }
    },
  }
}

/** A path with the filter of a list. */
export function filtered(path: string, filter: object): string {
  return `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`
}
