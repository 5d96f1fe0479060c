import { z } from 'zod'
import { order } from './order.ts'

/**
 * What the customer account service asks of the commerce service: the orders of one customer. For servers alone:
 * `Shopify-Storefront-Private-Token` comes along.
 *
 * - `GET    /customers/{accountId}/orders?first=&after=&email=`: the newest first. `email` is an address that is
 *   proven to be the customer's: what was ordered with it without signing in is theirs as well.
 * - `GET    /customers/{accountId}/orders/{orderId}?email=`: one of them, or 404.
 * - `GET    /customers/{accountId}/order-count?email=`: how many of them stand, that is, were not cancelled.
 * - `DELETE /customers/{accountId}`: the account is gone, and its carts with it. Its orders stay, for the books,
 *   and are no one's.
 */
export const customerOrder = order.extend({
  cancelledAt: z.string().nullable(),
  /** Opens the order's page without signing in. */
  orderToken: z.string(),
})
export type CustomerOrder = z.infer<typeof customerOrder>

export const customerOrdersResponse = z.object({ orders: z.array(customerOrder), hasMore: z.boolean() })
export type CustomerOrdersResponse = z.infer<typeof customerOrdersResponse>

export const orderCountResponse = z.object({ orders: z.number().int().min(0) })

export const PRIVATE_TOKEN_HEADER = 'Shopify-Storefront-Private-Token'
/** The longest page of orders. */
export const CUSTOMER_ORDERS_MOST = 100
