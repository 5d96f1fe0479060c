import { z } from 'zod'
import { isCalendarDate } from '#domain/calendar/calendar-date.ts'
import { LANGUAGES } from '#domain/market/language.ts'
import { wirePromise } from './delivery-promise.ts'
import { address, orderShipment, orderTotals, promotion } from './order.ts'
import { wireMoney } from './wire-money.ts'

/** The checkout's key, which is part of its cart's id. */
export const CART_KEY_HEADER = 'X-Cart-Key'
/**
 * The browser's secret: the first browser that saves details owns the checkout. Anyone else with the cart's key is
 * refused with `opened-elsewhere`.
 */
export const CHECKOUT_HOLDER_HEADER = 'X-Checkout-Holder'
/** With it a signed-in customer can continue their checkout in any browser. */
export const CUSTOMER_TOKEN_HEADER = 'X-Customer-Access-Token'
/**
 * A keyed digest of the buyer's network. It is only accepted from servers, which also send the private token; otherwise
 * the request's network is used.
 */
export const BUYER_NETWORK_HEADER = 'X-Buyer-Network'
/** Makes a repeated placement idempotent. */
export const IDEMPOTENCY_KEY_HEADER = 'Idempotency-Key'

/** `validateAddress` decides which fields the country requires. */
const text = z.string().max(500).optional()
export const addressDraft = z.object({
  firstName: text,
  lastName: text,
  company: text,
  line1: text,
  line2: text,
  city: text,
  zone: text,
  postalCode: text,
  country: text,
  phone: text,
})

export const checkoutDetails = z.object({
  email: z.string().max(500),
  address: addressDraft,
  billingAddress: addressDraft.nullable(),
})
export type CheckoutDetails = z.infer<typeof checkoutDetails>

const deliveryOptionCode = z.enum(['standard'])
export const deliveryChoice = z.object({ option: deliveryOptionCode })

/** Passed to the payment provider and never stored. */
const cardInput = z.object({
  holder: z.string().max(200),
  number: z.string().max(40),
  expiry: z.string().max(10),
  securityCode: z.string().max(10),
})
export type CardInput = z.infer<typeof cardInput>

/** `version` is the date from which the shown terms apply (yyyy-MM-dd); null if they could not be loaded. */
const termsResponse = z.object({
  isAccepted: z.boolean(),
  version: z.string().refine(isCalendarDate).nullable(),
})

/**
 * Body of `POST /checkout/{token}/orders`. `expectedTotal` is the total shown to the buyer, and `expectedDue` the part
 * not covered by gift cards. `expectedRevision` identifies the pieces; without it, only the amounts are compared.
 */
export const placement = z.object({
  payment: z.object({ method: z.string().max(50), card: cardInput.optional() }),
  expectedTotal: wireMoney,
  expectedDue: wireMoney,
  expectedRevision: z.string().max(64).optional(),
  /** Absent if the buyer did not accept the terms. */
  terms: termsResponse.optional(),
})
export type Placement = z.infer<typeof placement>

const lineProblem = z.enum(['units-exhausted', 'not-shippable-here', 'not-sellable'])
export type LineProblem = z.infer<typeof lineProblem>

const checkoutLine = z.object({
  id: z.string(),
  title: z.string(),
  textLanguage: z.enum(LANGUAGES).nullable(),
  variantTitle: z.string().nullable(),
  /** Only set for agreed orders. */
  finish: z.string().nullable(),
  projectName: z.string().nullable(),
  sku: z.string(),
  handle: z.string(),
  artisanName: z.string(),
  picture: z.object({ url: z.string(), alt: z.string(), width: z.number(), height: z.number() }).nullable(),
  quantity: z.number().int().positive(),
  unitPrice: wireMoney,
  /** The full unit price; null unless the agreed price is lower. */
  compareAt: wireMoney.nullable(),
  subtotal: wireMoney,
  problem: lineProblem.nullable(),
  /** The delivery promise if the line were ordered and paid for now; null if it cannot be delivered. */
  promise: wirePromise.nullable(),
})

const creditOffer = z.object({
  days: z.number().int().positive(),
  limit: wireMoney,
  open: wireMoney,
  left: wireMoney,
  dueOn: z.string().refine(isCalendarDate),
  problem: z.enum(['credit-limit-exceeded', 'invoices-overdue']).nullable(),
  /** The part of this order that exceeds the remaining limit. */
  excess: wireMoney,
})
export type CreditOffer = z.infer<typeof creditOffer>

const openCheckout = z.object({
  status: z.literal('open'),
  country: address.shape.country,
  /**
   * Set if pieces, prices, codes and country were agreed and cannot be changed: when the offer expires (ISO 8601, UTC)
   * and the delivery method's name. Null for the checkout of a cart.
   */
  agreed: z.object({ expiresAt: z.string(), shippingTitle: z.string().nullable() }).nullable(),
  language: z.string(),
  /** Null until the buyer has entered one. */
  email: z.string().nullable(),
  address: address.nullable(),
  billingAddress: address.nullable(),
  delivery: z.object({
    chosen: deliveryOptionCode,
    options: z.array(z.object({ code: deliveryOptionCode, cost: wireMoney })),
  }),
  lines: z.array(checkoutLine),
  /** Delivery notices that apply to any payment method, in the requested language. */
  notices: z.array(z.string()).default([]),
  /** Delivery notices that do not apply to a bank transfer, which may arrive days later. */
  noticesIfPaidAtOnce: z.array(z.string()).default([]),
  revision: z.string(),
  shipments: z.array(orderShipment),
  promotions: z.array(promotion),
  promocodes: z.array(z.string()),
  /** `amount` is the covered part, or zero in another currency. */
  giftCards: z.array(z.object({ id: z.string(), lastCharacters: z.string(), amount: wireMoney })),
  totals: orderTotals,
  paymentMethods: z.array(z.object({ code: z.string(), isTest: z.boolean() })),
  /** Set for a company that pays on account; the method is offered if there is no problem. */
  credit: creditOffer.nullable(),
  terms: z.object({ kind: z.enum(['sale', 'trade']), mustBeAccepted: z.boolean() }),
})

const completedCheckout = z.object({
  status: z.literal('completed'),
  orderId: z.string(),
  orderToken: z.string(),
})

/** Response of `GET /checkout/{token}` and of every change to it. */
export const checkoutState = z.discriminatedUnion('status', [openCheckout, completedCheckout])
export type CheckoutState = z.infer<typeof checkoutState>
export type OpenCheckout = z.infer<typeof openCheckout>

/** Response of `POST /checkout/{token}/orders`: 201 for a new order, 200 for an existing one. */
export const placedOrder = z.object({ orderId: z.string(), orderToken: z.string() })
export type PlacedOrder = z.infer<typeof placedOrder>

/** Only `fields-refused` has `fields`. */
const checkoutRefusalCode = z.enum([
  'checkout-not-found',
  'opened-elsewhere',
  'sign-in-required',
  'agreed-order-expired',
  'agreed-order-cancelled',
  'agreed-order-unavailable',
  'request-malformed',
  'fields-refused',
  'cart-empty',
  'details-missing',
  'units-exhausted',
  'not-shippable-here',
  'not-sellable',
  'totals-changed',
  'pieces-changed',
  'terms-not-accepted',
  'trade-application-pending',
  'no-payment-method',
  'payment-method-unknown',
  'card-invalid',
  'card-number-invalid',
  'card-date-invalid',
  'card-expired',
  'security-code-wrong',
  'card-declined',
  'insufficient-funds',
  'unpaid-orders-exhausted',
  'credit-limit-exceeded',
  'invoices-overdue',
  'order-not-found',
  'order-not-open',
  'order-expired',
  'team-only',
  'documents-busy',
])
export type CheckoutRefusalCode = z.infer<typeof checkoutRefusalCode>

/** `field` is `email` or the path of an address field, e.g. `billingAddress.postalCode`. */
const refusedField = z.object({ field: z.string(), code: z.string() })
export type RefusedField = z.infer<typeof refusedField>

export const checkoutRefusal = z.object({
  code: checkoutRefusalCode,
  fields: z.array(refusedField).optional(),
})
export type CheckoutRefusal = z.infer<typeof checkoutRefusal>
