import { Hono, type MiddlewareHandler } from 'hono'
import { z } from 'zod'
import type { CompanyCreditResponse } from '#contracts/order/company-credit.ts'
import { CUSTOMER_ORDERS_MAX, type orderCountResponse } from '#contracts/order/customer-orders.ts'
import { globalId } from '#domain/ids.ts'
import { isLanguage, LANGUAGES, type Language } from '#domain/market/language.ts'
import { resolveAccess, unauthorizedResponse } from '../catalogue/graphql/guard/access-token.ts'
import type { CommerceOptions } from '../options.ts'
import { refusedResponse } from '../responses.ts'
import { readCompanyCredit } from './credit/read-credit.ts'
import {
  countCustomerOrders,
  detachCustomer,
  findCustomerOrder,
  listCustomerOrders,
} from './customer-orders.ts'

const page = z.object({
  first: z.coerce.number().int().min(1).max(CUSTOMER_ORDERS_MAX),
  after: z.uuid().optional(),
  email: z.email().optional(),
  project: z.uuid().optional(),
  /** A member of the company, whose personal orders are listed with those of the company. */
  account: z.string().optional(),
  language: z.enum(LANGUAGES).optional(),
})

/** Routes for the orders and the credit of a company's location, for servers only. */
export function companyRoutes(options: CommerceOptions): Hono {
  const app = new Hono()
  app.use(serversOnly(options))

  app.get('/:locationId/orders', async ({ req, json }) => {
    const requested = page.safeParse(req.query())
    if (!requested.success) return refusedResponse('request-malformed')
    const { first, after = null, project, account, email = null, language } = requested.data
    const locationId = globalId('CompanyLocation', req.param('locationId'))
    const member = account === undefined ? undefined : { accountId: account, email }
    return json(
      await listCustomerOrders(options, { locationId, member }, { first, after, project, language }),
    )
  })

  app.get('/:locationId/orders/:orderId', async ({ req, json }) => {
    const orderId = z.uuid().safeParse(req.param('orderId'))
    const buyer = { locationId: globalId('CompanyLocation', req.param('locationId')) }
    const order = orderId.success
      ? await findCustomerOrder(options, buyer, orderId.data, parseLanguage(req.query()))
      : null
    return order ? json(order) : refusedResponse('order-not-found')
  })
  app.get('/:locationId/credit', async ({ req, json }) => {
    const { database, clock } = options
    const locationId = globalId('CompanyLocation', req.param('locationId'))
    const response = await readCompanyCredit(database.db, locationId, clock())
    return json(response satisfies CompanyCreditResponse)
  })
  return app
}

function parseLanguage({ language }: Record<string, string>): Language | undefined {
  return isLanguage(language) ? language : undefined
}

function serversOnly(options: CommerceOptions): MiddlewareHandler {
  return async ({ req }, next) =>
    resolveAccess(req.raw.headers, options) === 'private' ? next() : unauthorizedResponse()
}

/** Routes for the customer account service (`contracts/order/customer-orders.ts`), for servers only. */
export function customerRoutes(options: CommerceOptions): Hono {
  const app = new Hono()
  app.use(serversOnly(options))

  app.get('/:accountId/orders', async ({ req, json }) => {
    const requested = page.safeParse(req.query())
    if (!requested.success) return refusedResponse('request-malformed')
    const { first, after = null, email = null, project, language } = requested.data
    const owner = { accountId: req.param('accountId'), email }
    return json(await listCustomerOrders(options, owner, { first, after, project, language }))
  })

  app.get('/:accountId/orders/:orderId', async ({ req, json }) => {
    const orderId = z.uuid().safeParse(req.param('orderId'))
    const owner = { accountId: req.param('accountId'), email: req.query('email') ?? null }
    const order = orderId.success
      ? await findCustomerOrder(options, owner, orderId.data, parseLanguage(req.query()))
      : null
    return order ? json(order) : refusedResponse('order-not-found')
  })

  app.get('/:accountId/order-count', async ({ req, json }) => {
    const owner = { accountId: req.param('accountId'), email: req.query('email') ?? null }
    return json({ orders: await countCustomerOrders(options, owner) } satisfies z.infer<
      typeof orderCountResponse
    >)
  })

  app.delete('/:accountId', async ({ req, body }) => {
    await options.database.db.transaction((tx) => detachCustomer(tx, req.param('accountId')))
    return body(null, 204)
  })
  return app
}
