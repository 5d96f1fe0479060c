import { afterAll, expect, test } from 'vitest'
import { ok, refuse } from '#domain/result.ts'
import { encodeCursor } from '#services/kernel/graphql/connection.ts'
import { freshDatabase } from '#tests/support/database.ts'
import {
  NO_ORDERS,
  queryCustomers,
  SAMPLE_CUSTOMER_ORDER,
  sampleCustomers,
} from '#tests/support/samples/sample-customer.ts'

const database = await freshDatabase('customer')
afterAll(() => database.close())
const ID = `gid://shopify/Order/${SAMPLE_CUSTOMER_ORDER.id}`

function serving(changes: Partial<typeof SAMPLE_CUSTOMER_ORDER> = {}) {
  const order = { ...SAMPLE_CUSTOMER_ORDER, ...changes }
  return sampleCustomers(database, {
    orders: {
      ...NO_ORDERS,
      list: async (_caller, { after }) =>
        after === '-'.repeat(36) ? refuse('request-malformed') : ok({ orders: [order], hasMore: true }),
      find: async (caller, id) => (caller.email === 'anna@example.com' && id === order.id ? order : null),
    },
  })
}

const ORDER = `query O($id: ID!) { order(id: $id) {
  id name number processedAt cancelledAt financialStatus fulfillmentStatus currencyCode statusPageUrl customerLocale
  subtotalBeforeDiscounts { amount } totalShipping { amount } totalTax { amount } totalPrice { amount currencyCode }
  paymentInformation { paymentStatus totalPaidAmount { amount } totalOutstandingAmount { amount } }
  discountApplications(first: 9) { nodes { ... on AutomaticDiscountApplication { title }
    value { ... on MoneyV2 { amount } } } }
  shippingAddress { formatted(withName: true) } billingAddress { city }
  lineItems(first: 9) { nodes { title variantTitle vendor sku quantity variantId price { amount }
    totalPrice { amount } image { url altText width } customAttributes { key value } } }
  fulfillments(first: 9) { nodes { status latestShipmentStatus createdAt
    trackingInformation { company number url } fulfillmentLineItems(first: 9) { nodes { quantity lineItem { title } } } } }
} }`

// spec 4: a delivery promise in the account’s orders
test('an order is complete: lines, totals, addresses and delivery status', async () => {
  const { data } = await queryCustomers(serving(), ORDER, { variables: { id: ID } })
  expect(data?.order).toMatchObject({
    id: ID,
    name: 'BT-2611-000123',
    number: 123,
    processedAt: '2026-11-20T10:00:00Z',
    cancelledAt: null,
    financialStatus: 'PAID',
    fulfillmentStatus: 'ON_ITS_WAY',
    customerLocale: 'en',
    currencyCode: 'EUR',
    statusPageUrl: `https://shop.example/en-it/orders/${SAMPLE_CUSTOMER_ORDER.id}?token=signed`,
    subtotalBeforeDiscounts: { amount: '1200.0' },
    totalShipping: { amount: '79.0' },
    totalTax: { amount: '208.99' },
    totalPrice: { amount: '1159.0', currencyCode: 'EUR' },
    discountApplications: { nodes: [{ title: 'WELCOME10', value: { amount: '120.0' } }] },
    shippingAddress: { formatted: ['Ada Byron', 'Via Farini 12', '43121 Parma PR', 'Italy'] },
    billingAddress: { city: 'Parma' },
  })
  expect(data?.order).toMatchObject({
    lineItems: {
      nodes: [
        {
          title: 'Lampada Luna',
          variantTitle: 'Brass',
          vendor: 'Vetreria Sole',
          quantity: 2,
          price: { amount: '600.0' },
          totalPrice: { amount: '1200.0' },
          image: { url: '/demo/luna.webp', altText: 'A lamp like a moon' },
          customAttributes: [
            { key: 'handle', value: 'lampada-luna' },
            { key: 'deliveryPromise', value: JSON.stringify(SAMPLE_CUSTOMER_ORDER.lines[0]?.promise) },
          ],
        },
      ],
    },
    fulfillments: {
      nodes: [
        {
          status: 'SUCCESS',
          latestShipmentStatus: 'IN_TRANSIT',
          createdAt: '2026-11-21T08:00:00Z',
          trackingInformation: [{ company: 'BRT', number: 'BRT-77', url: 'https://brt.example/BRT-77' }],
          fulfillmentLineItems: { nodes: [{ quantity: 2, lineItem: { title: 'Lampada Luna' } }] },
        },
      ],
    },
  })
})

const { fulfilments, shipments, payment } = SAMPLE_CUSTOMER_ORDER
test.each([
  ['awaits its transfer', { status: 'awaiting-payment', fulfilments: [] }, 'PENDING', 'CONFIRMED', '1159.0'],
  [
    'is paid',
    { fulfilments: [], payment: { ...payment, status: 'captured' } },
    'PAID',
    'PREPARING_FOR_SHIPPING',
    '0.0',
  ],
  ['is held on a card', { payment: { ...payment, status: 'authorised' } }, 'AUTHORIZED', 'ON_ITS_WAY', '0.0'],
  ['has left in part', { shipments: [...shipments, ...shipments] }, 'PAID', 'MULTIPLE_SHIPMENTS', '1159.0'],
  [
    'has arrived',
    { fulfilments: fulfilments.map((sent) => ({ ...sent, deliveredAt: '2026-11-22T08:00:00.000Z' })) },
    ...(['PAID', 'DELIVERED', '1159.0'] as const),
  ],
  [
    'is cancelled',
    { status: 'cancelled', payment: { ...payment, status: 'released' } },
    'VOIDED',
    'ON_ITS_WAY',
    '0.0',
  ],
  [
    'has expired',
    { status: 'expired', fulfilments: [], payment: { ...payment, status: 'released' } },
    'EXPIRED',
    'CONFIRMED',
    '0.0',
  ],
] as [string, Partial<typeof SAMPLE_CUSTOMER_ORDER>, string, string, string][])(
  'an order that %s says so',
  async (_, changes, financialStatus, fulfillmentStatus, open) => {
    const { data } = await queryCustomers(serving(changes), ORDER, { variables: { id: ID } })
    expect(data?.order).toMatchObject({
      financialStatus,
      fulfillmentStatus,
      paymentInformation: { paymentStatus: financialStatus, totalOutstandingAmount: { amount: open } },
    })
  },
)

test('payments by gift card are a transaction of the order', async () => {
  const { totals } = SAMPLE_CUSTOMER_ORDER
  const giftCards = { amount: '50.0', currencyCode: 'EUR' as const }
  const requested = `query O($id: ID!) { order(id: $id) {
    transactions { type kind status transactionAmount { presentmentMoney { amount currencyCode } } } } }`
  const withCard = serving({ totals: { ...totals, giftCards } })
  const transactionAmount = { presentmentMoney: giftCards }
  expect((await queryCustomers(withCard, requested, { variables: { id: ID } })).data?.order).toEqual({
    transactions: [{ type: 'GIFT_CARD', kind: 'SALE', status: 'SUCCESS', transactionAmount }],
  })
  expect((await queryCustomers(serving(), requested, { variables: { id: ID } })).data?.order).toEqual({
    transactions: [],
  })
})

test('an order that does not exist or belongs to someone else is null', async () => {
  const requested = { variables: { id: ID }, authorization: 'token-ben' }
  expect((await queryCustomers(serving(), ORDER, requested)).data).toEqual({ order: null })
  expect(
    (await queryCustomers(serving(), ORDER, { variables: { id: 'gid://shopify/Order/1' } })).data,
  ).toEqual({
    order: null,
  })
})

const LIST = '{ customer { orders(ARGS) { nodes { name } pageInfo { hasNextPage } } } }'
test('orders are sorted newest first and paginated', async () => {
  const query = LIST.replace('ARGS', 'first: 5, sortKey: PROCESSED_AT, reverse: true')
  expect((await queryCustomers(serving(), query)).data?.customer).toEqual({
    orders: { nodes: [{ name: 'BT-2611-000123' }], pageInfo: { hasNextPage: true } },
  })
})

test.each([
  'first: 5',
  'last: 5, sortKey: PROCESSED_AT, reverse: true',
  'first: 5, sortKey: TOTAL_PRICE, reverse: true',
])('orders asked for by "%s" are refused, not told in a wrong order', async (args) => {
  const { errors } = await queryCustomers(serving(), LIST.replace('ARGS', args))
  expect(errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT')
})

test('a page after an unknown order id is an error of the caller', async () => {
  const query = `query O($after: String) {
    customer { orders(first: 5, after: $after, reverse: true, sortKey: PROCESSED_AT) { nodes { id } } }
  }`
  const after = encodeCursor(['-'.repeat(36)])
  const { errors } = await queryCustomers(serving(), query, { variables: { after } })
  expect(errors).toMatchObject([{ message: 'invalid cursor', extensions: { code: 'BAD_USER_INPUT' } }])
})
