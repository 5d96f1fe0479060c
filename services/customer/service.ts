import { createYoga } from 'graphql-yoga'
import { type Context, Hono } from 'hono'
import { customerGraphqlPath } from '#contracts/customer.ts'
import { isLanguage } from '#domain/market/language.ts'
import { ok, type Result } from '#domain/result.ts'
import { limitQueries } from '#services/kernel/graphql/limit-queries.ts'
import { maskErrors } from '#services/kernel/graphql/mask-errors.ts'
import { handleErrors } from '#services/kernel/handle-errors.ts'
import { isSameToken } from '#services/kernel/secrets/same-token.ts'
import type { Service } from '#services/kernel/service.ts'
import type { Caller } from './caller.ts'
import { companyHouseRoutes } from './companies/house-routes.ts'
import { removeOldInvitations } from './companies/invitations.ts'
import { companyMemberRoutes } from './companies/member-routes.ts'
import { profileSource } from './directory/profile-source.ts'
import type { Execution } from './graphql/execution.ts'
import type { CustomerOptions } from './options.ts'
import { readLanguage } from './people/attribute-rows.ts'
import { removeCustomer } from './remove-customer.ts'
import { customerSchema } from './schema.ts'

export type { CustomerOptions } from './options.ts'

const REQUEST_BYTES_MAX = 100_000
const GRAPHQL = customerGraphqlPath(':version')

export type CustomerService = Service & {
  readonly customers: ReturnType<typeof profileSource>
  /**
   * Handles an API call on behalf of a customer who was authenticated by other means, identified by `accountId` and
   * address. Cannot be reached from outside the process.
   */
  fetchFor(customer: Omit<Caller, 'accessToken'>, cartId: string | null): Service['fetch']
}

/**
 * The customer account service: the official Customer Account GraphQL API (2025-04) over PostgreSQL. The access token
 * in `Authorization`, with or without `Bearer` as in the hosted service, identifies the customer; 401 without a valid
 * one. It also implements `contracts/customer.ts`.
 */
export function createCustomerService(options: CustomerOptions): CustomerService {
  let yoga: ReturnType<typeof createGraphql> | undefined
  const app = new Hono()
  handleErrors(app, options.reportError)

  app.all(GRAPHQL, async (context) => {
    const caller = await resolveCaller(context, options)
    if (!caller.ok) return unavailable(context, caller.code)
    if (!caller.value) return unauthorized(context)
    const language = context.req.header('accept-language')
    const reader = isLanguage(language) ? { ...caller.value, language } : caller.value
    return query(context.req.raw, { options, caller: reader })
  })

  app.delete('/account', async (context) => {
    const caller = await resolveCaller(context, options)
    if (!caller.ok) return unavailable(context, caller.code)
    if (!caller.value) return unauthorized(context)
    const { accountId } = caller.value
    if (await options.isMemberOfTeam(accountId)) return context.json({ code: 'member-of-team' }, 403)
    await options.orders.forget(accountId)
    await removeCustomer(options.database.db, accountId)
    return context.body(null, 204)
  })

  for (const path of ['/companies/*', '/languages/*']) {
    app.use(path, async (context, next) =>
      isSameToken(readAccessToken(context), options.companyToken) ? next() : unauthorized(context),
    )
  }
  app.get('/languages/:accountId', async (context) => {
    const language = await readLanguage(options.database, context.req.param('accountId'))
    return language ? context.json({ language }) : context.json({ code: 'language-unknown' }, 404)
  })
  app.route('/companies', companyHouseRoutes(options))
  app.route(
    '/',
    companyMemberRoutes(options, (context) => resolveCaller(context, options)),
  )

  function query(request: Request, execution: Execution) {
    yoga ??= createGraphql(options)
    return yoga.fetch(request, execution)
  }

  return {
    fetch: async (request) => app.fetch(request),
    routes: app.routes,
    jobs: [
      {
        name: 'customer: remove old invitations',
        everySeconds: 86_400,
        run: (now) => removeOldInvitations(options.database, now),
      },
    ],
    customers: profileSource(options),
    fetchFor(customer, cartId) {
      const execution = {
        options: { ...options, readCartId: async () => cartId },
        caller: { ...customer, accessToken: '' },
      }
      return async (request) => query(request, execution)
    },
  }
}

function createGraphql({ reportError }: CustomerOptions) {
  return createYoga<Execution>({
    schema: customerSchema(),
    graphqlEndpoint: GRAPHQL,
    // By default, Yoga allows every origin to read responses, including requests with a visitor's cookies.
    cors: false,
    graphiql: false,
    landingPage: false,
    logging: false,
    multipart: false,
    maxRequestBodySize: REQUEST_BYTES_MAX,
    maskedErrors: maskErrors(reportError),
    plugins: [limitQueries()],
  })
}

async function resolveCaller(
  context: Context,
  { authenticate }: CustomerOptions,
): Promise<Result<Caller | null, 'account-unavailable'>> {
  const accessToken = readAccessToken(context)
  const person = accessToken === '' ? ok(null) : await authenticate(accessToken)
  return person.ok ? ok(person.value && { ...person.value, accessToken }) : person
}

function readAccessToken({ req }: Context): string {
  return (req.header('authorization') ?? '').replace(/^Bearer /, '')
}

/**
 * Responds that the service that authenticates callers is unavailable. The status is not 503, which clients would
 * retry.
 */
function unavailable({ json }: Context, code: 'account-unavailable'): Response {
  return json({ code }, 502)
}

/** Responds with the same text as the hosted service. */
function unauthorized({ json }: Context): Response {
  return json({ errors: [{ message: '', extensions: { code: 'UNAUTHORIZED' } }] }, 401)
}
