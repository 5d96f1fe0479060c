import { expect, test } from 'vitest'
import type { WireOrder } from './order-wire.ts'
import { toAccountOrder } from './to-order.ts'

const euros = (amount: string) => ({ amount, currencyCode: 'EUR' as const })
const LIST = '7c9e6679-7425-40de-944b-e07fc1f90ae7'
const none = { nodes: [] }

const wire: WireOrder = {
  id: 'gid://shopify/Order/1',
  name: 'BT-2611-000123',
  processedAt: '2026-11-20T10:00:00Z',
  cancelledAt: null,
  financialStatus: 'PAID',
  fulfillmentStatus: 'CONFIRMED',
  totalPrice: euros('120.0'),
  statusPageUrl: 'https://shop.example/orders/1',
  email: null,
  subtotalBeforeDiscounts: null,
  totalShipping: euros('0.0'),
  totalTax: null,
  paymentInformation: null,
  transactions: [],
  refunds: [],
  customAttributes: [],
  discountApplications: none,
  shippingAddress: null,
  billingAddress: null,
  lineItems: none,
  fulfillments: none,
}

// spec 3: an order in the account shows what gift cards paid of it
test.each([
  ['nothing', [], 0],
  ['one card', [['GIFT_CARD', 'SALE', 'SUCCESS', '50.0']], 50_00],
  ['two cards', [...['50.0', '9.9'].map((amount) => ['GIFT_CARD', 'SALE', 'SUCCESS', amount])], 59_90],
  ['a bank card', [['CARD', 'SALE', 'SUCCESS', '50.0']], 0],
  ['a gift card that failed', [['GIFT_CARD', 'SALE', 'FAILURE', '50.0']], 0],
  ['a gift card that was given back', [['GIFT_CARD', 'REFUND', 'SUCCESS', '50.0']], 0],
])('of what was paid with %s, gift cards paid their part', (_, payments, amountMinor) => {
  const transactions = payments.map(([type = '', kind = '', status = '', amount = '']) => ({
    type,
    kind,
    status,
    transactionAmount: { presentmentMoney: euros(amount) },
  }))
  const order = toAccountOrder({ ...wire, transactions }, () => true)
  expect(order.giftCards).toEqual({ amountMinor, currency: 'EUR' })
})

const refunds = [
  { id: 'gid://shopify/Refund/1', createdAt: '2026-11-22T10:00:00Z', totalRefunded: euros('20.0') },
]
const own = {
  id: '1',
  reason: 'late',
  amount: euros('20.0'),
  requestedAt: '2026-11-22T10:00:00Z',
  settledAt: null,
}
const attribute = (value: string) => [{ key: 'refunds', value }]
const hosted = { reason: null, settledAt: new Date('2026-11-22T10:00:00Z') }

test.each([
  ['our own service', attribute(JSON.stringify([own])), { reason: 'late', settledAt: null }],
  ['a hosted service', [], hosted],
  ['an attribute that is none of ours', attribute('[1'), hosted],
])('a refund of %s has its amount and date, and what else is known', (_, customAttributes, known) => {
  const order = toAccountOrder({ ...wire, refunds, customAttributes }, () => true)
  expect(order.refunds).toMatchObject([
    {
      amount: { amountMinor: 20_00, currency: 'EUR' },
      requestedAt: new Date('2026-11-22T10:00:00Z'),
      ...known,
    },
  ])
})

test('what was agreed on in a quote is read from the attributes, and a full price only if it is one', () => {
  const line = (quantity: number, attributes: Record<string, string>) => ({
    id: 'gid://shopify/LineItem/1',
    title: 'Lampada Luna',
    variantTitle: null,
    vendor: null,
    sku: null,
    quantity,
    variantId: null,
    price: euros('80.0'),
    totalPrice: euros('160.0'),
    image: null,
    customAttributes: Object.entries(attributes).map(([key, value]) => ({ key, value })),
  })
  const nodes = [
    line(2, { finish: 'Ottone brunito', project: 'Villa Farini', _projectList: LIST, _fullPrice: '100.0' }),
    line(2, { _fullPrice: '80.0' }),
    line(2, { _fullPrice: 'much' }),
  ]
  const customAttributes = [
    { key: '_shipping', value: 'Consegna al piano' },
    { key: '_samples', value: 'true' },
  ]
  const order = toAccountOrder({ ...wire, customAttributes, lineItems: { nodes } }, () => true)
  expect(order).toMatchObject({
    shippingTitle: 'Consegna al piano',
    isSamples: true,
    lines: [
      {
        finish: 'Ottone brunito',
        project: { name: 'Villa Farini', listId: LIST },
        fullPrice: { amountMinor: 200_00 },
      },
      { finish: null, project: null, fullPrice: null },
      { fullPrice: null },
    ],
  })
})
