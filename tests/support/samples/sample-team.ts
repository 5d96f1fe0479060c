import { ok, refuse } from '#domain/result.ts'
import { ROLES } from '#domain/team/roles.ts'
import type { Database } from '#services/kernel/database/database.ts'
import { UNLIMITED } from '#services/kernel/rate-limit.ts'
import type { Service } from '#services/kernel/service.ts'
import type { TeamRoute } from '#services/kernel/team/routes.ts'
import { createTeamService } from '#services/kernel/team/service.ts'
import { waitingRoute } from '#services/kernel/team/waiting/waiting.ts'
import { findPersonalData } from '../personal-data.ts'
import { testClock } from '../test-clock.ts'

type SampleCall = {
  /** Any other text is not staff. */
  role?: string
  /** Another member of the team than `a`. */
  member?: string
  method?: 'PATCH' | 'POST' | 'PUT'
  body?: object
  /** In place of a body. */
  bytes?: Uint8Array<ArrayBuffer>
  isUnconfirmed?: boolean
}
/** `isUnconfirmed`: the second factor was given long ago. */
type ReadCall = { role?: string; isUnconfirmed?: boolean }

/**
 * The team API over the resources of one service, called as someone of a role who has just given the second factor.
 * Calls with a body are POST unless `method` says otherwise, each with a key of its own.
 */
export function sampleTeam(
  database: Database,
  { team: routes = [], waiting = [] }: Pick<Service, 'team' | 'waiting'>,
  reportFault: (fault: unknown) => void = (fault) => {
    throw fault
  },
  clock: () => Date = testClock(),
) {
  const service = createTeamService({
    timeZone: 'Europe/Rome',
    database,
    clock,
    limiter: UNLIMITED,
    routes: [...routes.map(withoutPersonalData), waitingRoute(waiting, reportFault)],
    async authenticate(token) {
      const [credentials = '', isUnconfirmed] = token.split(' long ago')
      const [named, accountId = 'a'] = credentials.split(' of ')
      const role = ROLES.find((known) => known === named)
      const confirmedAt = isUnconfirmed === undefined ? clock() : new Date(0)
      return role ? ok({ accountId, roles: [role], confirmedAt }) : refuse('unauthenticated')
    },
    reportFault,
  })
  /** The response as it is, such as a stream. */
  const read = (path: string, { role = 'admin', isUnconfirmed = false }: ReadCall = {}) =>
    service.fetch(
      new Request(`http://shop.example${path}`, {
        headers: { authorization: `Bearer ${role}${isUnconfirmed ? ' long ago' : ''}` },
      }),
    )
  return {
    read,
    routes: routes.map(({ method, path }) => `${method} ${path}`),
    async call(
      path: string,
      { role = 'admin', member = 'a', method = 'POST', body, bytes, isUnconfirmed }: SampleCall = {},
    ) {
      const authorization = `Bearer ${role} of ${member}${isUnconfirmed ? ' long ago' : ''}`
      const headers = { authorization, 'idempotency-key': crypto.randomUUID() }
      const content = bytes ?? (body && JSON.stringify(body))
      const sent = content && { method, body: content }
      const response = await service.fetch(new Request(`http://shop.example${path}`, { headers, ...sent }))
      const isJson = response.headers.get('content-type')?.startsWith('application/json')
      return { status: response.status, body: await (isJson ? response.json() : response.text()) }
    },
  }
}

/** A route that is declared to say nothing about persons fails if it does. */
function withoutPersonalData(route: TeamRoute): TeamRoute {
  if (route.isPersonal !== false) return route
  return {
    ...route,
    async handle(call) {
      const made = await route.handle(call)
      const response = made instanceof Response ? made : made.list
      const isJson = response.headers.get('content-type')?.startsWith('application/json')
      const found = isJson ? findPersonalData(await response.clone().json()) : []
      if (found.length > 0) throw new Error(`${route.path} is not declared as personal: ${found.join(', ')}`)
      return made
    },
  }
}

/** A path with the filter of a list. */
export function filtered(path: string, filter: object): string {
  return `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`
}
