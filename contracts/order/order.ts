import { z } from 'zod'
import { LANGUAGES } from '#domain/market/language.ts'
import { type CountryCode, isCountryCode } from '#domain/market/market.ts'
import { REFUND_REASONS } from '#domain/order/order-refund.ts'
import { wirePromise } from './delivery-promise.ts'
import { wireMoney } from './wire-money.ts'

/** One part of an order that ships separately. */
export const shipmentOfOrder = z.object({
  warehouse: z.enum(['in-house', 'other']),
  artisanSlug: z.string().nullable(),
  lineItems: z.array(z.object({ lineId: z.string(), quantity: z.number().int().positive() })),
  cost: wireMoney,
})

export const promotion = z.object({ title: z.string(), amount: wireMoney })

/**
 * The taxes of an order: the tax included in the total, that the country collects its own, or that the buyer is exempt, with the
 * included tax that was taken off.
 */
const taxes = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('included'), ratePercent: z.number(), amount: wireMoney }),
  z.object({ kind: z.literal('collected-later') }),
  z.object({ kind: z.literal('exempt'), taxNumber: z.string(), amount: wireMoney.nullable() }),
])

export const orderTotals = z.object({
  /** The pieces before discounts. */
  subtotal: wireMoney,
  /** Delivery before discounts. */
  shipping: wireMoney,
  taxes,
  /** Spec §3: subtotal + shipping - promotions, less the tax that was taken off. */
  total: wireMoney,
  giftCards: wireMoney,
  /** The amount of the payment method: the total minus gift cards. */
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
  /** `invoiced`: on account, to be transferred by `paymentDueAt`; the order proceeds as if it were paid. */
  status: z.enum(['awaited', 'authorised', 'invoiced', 'captured', 'released']),
  isTest: z.boolean(),
  lastFour: z.string().nullable(),
  /** The reference of the transfer. */
  reference: z.string(),
  /** What an invoice leaves to pay, after credits and what has arrived; null for other payments. */
  open: wireMoney.nullable(),
  /** The account for the transfer; null if there is nothing to transfer. */
  bank: bankDetails.nullable(),
})

export const picture = z.object({ url: z.string(), alt: z.string(), width: z.number(), height: z.number() })

export const orderLine = z.object({
  id: z.string(),
  /** The product as sold, by its global id, which may no longer exist. */
  variantId: z.string(),
  title: z.string(),
  /** The language of the title, if it is not that of the buyer. */
  textLanguage: z.enum(LANGUAGES).nullable(),
  variantTitle: z.string().nullable(),
  /** The finish and the project that were agreed on in a quote (`contracts/order/agreed-order.ts`). */
  finish: z.string().nullable(),
  projectName: z.string().nullable(),
  sku: z.string(),
  handle: z.string(),
  artisanName: z.string(),
  picture: picture.nullable(),
  quantity: z.number().int().positive(),
  unitPrice: wireMoney,
  /** The full price of a unit that the agreed one was compared with; null if none was. */
  compareAt: wireMoney.nullable(),
  subtotal: wireMoney,
  /** The delivery promise when it was ordered; null in orders placed before promises were stored. */
  promise: wirePromise.nullable(),
})

/** An address as stored: fields that do not apply are empty. */
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

/** Money that goes back to the buyer. */
export const orderRefund = z.object({
  id: z.string(),
  reason: z.enum(REFUND_REASONS),
  amount: wireMoney,
  /** ISO 8601, UTC. */
  requestedAt: z.string(),
  /** Null until it was sent back. */
  settledAt: z.string().nullable(),
})
export type WireRefund = z.infer<typeof orderRefund>

/** Body of `POST /checkout/orders/{orderId}/fulfilments`, for the team only. */
export const fulfilmentDraft = z.object({
  shipment: fulfilment.shape.shipment,
  company: z.string().trim().min(1).max(80),
  number: z.string().trim().min(1).max(80),
  url: fulfilment.shape.url.default(null),
})
export type FulfilmentDraft = z.infer<typeof fulfilmentDraft>

/**
 * Response of `GET /checkout/orders/{orderId}?token=&language=`, with the names of its pieces in that language. While it awaits a transfer, `GET …/{orderId}/pro-forma?token=&language=`
 * returns its pro-forma invoice as a PDF file.
 */
export const order = z.object({
  id: z.string(),
  /** The number shown to people, e.g. `BT-2611-000123`. */
  number: z.string(),
  /** The quote and its version, if its prices were agreed. */
  agreedReference: z.string().nullable(),
  /** Whether it is of samples, free of charge (`contracts/order/samples.ts`). */
  isSamples: z.boolean().default(false),
  /** Whether its prices are what anyone pays: neither those of a company nor agreed. */
  hasPublicPrices: z.boolean().optional(),
  /** `expired`: its transfer did not arrive in time, and its pieces were released. */
  status: z.enum(['awaiting-payment', 'paid', 'cancelled', 'expired']),
  /** ISO 8601, UTC. */
  placedAt: z.string(),
  /** The deadline of its transfer or its invoice; ISO 8601, UTC. Null if none is or was awaited. */
  paymentDueAt: z.string().nullable(),
  language: z.enum(['en', 'es', 'it', 'de', 'fr']),
  email: z.string(),
  address,
  billingAddress: address.nullable(),
  lines: z.array(orderLine),
  shipments: z.array(shipmentOfOrder),
  promotions: z.array(promotion),
  /** The notices about deliveries under which it was placed, in its language. */
  notices: z.array(z.string()).default([]),
  /** The name of an agreed delivery. */
  shippingTitle: z.string().nullable(),
  totals: orderTotals,
  payment: orderPayment,
  fulfilments: z.array(fulfilment),
  refunds: z.array(orderRefund),
})
export type Order = z.infer<typeof order>

/** The path of an order's page for anyone with its signed link. */
export function orderPath(orderId: string, token: string): string {
  return `/orders/${orderId}?token=${token}`
}
