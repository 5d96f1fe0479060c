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
  /** Any other text is not a team role. */
  role?: string
  /** A member of the team other than `a`. */
  member?: string
  method?: 'PATCH' | 'POST' | 'PUT'
  body?: object
  /** Sent instead of a JSON body. */
  bytes?: Uint8Array<ArrayBuffer>
  isUnconfirmed?: boolean
}
/** `isUnconfirmed`: the second factor was given long ago. */
type ReadCall = { role?: string; isUnconfirmed?: boolean }

/**
 * The team API over the resources of one service, called as someone with a role who has just given the second factor.
 * Calls with a body are POST unless `method` says otherwise, each with its own key.
 */
export function sampleTeam(
  database: Database,
  { team: routes = [], waiting = [] }: Pick<Service, 'team' | 'waiting'>,
  reportError: (error: unknown) => void = (error) => {
    throw error
  },
  clock: () => Date = testClock(),
) {
  const service = createTeamService({
    timeZone: 'Europe/Rome',
    database,
    clock,
    limiter: UNLIMITED,
    routes: [...routes.map(withoutPersonalData), waitingRoute(waiting, reportError)],
    async authenticate(token) {
      const [credentials = '', isUnconfirmed] = token.split(' long ago')
      const [named, accountId = 'a'] = credentials.split(' of ')
      const role = ROLES.find((known) => known === named)
      const confirmedAt = isUnconfirmed === undefined ? clock() : new Date(0)
      return role ? ok({ accountId, roles: [role], confirmedAt }) : refuse('unauthenticated')
    },
    reportError,
  })
  /** The unchanged response, such as a stream. */
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

/** Makes a route that is declared to have no personal data fail if it does. */
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

/** A path with a list filter. */
export function filtered(path: string, filter: object): string {
  return `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`
}
