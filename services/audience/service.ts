import { createYoga } from 'graphql-yoga'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { AUDIENCE_KEY_HEADER, identifiedEvents } from '#contracts/audience.ts'
import { limitQueries } from '#services/kernel/graphql/limit-queries.ts'
import { maskErrors } from '#services/kernel/graphql/mask-errors.ts'
import { handleErrors } from '#services/kernel/handle-errors.ts'
import { isSameToken } from '#services/kernel/secrets/same-token.ts'
import type { Service } from '#services/kernel/service.ts'
import { deleteVisitor, identifyVisitor } from './identified-visitors.ts'
import { audienceJobs } from './jobs.ts'
import { teamIssues } from './newsletter/issues/team-issues.ts'
import { newsletterRoutes } from './newsletter/newsletter-routes.ts'
import { unlinkVisitor } from './newsletter/subscriber-visitors.ts'
import { teamSubscriberImports } from './newsletter/team/import-subscribers.ts'
import { teamSubscribers } from './newsletter/team/team-subscribers.ts'
import type { AudienceOptions } from './options.ts'
import { audienceSchema, type Execution } from './schema.ts'

export type { AudienceOptions } from './options.ts'

const REQUEST_BYTES_MAX = 20_000

/**
 * The audience service (`contracts/audience.ts`): determines from the current data of the other services which segments
 * of Spec §6 the customer behind a visitor id belongs to, and stores the newsletter's subscribers
 * (`contracts/newsletter.ts`).
 */
export function createAudienceService(options: AudienceOptions): Service {
  const { database, clock, key, reportError } = options
  let yoga: ReturnType<typeof createGraphql> | undefined
  const app = new Hono()
  const onError = ({ json }: Context) => json({ title: 'Payload Too Large', status: 413 }, 413)
  app.use(bodyLimit({ maxSize: REQUEST_BYTES_MAX, onError }))
  app.route('/newsletter', newsletterRoutes(options))
  app.use(async ({ req, json }, next) => {
    if (!isSameToken(req.header(AUDIENCE_KEY_HEADER), key))
      return json({ title: 'Unauthorized', status: 401 }, 401)
    return next()
  })
  app.post('/graphql', ({ req }) => {
    yoga ??= createGraphql(options)
    return yoga.fetch(req.raw, { options })
  })
  app.post('/events', async ({ req, json }) => {
    const events = identifiedEvents.safeParse(await req.json().catch(() => null))
    if (!events.success) return json({ title: 'Bad Request', status: 400 }, 400)
    for (const { identifiers } of events.data) {
      const { vuid, customer_id: accountId } = identifiers
      await identifyVisitor(database, { visitorId: vuid, accountId, now: clock() })
    }
    return json({ title: 'Accepted', status: 202 }, 202)
  })
  app.delete('/visitors/:visitorId', async ({ req, body }) => {
    await deleteVisitor(database, req.param('visitorId'))
    await unlinkVisitor(database, req.param('visitorId'))
    return body(null, 204)
  })
  handleErrors(app, reportError)
  const team = [...teamSubscribers(options), ...teamSubscriberImports(options), ...teamIssues(options)]
  return {
    fetch: async (request) => app.fetch(request),
    routes: app.routes,
    jobs: audienceJobs(options),
    team,
  }
}

function createGraphql({ reportError }: AudienceOptions) {
  return createYoga<Execution>({
    schema: audienceSchema(),
    graphqlEndpoint: '/graphql',
    // By default, Yoga allows every origin to read responses, including requests with a visitor's cookies.
    cors: false,
    graphiql: false,
    landingPage: false,
    logging: false,
    multipart: false,
    maskedErrors: maskErrors(reportError),
    plugins: [limitQueries()],
  })
}
