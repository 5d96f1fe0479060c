import { z } from 'zod'
import { wireMoney } from '#contracts/order/wire-money.ts'
import { ADDRESS_FIELDS, wireAddress } from './customer-wire.ts'

const text = z.string().nullable()
const MONEY = '{ amount currencyCode }'
const PAGE = 'pageInfo { hasNextPage endCursor }'

const SUMMARY = `id name processedAt cancelledAt financialStatus fulfillmentStatus totalPrice ${MONEY}`
const summary = z.object({
  id: z.string(),
  name: z.string(),
  processedAt: z.iso.datetime(),
  cancelledAt: text,
  financialStatus: text,
  fulfillmentStatus: z.string(),
  totalPrice: wireMoney,
})
export type WireOrderSummary = z.infer<typeof summary>

const image = z
  .object({ url: z.string(), altText: text, width: z.number().nullable(), height: z.number().nullable() })
  .nullable()

const customAttributes = z.array(z.object({ key: z.string(), value: text }))

const LISTED = `${SUMMARY} customAttributes { key value } lineItems(first: $lines) { nodes {
  id title quantity image { url altText width height } customAttributes { key value }
} }`

/** Newest first, each with its first piece and the number of pieces. */
export const LIST_ORDERS = `query ListOrders($first: Int!, $after: String, $query: String, $lines: Int!) {
  customer { orders(first: $first, after: $after, query: $query, sortKey: PROCESSED_AT, reverse: true) {
    nodes { ${LISTED} } ${PAGE}
  } }
}`
/** Orders of the customer's company, by any member. */
export const LIST_COMPANY_ORDERS = `query ListCompanyOrders($first: Int!, $after: String, $query: String, $lines: Int!) {
  customer { companyContacts(first: 1) { nodes { locations(first: 1) { nodes {
    orders(first: $first, after: $after, query: $query, sortKey: PROCESSED_AT, reverse: true) {
      nodes { ${LISTED} } ${PAGE}
    }
  } } } } }
}`
const listed = summary.extend({
  customAttributes,
  lineItems: z.object({
    nodes: z.array(
      z.object({ id: z.string(), title: z.string(), quantity: z.number().int(), image, customAttributes }),
    ),
  }),
})
export type WireListedOrder = z.infer<typeof listed>
const orders = z.object({
  nodes: z.array(listed),
  pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: text }),
})
export type WireOrders = z.infer<typeof orders>
export const ordersData = z.object({ customer: z.object({ orders }) })
const locations = z.object({ nodes: z.array(z.object({ orders })) })
export const companyOrdersData = z.object({
  customer: z.object({ companyContacts: z.object({ nodes: z.array(z.object({ locations })) }) }),
})

export const GET_ORDER = `query GetOrder($id: ID!) {
  order(id: $id) {
    ${SUMMARY} statusPageUrl email
    subtotalBeforeDiscounts ${MONEY} totalShipping ${MONEY} totalTax ${MONEY}
    paymentInformation { totalOutstandingAmount ${MONEY} paymentTerms { nextDueAt } }
    refunds { id createdAt totalRefunded ${MONEY} } customAttributes { key value }
    transactions { type kind status transactionAmount { presentmentMoney ${MONEY} } }
    discountApplications(first: 20) { nodes {
      ... on AutomaticDiscountApplication { title }
      ... on DiscountCodeApplication { code }
      value { ... on MoneyV2 ${MONEY} }
    } }
    shippingAddress { ${ADDRESS_FIELDS} } billingAddress { ${ADDRESS_FIELDS} }
    lineItems(first: 250) { nodes {
      id title variantTitle vendor sku quantity variantId price ${MONEY} totalPrice ${MONEY}
      image { url altText width height } customAttributes { key value }
    } }
    fulfillments(first: 50) { nodes {
      id createdAt latestShipmentStatus trackingInformation { company number url }
      fulfillmentLineItems(first: 250) { nodes { quantity lineItem { title } } }
    } }
  }
}`

export const LIST_ORDER_MOVES = `query ListOrderMoves($first: Int!) {
  customer { orders(first: $first, sortKey: PROCESSED_AT, reverse: true) { nodes {
    ${SUMMARY} transactions { kind status processedAt }
    refunds { id createdAt totalRefunded ${MONEY} } customAttributes { key value }
    fulfillments(first: 50) { nodes {
      id createdAt updatedAt latestShipmentStatus trackingInformation { company number url }
    } }
  } } }
}`

const line = z.object({
  id: z.string(),
  title: z.string(),
  variantTitle: text,
  vendor: text,
  sku: text,
  quantity: z.number().int(),
  variantId: text,
  price: wireMoney.nullable(),
  totalPrice: wireMoney.nullable(),
  image,
  customAttributes,
})
export type WireLine = z.infer<typeof line>

const fulfilment = z.object({
  id: z.string(),
  createdAt: z.iso.datetime(),
  latestShipmentStatus: text,
  trackingInformation: z.array(z.object({ company: text, number: text, url: text })),
  fulfillmentLineItems: z.object({
    nodes: z.array(
      z.object({ quantity: z.number().int().nullable(), lineItem: z.object({ title: z.string() }) }),
    ),
  }),
})
export type WireFulfilment = z.infer<typeof fulfilment>

const discount = z.object({
  title: z.string().optional(),
  code: z.string().optional(),
  value: z.object({ amount: z.string().optional(), currencyCode: z.string().optional() }),
})

const transaction = z.object({
  type: z.string(),
  kind: text,
  status: text,
  transactionAmount: z.object({ presentmentMoney: wireMoney }),
})
export type WireTransaction = z.infer<typeof transaction>

const refunds = z.array(z.object({ id: z.string(), createdAt: text, totalRefunded: wireMoney }))

const moving = summary.extend({
  transactions: z.array(transaction.pick({ kind: true, status: true }).extend({ processedAt: text })),
  refunds,
  customAttributes,
  fulfillments: z.object({
    nodes: z.array(fulfilment.omit({ fulfillmentLineItems: true }).extend({ updatedAt: z.iso.datetime() })),
  }),
})
export type WireMovingOrder = z.infer<typeof moving>
export const orderMovesData = z.object({
  customer: z.object({ orders: z.object({ nodes: z.array(moving) }) }),
})

const order = summary.extend({
  statusPageUrl: z.string(),
  email: text,
  subtotalBeforeDiscounts: wireMoney.nullable(),
  totalShipping: wireMoney,
  totalTax: wireMoney.nullable(),
  paymentInformation: z
    .object({
      totalOutstandingAmount: wireMoney,
      paymentTerms: z.object({ nextDueAt: z.iso.datetime().nullable() }).nullable(),
    })
    .nullable(),
  transactions: z.array(transaction),
  refunds,
  customAttributes,
  discountApplications: z.object({ nodes: z.array(discount) }),
  shippingAddress: wireAddress.nullable(),
  billingAddress: wireAddress.nullable(),
  lineItems: z.object({ nodes: z.array(line) }),
  fulfillments: z.object({ nodes: z.array(fulfilment) }),
})
export type WireOrder = z.infer<typeof order>
export const orderData = z.object({ order: order.nullable() })
