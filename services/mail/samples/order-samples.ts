import type { OrderMailRequest } from '#contracts/mail.ts'
import type { Order } from '#contracts/order/order.ts'
import type { SampleContext } from './sample-context.ts'

const amount = (text: string) => ({ amount: text, currencyCode: 'EUR' as const })
const ADDRESS: Order['address'] = {
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
}
const BANK: Order['payment']['bank'] = {
  holder: 'Sample House S.r.l.',
  bankName: 'Banca di Parma',
  iban: 'IT60X0542811101000000123456',
  bic: 'BPMOIT22',
}

const LINE: Order['lines'][number] = {
  id: '1',
  variantId: 'gid://shopify/ProductVariant/1',
  title: 'Lampada Luna',
  textLanguage: 'it',
  variantTitle: 'Ottone',
  sku: 'LUNA-1',
  handle: 'lampada-luna',
  artisanName: 'Vetreria Sole',
  picture: null,
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
}
const CREDENZA: Order['lines'][number] = {
  ...LINE,
  id: '2',
  title: 'Credenza Canneto a quattro ante',
  variantTitle: 'Noce',
  artisanName: 'Falegnameria Canneto',
  quantity: 1,
  unitPrice: amount('3450.0'),
  subtotal: amount('3450.0'),
}

const PAYMENT: Order['payment'] = {
  method: 'bank-transfer',
  status: 'awaited',
  isTest: false,
  lastFour: null,
  reference: 'BT-2611-000123',
  open: null,
  bank: BANK,
}
const PAID: Pick<Order, 'status' | 'payment'> = {
  status: 'paid',
  payment: { ...PAYMENT, method: 'card', status: 'captured', lastFour: '4242', bank: null },
}
const INVOICED: Pick<Order, 'status' | 'payment'> = {
  status: 'paid',
  payment: { ...PAYMENT, method: 'on-account', status: 'invoiced', open: amount('4609.0') },
}
const FREE: Partial<Order> = {
  isSamples: true,
  status: 'paid',
  promotions: [],
  lines: [{ ...LINE, title: 'Campione di ottone brunito', quantity: 1, promise: null }],
  payment: { ...PAYMENT, method: 'free', status: 'captured', bank: null },
}
const SENT: Partial<Order> = {
  ...PAID,
  shipments: [
    {
      warehouse: 'other',
      artisanSlug: null,
      lineItems: [{ lineId: LINE.id, quantity: LINE.quantity }],
      cost: amount('79.0'),
    },
  ],
  fulfilments: [
    {
      id: '1',
      shipment: 0,
      company: 'DHL',
      number: 'JD014600003889',
      url: null,
      sentAt: '2026-11-23T10:00:00.000Z',
      deliveredAt: null,
    },
  ],
}

function orderSample(
  { language, shop }: SampleContext,
  kind: OrderMailRequest['kind'],
  overrides: Partial<Order>,
): OrderMailRequest {
  const order: Order = {
    id: '4f6b1a54-3f0f-4a6e-9d5e-0d2f7f1f9a10',
    number: 'BT-2611-000123',
    agreedReference: null,
    isSamples: false,
    status: 'awaiting-payment',
    placedAt: '2026-11-20T10:00:00.000Z',
    paymentDueAt: '2026-11-30T23:00:00.000Z',
    language,
    email: 'ada@example.com',
    address: ADDRESS,
    billingAddress: null,
    lines: [LINE, CREDENZA],
    shipments: [],
    fulfilments: [],
    notices: [],
    promotions: [{ title: 'WELCOME10', amount: amount('120.0') }],
    shippingTitle: null,
    totals: {
      subtotal: amount('4650.0'),
      shipping: amount('79.0'),
      taxes: { kind: 'included', ratePercent: 22, amount: amount('831.13') },
      total: amount('4609.0'),
      giftCards: amount('0.0'),
      due: amount('4609.0'),
    },
    payment: PAYMENT,
    refunds: [],
    ...overrides,
  }
  return {
    kind,
    letter: '',
    to: order.email,
    shop,
    order,
    ...(kind === 'order-shipped' && { shipments: [0] }),
    ...(kind === 'order-refunded' && { refunded: amount('600.0') }),
    isAddressProven: true,
    orderUrl: `${shop.url}/orders/${order.id}?token=sample`,
  }
}

const sample = (kind: OrderMailRequest['kind'], overrides: Partial<Order> = {}) => {
  return (context: SampleContext) => orderSample(context, kind, overrides)
}

export const ORDER_SAMPLES = {
  'order-confirmation': sample('order-confirmation'),
  'order-reminder': sample('order-reminder'),
  'order-expired': sample('order-expired', {
    status: 'expired',
    payment: { ...PAYMENT, status: 'released', bank: null },
  }),
  'order-shipped': sample('order-shipped', SENT),
  'order-refunded': sample('order-refunded', PAID),
  'invoice-due': sample('invoice-due', INVOICED),
  'invoice-overdue': sample('invoice-overdue', INVOICED),
}

/** The order confirmations other than the one for an order awaiting a bank transfer. */
export const ORDER_VARIANTS = {
  'order-confirmation-paid': sample('order-confirmation', PAID),
  'order-confirmation-on-account': sample('order-confirmation', INVOICED),
  'order-confirmation-samples': sample('order-confirmation', FREE),
}
