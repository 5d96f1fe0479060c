import { z } from 'zod'
import { LANGUAGES } from '#domain/market/language.ts'
import { type CountryCode, isCountryCode } from '#domain/market/market.ts'
import { REFUND_REASONS } from '#domain/order/order-refund.ts'
import { wirePromise } from './delivery-promise.ts'
import { wireMoney } from './wire-money.ts'

export const orderShipment = z.object({
  warehouse: z.enum(['in-house', 'other']),
  artisanSlug: z.string().nullable(),
  lineItems: z.array(z.object({ lineId: z.string(), quantity: z.number().int().positive() })),
  cost: wireMoney,
})

export const promotion = z.object({ title: z.string(), amount: wireMoney })

/** `included` in the total, collected by the country, or `exempt` with the included tax that was deducted. */
const taxes = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('included'), ratePercent: z.number(), amount: wireMoney }),
  z.object({ kind: z.literal('collected-later') }),
  z.object({ kind: z.literal('exempt'), taxNumber: z.string(), amount: wireMoney.nullable() }),
])

export const orderTotals = z.object({
  /** Before discounts. */
  subtotal: wireMoney,
  /** Before discounts. */
  shipping: wireMoney,
  taxes,
  /** Spec §3: subtotal + shipping - promotions, minus the tax that was deducted. */
  total: wireMoney,
  giftCards: wireMoney,
  /** The total minus gift cards. */
  due: wireMoney,
})

const bankDetails = z.object({
  holder: z.string(),
  bankName: z.string(),
  iban: z.string(),
  bic: z.string(),
})
export type BankDetails = z.infer<typeof bankDetails>

const orderPayment = z.object({
  method: z.string(),
  /** `invoiced`: on account, payable by `paymentDueAt`; the order proceeds as if paid. */
  status: z.enum(['awaited', 'authorised', 'invoiced', 'captured', 'released']),
  isTest: z.boolean(),
  lastFour: z.string().nullable(),
  reference: z.string(),
  /** The unpaid remainder of an invoice; null for other payments. */
  open: wireMoney.nullable(),
  /** Null if no transfer is due. */
  bank: bankDetails.nullable(),
})

export const picture = z.object({ url: z.string(), alt: z.string(), width: z.number(), height: z.number() })

export const orderLine = z.object({
  id: z.string(),
  /** The variant's global id; it may no longer exist. */
  variantId: z.string(),
  title: z.string(),
  /** The language of the title, if it is not the buyer's. */
  textLanguage: z.enum(LANGUAGES).nullable(),
  variantTitle: z.string().nullable(),
  /** Agreed in a quote (`contracts/order/agreed-order.ts`). */
  finish: z.string().nullable(),
  projectName: z.string().nullable(),
  sku: z.string(),
  handle: z.string(),
  artisanName: z.string(),
  picture: picture.nullable(),
  quantity: z.number().int().positive(),
  unitPrice: wireMoney,
  /** The full unit price; null unless the agreed price was lower. */
  compareAt: wireMoney.nullable(),
  subtotal: wireMoney,
  /** As promised with the order; null in orders from before promises were stored. */
  promise: wirePromise.nullable(),
})

/** Fields that do not apply are empty. */
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

const fulfilment = z.object({
  id: z.string(),
  shipment: z.number().int().nonnegative(),
  company: z.string(),
  number: z.string(),
  url: z.url({ protocol: /^https$/ }).nullable(),
  /** ISO 8601, UTC. */
  sentAt: z.string(),
  deliveredAt: z.string().nullable(),
})
export type Fulfilment = z.infer<typeof fulfilment>

export const orderRefund = z.object({
  id: z.string(),
  reason: z.enum(REFUND_REASONS),
  amount: wireMoney,
  /** ISO 8601, UTC. */
  requestedAt: z.string(),
  /** Null until it is settled. */
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

/** The parcels in which the team sends a shipment; a parcel without `lines` has everything that is left. */
export const parcelsDraft = z.strictObject({
  shipment: fulfilment.shape.shipment,
  parcels: z
    .array(
      z.strictObject({
        ...fulfilmentDraft.omit({ shipment: true }).shape,
        lines: orderShipment.shape.lineItems.min(1).max(250).optional(),
      }),
    )
    .min(1)
    .max(20),
})
export type ParcelsDraft = z.infer<typeof parcelsDraft>

/**
 * Response of `GET /checkout/orders/{orderId}?token=&language=`, with piece names in that language. While the order
 * awaits a transfer, `GET …/{orderId}/pro-forma?token=&language=` returns its pro-forma invoice as a PDF file.
 */
export const order = z.object({
  id: z.string(),
  /** The number shown to people, e.g. `BT-2611-000123`. */
  number: z.string(),
  /** The quote and its version, if prices were agreed. */
  agreedReference: z.string().nullable(),
  /** See `contracts/order/samples.ts`. */
  isSamples: z.boolean().default(false),
  /** Whether its prices are public: neither a company's nor agreed ones. */
  hasPublicPrices: z.boolean().optional(),
  /** `expired`: the transfer did not arrive in time, and the pieces were released. */
  status: z.enum(['awaiting-payment', 'paid', 'cancelled', 'expired']),
  placedAt: z.string(),
  /** When the transfer or the invoice is due; ISO 8601, UTC. Null if there is none. */
  paymentDueAt: z.string().nullable(),
  language: z.enum(['en', 'es', 'it', 'de', 'fr']),
  email: z.string(),
  address,
  billingAddress: address.nullable(),
  lines: z.array(orderLine),
  shipments: z.array(orderShipment),
  promotions: z.array(promotion),
  /** The delivery notices at the time of the order, in its language. */
  notices: z.array(z.string()).default([]),
  shippingTitle: z.string().nullable(),
  totals: orderTotals,
  payment: orderPayment,
  fulfilments: z.array(fulfilment),
  refunds: z.array(orderRefund),
})
export type Order = z.infer<typeof order>

/** The path of the order's page, for anyone with the signed link. */
export function orderPath(orderId: string, token: string): string {
  return `/orders/${orderId}?token=${token}`
}
