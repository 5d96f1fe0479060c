import { createHash, timingSafeEqual } from 'node:crypto'
import { createYoga, maskError } from 'graphql-yoga'
import { type Context, Hono } from 'hono'
import type { z } from 'zod'
import { type companyAnswer, companyDraft, customerGraphqlPath } from '#contracts/customer.ts'
import { limitQueryCost } from '#services/kernel/graphql/query-cost.ts'
import type { Service } from '#services/kernel/service.ts'
import type { Execution } from './graphql/execution.ts'
import { toWireId } from './graphql/wire-id.ts'
import type { Caller, CustomerOptions } from './options.ts'
import { setCompany } from './people/company-contacts.ts'
import { removeCustomer } from './people/customer-rows.ts'
import { customerSchema } from './schema.ts'

export type { CustomerOptions } from './options.ts'

const REQUEST_BYTES_MAX = 100_000
const GRAPHQL = customerGraphqlPath(':version')

/**
 * The customer account service: the official Customer Account GraphQL API (2025-04) over PostgreSQL. Whose data it
 * is, the access token in `Authorization` says, with `Bearer` before it or without, as the hosted service has it;
 * 401 without a good one. Beside it the calls of `contracts/customer.ts`.
 */
export function createCustomerService(options: CustomerOptions): Service {
  let yoga: ReturnType<typeof createGraphql> | undefined
  const app = new Hono()
  app.onError((fault, { json }) => {
    options.reportFault(fault)
    return json({ errors: [{ message: 'Internal error' }] }, 500)
  })

  app.all(GRAPHQL, async (context) => {
    const caller = await callerOf(context, options)
    if (!caller) return unauthorized(context)
    yoga ??= createGraphql(options)
    return yoga.fetch(context.req.raw, { options, caller })
  })

  app.delete('/account', async (context) => {
    const caller = await callerOf(context, options)
    if (!caller) return unauthorized(context)
    await options.orders.forget(caller.accountId)
    await removeCustomer(options.database, caller.accountId)
    return context.body(null, 204)
  })

  app.put('/companies/:accountId', async (context) => {
    if (!isSame(tokenOf(context), options.companyToken)) return unauthorized(context)
    const draft = companyDraft.safeParse(await context.req.json().catch(() => null))
    if (!draft.success) return context.json({ code: 'request-malformed' }, 400)
    const accountId = context.req.param('accountId')
    const asked = { accountId, name: draft.data.name, now: options.clock() }
    const { companyId, locationId } = await setCompany(options.database, asked)
    return context.json({
      companyId: toWireId('Company', companyId),
      locationId: toWireId('CompanyLocation', locationId),
    } satisfies z.infer<typeof companyAnswer>)
  })

  return { fetch: async (request) => app.fetch(request) }
}

function createGraphql({ reportFault }: CustomerOptions) {
  return createYoga<Execution>({
    schema: customerSchema(),
    graphqlEndpoint: GRAPHQL,
    ...{ graphiql: false, landingPage: false, logging: false, multipart: false },
    maxRequestBodySize: REQUEST_BYTES_MAX,
    maskedErrors: {
      maskError(fault, message) {
        const masked = maskError(fault, message)
        if (masked !== fault) reportFault(fault)
        return masked
      },
    },
    plugins: [limitQueryCost()],
  })
}

async function callerOf(context: Context, { authenticate }: CustomerOptions): Promise<Caller | null> {
  const accessToken = tokenOf(context)
  const person = accessToken === '' ? null : await authenticate(accessToken)
  return person && { ...person, accessToken }
}

function tokenOf({ req }: Context): string {
  return (req.header('authorization') ?? '').replace(/^Bearer /, '')
}

/** As the hosted service words it. */
function unauthorized({ json }: Context): Response {
  return json({ errors: [{ message: '', extensions: { code: 'UNAUTHORIZED' } }] }, 401)
}

/** Compares digests, so that the time taken tells nothing about the token. */
function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(expected))
}
