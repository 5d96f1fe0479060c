import { z } from 'zod'
import { PROJECT_ATTRIBUTE, PROJECT_LIST_ATTRIBUTE } from '#domain/list/project.ts'
import { order, orderLine } from './order.ts'

/**
 * The calls of the customer account service to the commerce service: the orders of one customer. For servers
 * only, with `Shopify-Storefront-Private-Token`.
 * - `GET /customers/{accountId}/orders?first=&after=&email=&project=&language=`: newest first, with the names of pieces in that language. `project` is the id of a list: only
 *   orders with a line for it. `email` is a verified address of
 *   the customer, which also finds what was ordered with it without signing in.
 * - `GET /customers/{accountId}/orders/{orderId}?email=&language=`: one of them, or 404.
 * - `GET /customers/{accountId}/order-count?email=`: the number of orders that were not cancelled, without those of samples.
 * - `GET /company-locations/{locationId}/orders?first=&after=&project=&account=&email=` and `…/orders/{orderId}`: the same for the location of
 *   a company, by whomever they were placed; with `account` also the orders that one of its people placed for themselves.
 * - `DELETE /customers/{accountId}`: deletes the carts of a deleted account. Its orders stay, for the books,
 *   without a customer.
 */
export const customerOrder = order.extend({
  /** The id of the list that is the project of a line, if it is known. */
  lines: z.array(orderLine.extend({ projectListId: z.uuid().nullable().default(null) })),
  cancelledAt: z.string().nullable(),
  paidAt: z.string().nullable(),
  /** The account that placed it; null without one. */
  accountId: z.string().nullable(),
  /** Opens the order's page without signing in. */
  orderToken: z.string(),
})
/**
 * The attribute of an order of the customer account service with its refunds (`orderRefund`) in JSON: the official schema
 * has neither their reason nor whether they were sent back.
 */
export const REFUNDS_ATTRIBUTE = 'refunds'
/**
 * The attributes of a line and of an order with what was agreed on in a quote, for which the official schema has no fields. A
 * hosted shop shows its buyers attributes whose key does not start with an underscore.
 */
export const AGREED_ATTRIBUTES = {
  finish: 'finish',
  projectName: PROJECT_ATTRIBUTE,
  projectList: PROJECT_LIST_ATTRIBUTE,
  /** The full price of a unit as a decimal, in the currency of the order. */
  fullPrice: '_fullPrice',
  /** Of the order: the name of its delivery. */
  shippingTitle: '_shipping',
} as const
/** The attribute of an order of samples. */
export const SAMPLES_ATTRIBUTE = '_samples'
/** The attribute of an order of a company with the name of the member who placed it, if that is not the one who reads. */
export const PLACED_BY_ATTRIBUTE = '_placedBy'
/** The attribute of an order with its `taxes` in JSON, if its buyer was exempt. */
export const EXEMPT_ATTRIBUTE = '_taxExempt'
/** The same of a cart, a metafield of the namespace `custom` with the tax number only. */
export const CART_EXEMPT_KEY = 'taxExempt'
export type CustomerOrder = z.infer<typeof customerOrder>

export const customerOrdersResponse = z.object({ orders: z.array(customerOrder), hasMore: z.boolean() })
export type CustomerOrdersResponse = z.infer<typeof customerOrdersResponse>

export const orderCountResponse = z.object({ orders: z.number().int().min(0) })

export const PRIVATE_TOKEN_HEADER = 'Shopify-Storefront-Private-Token'
/** The maximum page size of orders. */
export const CUSTOMER_ORDERS_MAX = 100
