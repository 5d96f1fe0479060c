import { createAgreedOrdersClient } from '#clients/commerce/agreed-orders/agreed-orders-client.ts'
import { createDraftOrdersClient } from '#clients/commerce/agreed-orders/draft-orders-client.ts'
import type { AgreedOrders } from '#contracts/order/agreed-order.ts'
import { refuse } from '#domain/result.ts'
import { systemClock } from '#services/kernel/clock.ts'
import type { Reach } from '../../seam/seam.ts'
import type { ServiceSettings } from '../../settings/config.ts'
import { hostedShop } from '../../settings/hosted-logs.ts'

/**
 * How a quote becomes an order: through our own commerce service, in this process or elsewhere; as a draft order of a
 * hosted shop, if its administration token is configured; otherwise the team creates it manually.
 */
export function createAgreedOrders(
  commerce: ServiceSettings['commerce'],
  reach: Reach,
  report: (problem: object) => void,
): AgreedOrders {
  const { privateToken, adminToken } = commerce
  if (hostedShop(commerce) === null) return createAgreedOrdersClient({ ...reach, privateToken, report })
  return adminToken === null
    ? MANUAL_ORDERS
    : createDraftOrdersClient({ ...reach, adminToken, now: systemClock, report })
}

const MANUAL_ORDERS: AgreedOrders = {
  create: async () => refuse('agreed-orders-unavailable'),
  cancel: async () => refuse('agreed-orders-unavailable'),
  find: async () => refuse('agreed-orders-unavailable'),
}
