import { Hono } from 'hono'
import { globalId } from '#domain/ids.ts'
import { serveChanges } from '#services/kernel/changes/serve-changes.ts'
import { handleErrors } from '#services/kernel/handle-errors.ts'
import type { Service } from '#services/kernel/service.ts'
import { agreedOrderRoutes } from './agreed/agreed-order-routes.ts'
import { resolveAccess, unauthorizedResponse } from './catalogue/graphql/guard/access-token.ts'
import { PRODUCT_CHANGES } from './changes/product-changes.ts'
import { createBuyerSource } from './customers/buyer-source.ts'
import { createGraphqlEndpoint } from './graphql-endpoint.ts'
import { commerceJobs } from './jobs.ts'
import type { CommerceOptions } from './options.ts'
import { checkoutRoutes } from './orders/checkout-routes.ts'
import { companyRoutes, customerRoutes } from './orders/customer-routes.ts'
import { priceListRoutes } from './price-lists/price-list-routes.ts'
import { sampleRoutes } from './samples/sample-routes.ts'
import { catalogueRoutes } from './team/catalogue-routes.ts'
import { teamCredit } from './team/credit/team-credit.ts'
import { teamDiscounts } from './team/discounts/team-discounts.ts'
import { teamOrders } from './team/orders/team-orders.ts'
import { teamSales } from './team/sales/team-sales.ts'
import { creditTask, orderTasks } from './team/waiting/order-tasks.ts'
import { productTasks } from './team/waiting/product-tasks.ts'

export type { CommerceOptions } from './options.ts'

export type CommerceService = Service & {
  readonly customers: ReturnType<typeof createBuyerSource>
}

/**
 * The commerce service: the official Storefront GraphQL API (2025-04) over PostgreSQL, at `POST /api/{any
 * version}/graphql.json`. Any version is accepted, since the official client of any year must reach the same schema.
 * 401 without a valid access token. It also serves the checkout at `/checkout` (`contracts/order/checkout.ts`), a
 * customer's orders for the customer account service at `/customers` (`contracts/order/customer-orders.ts`), agreed
 * orders at `/agreed-orders` (`contracts/order/agreed-order.ts`), samples at `/samples` (`contracts/order/samples.ts`),
 * price lists of trade clients at `/price-lists` (`contracts/price-list.ts`), and its changes for servers at `/changes`
 * (`contracts/changes.ts`).
 */
export function createCommerceService(options: CommerceOptions): CommerceService {
  const graphql = createGraphqlEndpoint(options)
  const app = new Hono()
  handleErrors(app, options.reportError)
  app.all('/api/:version/graphql.json', ({ req }) => {
    const access = resolveAccess(req.raw.headers, options)
    return access ? graphql(req.raw, access) : unauthorizedResponse()
  })
  app.get('/changes', ({ req }) => handleChanges(req.raw, options))
  app.route('/checkout', checkoutRoutes(options))
  app.route('/customers', customerRoutes(options))
  app.route('/company-locations', companyRoutes(options))
  app.route('/agreed-orders', agreedOrderRoutes(options))
  app.route('/samples', sampleRoutes(options))
  app.route('/price-lists', priceListRoutes(options))
  return {
    fetch: async (request) => app.fetch(request),
    routes: app.routes,
    jobs: commerceJobs(options),
    customers: createBuyerSource(options),
    team: [
      ...teamOrders(options),
      ...catalogueRoutes(options),
      ...teamDiscounts(options),
      teamSales(options),
      ...teamCredit(options),
    ],
    waiting: [...orderTasks(options.shop.timeZone), creditTask, ...productTasks(options.shop.languages)],
  }
}

/** `GET /changes?since={cursor}` (`contracts/changes.ts`), for the holders of the private token. */
async function handleChanges(request: Request, options: CommerceOptions): Promise<Response> {
  if (resolveAccess(request.headers, options) !== 'private') return unauthorizedResponse()
  return serveChanges(request, {
    database: options.database,
    log: PRODUCT_CHANGES,
    kind: 'product',
    toId: (number) => globalId('Product', number),
  })
}
