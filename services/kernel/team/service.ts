import { lt } from 'drizzle-orm'
import { type Context, Hono, type HonoRequest } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { IDEMPOTENCY_KEY, TEAM_BODY_BYTES_MAX } from '#contracts/team/convention.ts'
import { isExport } from '#domain/team/confirmed-actions.ts'
import { hasRole } from '#domain/team/roles.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import { handleErrors } from '../handle-errors.ts'
import { teamResponses } from '../kernel-tables.ts'
import type { Admission, RateLimit, RateLimiter } from '../rate-limit.ts'
import type { Service } from '../service.ts'
import { refusedResponse } from './refused.ts'
import type { TeamRoute } from './routes.ts'
import { countSentRecords, removeOldSentRecords } from './sent-records.ts'
import { type Authenticate, isConfirmed, type Staff } from './staff.ts'

export type TeamOptions = {
  database: Database
  clock: Clock
  limiter: RateLimiter
  authenticate: Authenticate
  timeZone: string
  routes: readonly TeamRoute[]
  /** Called for each bug; the client only sees a failure. */
  reportError(error: unknown): void
}

const CALL_LIMIT = { limit: 600, windowSeconds: 60 }
/** Per member: normal work needs a few files, but a stolen session could download all of them, customer by customer. */
const EXPORT_LIMIT: RateLimit = { limit: 20, windowSeconds: 3_600 }
const RESPONSE_HOURS = 24

type TeamEnv = { Variables: { staff: Staff } }

/** The team API: one convention over the resources of all services (`contracts/team/convention.ts`). */
export function createTeamService(options: TeamOptions): Service {
  const { database, clock, routes } = options
  const app = new Hono<TeamEnv>()
  handleErrors(app, options.reportError)
  app.use(async (context, next) => {
    await next()
    if (context.res.headers.get('cache-control') === null) context.header('cache-control', 'no-store')
  })
  app.use(async (context, next) => {
    const token = /^Bearer (.+)$/.exec(context.req.header('authorization') ?? '')?.[1]
    if (token === undefined) return refusedResponse(401, 'unauthenticated')
    const staff = await options.authenticate(token)
    if (!staff.ok) return refusedResponse(401, staff.code)
    const admitted = await options.limiter.admit(`team ${staff.value.accountId}`, CALL_LIMIT)
    if (!admitted.ok) return tooManyResponse(admitted)
    context.set('staff', staff.value)
    return next()
  })
  for (const route of routes)
    app.on(route.method, route.path, limitBody(route), (context) => handle(context, route))
  app.notFound(() => refusedResponse(404, 'item-not-found'))

  async function handle({ req, var: { staff } }: Context<TeamEnv>, route: TeamRoute): Promise<Response> {
    const now = clock()
    if (!hasRole(staff.roles, route.roles)) return refusedResponse(403, 'role-required')
    if (route.needsConfirmation && !isConfirmed(staff, now))
      return refusedResponse(403, 'confirmation-required')
    const isCounted = route.isPersonal !== false
    const isWithinLimit = (ids: readonly string[]) =>
      countSentRecords(database, { staff, resource: resourceName(route), ids, now })
    // Checked before anything is changed or a stream is opened. The ids of a list are only known after it was read.
    if (isCounted && req.param('id') !== undefined && !(await isWithinLimit([req.param('id') ?? ''])))
      return refusedResponse(403, 'confirmation-required')
    if (route.audits && isExport(`${route.audits.resource}.${route.audits.action}`)) {
      const admitted = await options.limiter.admit(`team exports ${staff.accountId}`, EXPORT_LIMIT)
      if (!admitted.ok) return tooManyResponse(admitted)
    }
    const result = await route.handle({
      database,
      staff,
      now,
      timeZone: options.timeZone,
      id: req.param('id') ?? '',
      query: req.query(),
      parameters: req.param(),
      body: await readBody(req, route),
      idempotencyKey: req.header(IDEMPOTENCY_KEY) ?? null,
      signal: req.raw.signal,
      reportError: options.reportError,
    })
    if (result instanceof Response) return result
    return isCounted && !(await isWithinLimit(result.ids))
      ? refusedResponse(403, 'confirmation-required')
      : result.list
  }

  return {
    fetch: async (request) => app.fetch(request),
    routes: app.routes,
    jobs: [
      {
        name: 'team: remove old responses',
        everySeconds: 3600,
        async run(now) {
          const limit = new Date(now.getTime() - RESPONSE_HOURS * 3_600_000)
          await database.db.delete(teamResponses).where(lt(teamResponses.at, limit))
        },
      },
      {
        name: 'team: remove counted records',
        everySeconds: 3600,
        run: (now) => removeOldSentRecords(database, now),
      },
    ],
  }
}

function tooManyResponse({ retryAfterSeconds }: Extract<Admission, { ok: false }>): Response {
  const response = refusedResponse(429, 'too-many-requests')
  response.headers.set('retry-after', String(retryAfterSeconds))
  return response
}

function resourceName({ path }: TeamRoute): string {
  return path.split('/', 2)[1] ?? ''
}

function limitBody({ bytesMax = TEAM_BODY_BYTES_MAX }: TeamRoute) {
  return bodyLimit({
    maxSize: bytesMax,
    onError: () => Promise.resolve(refusedResponse(400, 'request-malformed')),
  })
}

async function readBody(request: HonoRequest, { method, bytesMax }: TeamRoute): Promise<unknown> {
  if (method === 'GET') return null
  return bytesMax === undefined
    ? request.json().catch(() => null)
    : new Uint8Array(await request.arrayBuffer())
}
