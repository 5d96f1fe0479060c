import { z } from 'zod'
import { PROJECT_ATTRIBUTE, PROJECT_LIST_ATTRIBUTE } from '#domain/list/project.ts'
import { order, orderLine } from './order.ts'

/**
 * Calls from the customer account service to the commerce service about one customer's orders. For servers only, with
 * `Shopify-Storefront-Private-Token`.
 * - `GET /customers/{accountId}/orders?first=&after=&email=&project=&language=`: newest first, with piece names in that
 *   language. `project` is the id of a list: returns only orders with a line for it. `email` is a verified address of
 *   the customer, which also finds orders placed with it without signing in.
 * - `GET /customers/{accountId}/orders/{orderId}?email=&language=`: one of them, or 404.
 * - `GET /customers/{accountId}/order-count?email=`: the number of orders that were not canceled, excluding orders of
 *   samples.
 * - `GET /company-locations/{locationId}/orders?first=&after=&project=&account=&email=` and `…/orders/{orderId}`: the
 *   same for a company's location, regardless of who placed them; with `account` also the orders that one of its
 *   members placed for themselves.
 * - `DELETE /customers/{accountId}`: deletes the carts of a deleted account. Its orders are retained for accounting,
 *   without a customer.
 */
export const customerOrder = order.extend({
  /** The list of the line's project, if known. */
  lines: z.array(orderLine.extend({ projectListId: z.uuid().nullable().default(null) })),
  cancelledAt: z.string().nullable(),
  paidAt: z.string().nullable(),
  /** Null for a guest order. */
  accountId: z.string().nullable(),
  /** Opens the order's page without signing in. */
  orderToken: z.string(),
})
/**
 * The attribute with an order's refunds (`orderRefund`) as JSON: the official schema has neither their reason nor
 * whether they are settled.
 */
export const REFUNDS_ATTRIBUTE = 'refunds'
/**
 * Attributes of a line and an order for agreed details that the official schema has no fields for. A hosted shop shows
 * buyers every attribute whose key does not start with an underscore.
 */
export const AGREED_ATTRIBUTES = {
  finish: 'finish',
  projectName: PROJECT_ATTRIBUTE,
  projectList: PROJECT_LIST_ATTRIBUTE,
  /** Per unit, as a decimal in the order's currency. */
  fullPrice: '_fullPrice',
  /** The name of the order's delivery method. */
  shippingTitle: '_shipping',
} as const
/** Marks an order of samples. */
export const SAMPLES_ATTRIBUTE = '_samples'
/** The name of the member who placed a company's order, unless they are the reader. */
export const PLACED_BY_ATTRIBUTE = '_placedBy'
/** The order's `taxes` as JSON, if its buyer was tax-exempt. */
export const EXEMPT_ATTRIBUTE = '_taxExempt'
/** A cart's metafield in the namespace `custom`, with only the tax number. */
export const CART_EXEMPT_KEY = 'taxExempt'
export type CustomerOrder = z.infer<typeof customerOrder>

export const customerOrdersResponse = z.object({ orders: z.array(customerOrder), hasMore: z.boolean() })
export type CustomerOrdersResponse = z.infer<typeof customerOrdersResponse>

export const orderCountResponse = z.object({ orders: z.number().int().min(0) })

export const PRIVATE_TOKEN_HEADER = 'Shopify-Storefront-Private-Token'
export const CUSTOMER_ORDERS_MAX = 100
