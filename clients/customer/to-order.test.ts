import { expect, test } from 'vitest'
import { toAccountOrder } from './to-order.ts'

const euros = (amount: string) => ({ amount, currencyCode: 'EUR' as const })
const none = { nodes: [] }

test.each([
  ['nothing', [], 0],
  ['one card', [['GIFT_CARD', 'SALE', 'SUCCESS', '50.0']], 50_00],
  ['two cards', [...['50.0', '9.9'].map((amount) => ['GIFT_CARD', 'SALE', 'SUCCESS', amount])], 59_90],
  ['a bank card', [['CARD', 'SALE', 'SUCCESS', '50.0']], 0],
  ['a gift card that failed', [['GIFT_CARD', 'SALE', 'FAILURE', '50.0']], 0],
  ['a gift card that was given back', [['GIFT_CARD', 'REFUND', 'SUCCESS', '50.0']], 0],
])('of what was paid with %s, gift cards paid their part', (_, payments, amountMinor) => {
  const order = toAccountOrder(
    {
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
      transactions: payments.map(([type = '', kind = '', status = '', amount = '']) => ({
        type,
        kind,
        status,
        transactionAmount: { presentmentMoney: euros(amount) },
      })),
      discountApplications: none,
      shippingAddress: null,
      billingAddress: null,
      lineItems: none,
      fulfillments: none,
    },
    () => true,
  )
  expect(order.giftCards).toEqual({ amountMinor, currency: 'EUR' })
})
