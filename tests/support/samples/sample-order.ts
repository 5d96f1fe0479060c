import type { OrderMailRequest } from '#contracts/mail.ts'
import type { Order } from '#contracts/order/order.ts'
import type { Currency } from '#domain/money/money.ts'

const BANK = {
  holder: 'Sample House srl',
  bankName: 'Banca di Parma',
  iban: 'IT60X0542811101000000123456',
  bic: 'BPMOIT22',
}
const ADDRESS = {
  firstName: 'Ada',
  lastName: 'Byron',
  company: '',
  line1: 'Via Farini 12',
  line2: '',
  city: 'Parma',
  zone: 'PR',
  postalCode: '43121',
  country: 'IT',
  phone: '+39 0521 123456',
} as const

/** An order as the commerce service returns it; `overrides` replaces parts of it. */
export function sampleOrder(overrides: Partial<Order> = {}, currency: Currency = 'EUR'): Order {
  const amount = (text: string) => ({ amount: text, currencyCode: currency })
  return {
    id: '4f6b1a54-3f0f-4a6e-9d5e-0d2f7f1f9a10',
    number: 'BT-2611-000123',
    agreedReference: null,
    isSamples: false,
    status: 'awaiting-payment',
    placedAt: '2026-11-20T10:00:00.000Z',
    paymentDueAt: '2026-11-30T23:00:00.000Z',
    language: 'en',
    email: 'ada@example.com',
    address: ADDRESS,
    billingAddress: null,
    lines: [
      {
        id: 'gid://shopify/CartLine/1',
        variantId: 'gid://shopify/ProductVariant/1',
        title: 'Lampada Luna',
        textLanguage: null,
        variantTitle: 'Brass',
        sku: 'LUNA-1',
        handle: 'lampada-luna',
        artisanName: 'Vetreria Sole',
        picture: { url: '/demo/luna.webp', alt: 'A lamp like a moon', width: 1600, height: 2000 },
        quantity: 2,
        finish: null,
        projectName: null,
        unitPrice: amount('600.0'),
        compareAt: null,
        subtotal: amount('1200.0'),
        promise: {
          window: { from: '2027-01-04', to: '2027-01-20' },
          method: 'curbside',
          isFragile: true,
          hasDedicatedCourier: false,
          source: 'workshop',
        },
      },
    ],
    shipments: [],
    fulfilments: [],
    promotions: [{ title: 'WELCOME10', amount: amount('120.0') }],
    notices: [],
    shippingTitle: null,
    totals: {
      subtotal: amount('1200.0'),
      shipping: amount('79.0'),
      taxes: { kind: 'included', ratePercent: 22, amount: amount('208.99') },
      total: amount('1159.0'),
      giftCards: amount('0.0'),
      due: amount('1159.0'),
    },
    payment: {
      method: 'bank-transfer',
      status: 'awaited',
      isTest: false,
      lastFour: null,
      reference: 'BT-2611-000123',
      open: null,
      bank: BANK,
    },
    refunds: [],
    ...overrides,
  }
}

export function sampleMailRequest(order = sampleOrder()): OrderMailRequest {
  return {
    kind: 'order-confirmation',
    letter: `order-confirmation ${order.id}`,
    to: order.email,
    order,
    isAddressProven: true,
    orderUrl: `https://shop.example/orders/${order.id}?token=signed`,
    shop: { name: 'Sample House', url: 'https://shop.example' },
  }
}
