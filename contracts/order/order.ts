import { z } from 'zod'
import { type CountryCode, isCountryCode } from '#domain/market/market.ts'
import { wirePromise } from './delivery-promise.ts'
import { wireMoney } from './wire-money.ts'

/** One part of an order that travels alone. */
export const shipmentOfOrder = z.object({
  warehouse: z.enum(['in-house', 'other']),
  artisanSlug: z.string().nullable(),
  lineItems: z.array(z.object({ lineId: z.string(), quantity: z.number().int().positive() })),
  cost: wireMoney,
})

export const promotion = z.object({ title: z.string(), amount: wireMoney })

/** What the line 'taxes and duties' says: the tax the total contains, or that the country collects its own. */
const taxes = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('included'), ratePercent: z.number(), amount: wireMoney }),
  z.object({ kind: z.literal('collected-later') }),
])

export const orderTotals = z.object({
  /** The pieces before discounts. */
  subtotal: wireMoney,
  /** Delivery before discounts. */
  shipping: wireMoney,
  taxes,
  /** Spec §3: subtotal + shipping - promotions. */
  total: wireMoney,
  giftCards: wireMoney,
  /** The total less gift cards: what the payment method pays. */
  due: wireMoney,
})

/** The account to which a transfer goes. */
const bankDetails = z.object({
  holder: z.string(),
  bankName: z.string(),
  iban: z.string(),
  bic: z.string(),
})
export type BankDetails = z.infer<typeof bankDetails>

const orderPayment = z.object({
  method: z.string(),
  status: z.enum(['awaited', 'authorised', 'captured', 'released']),
  isTest: z.boolean(),
  lastFour: z.string().nullable(),
  /** What the customer writes on the transfer. */
  reference: z.string(),
  /** Where to transfer to; null when there is nothing to transfer. */
  bank: bankDetails.nullable(),
})

const picture = z.object({ url: z.string(), alt: z.string(), width: z.number(), height: z.number() })

const orderLine = z.object({
  id: z.string(),
  /** The product as it was sold, by its global id: the shop may have dropped it since. */
  variantId: z.string(),
  title: z.string(),
  variantTitle: z.string().nullable(),
  sku: z.string(),
  handle: z.string(),
  artisanName: z.string(),
  picture: picture.nullable(),
  quantity: z.number().int().positive(),
  unitPrice: wireMoney,
  subtotal: wireMoney,
  /** What was promised of its delivery when it was ordered; null for orders of before promises were stored. */
  promise: wirePromise.nullable(),
})

/** An address as it was stored: what does not apply is empty. */
export const address = z.object({
  firstName: z.string(),
  lastName: z.string(),
  company: z.string(),
  line1: z.string(),
  line2: z.string(),
  city: z.string(),
  zone: z.string(),
  postalCode: z.string(),
  country: z.custom<CountryCode>((code) => typeof code === 'string' && isCountryCode(code)),
  phone: z.string(),
})

/** A parcel of an order, in transit or delivered, with its carrier's tracking. */
const fulfilment = z.object({
  id: z.string(),
  /** Which of the order's shipments it is, counted from 0. */
  shipment: z.number().int().nonnegative(),
  company: z.string(),
  number: z.string(),
  url: z.url({ protocol: /^https$/ }).nullable(),
  /** ISO 8601, UTC. */
  sentAt: z.string(),
  deliveredAt: z.string().nullable(),
})
export type Fulfilment = z.infer<typeof fulfilment>

/** Body of `POST /checkout/orders/{orderId}/fulfilments`, for the team alone. */
export const fulfilmentDraft = z.object({
  shipment: fulfilment.shape.shipment,
  company: z.string().trim().min(1).max(80),
  number: z.string().trim().min(1).max(80),
  url: fulfilment.shape.url.default(null),
})
export type FulfilmentDraft = z.infer<typeof fulfilmentDraft>

/** Answer of `GET /checkout/orders/{orderId}?token=`. */
export const order = z.object({
  id: z.string(),
  /** What people read and say, e.g. `BT-2611-000123`. */
  number: z.string(),
  /** `expired`: its transfer did not come in time, and its pieces are sold to others. */
  status: z.enum(['awaiting-payment', 'paid', 'cancelled', 'expired']),
  /** ISO 8601, UTC. */
  placedAt: z.string(),
  /** Until when its transfer has to come; ISO 8601, UTC. Null for an order that waits, or waited, for none. */
  paymentDueAt: z.string().nullable(),
  language: z.enum(['en', 'es', 'it', 'de', 'fr']),
  email: z.string(),
  address,
  billingAddress: address.nullable(),
  lines: z.array(orderLine),
  shipments: z.array(shipmentOfOrder),
  promotions: z.array(promotion),
  totals: orderTotals,
  payment: orderPayment,
  fulfilments: z.array(fulfilment),
})
export type Order = z.infer<typeof order>

/** Where the storefront shows an order to anyone who holds its signed link. */
export function orderPath(orderId: string, token: string): string {
  return `/orders/${orderId}?token=${token}`
}
