import { z } from 'zod'
import { LINE_QUANTITY_MAX } from '#domain/line-quantity.ts'
import { LANGUAGES } from '#domain/market/language.ts'
import { type CountryCode, isCountryCode } from '#domain/market/market.ts'
import { CURRENCIES } from '#domain/money/money.ts'
import type { Result } from '#domain/result.ts'
import { order } from './order.ts'

/**
 * Agreed orders: pieces, prices and delivery that the house agreed with a customer in a quote, as an order that only
 * has to be paid. For servers only, with `Shopify-Storefront-Private-Token`; 401 without it. Amounts are in minor
 * units, times in ISO 8601, UTC.
 * - `POST /agreed-orders`, an `AgreedOrderDraft`: 201 with `{ id, checkoutUrl }`. The same draft again: 200 with the
 *   same. 409 `reference-taken` if the reference has another draft, or was canceled; 422 with another code.
 * - `GET /agreed-orders/{id}`: an `AgreedOrder`; 404 `agreed-order-not-found`.
 * - `DELETE /agreed-orders/{id}`: cancels it, so that it can no longer be paid. 204, even if it was already canceled;
 *   409 `already-ordered`; 404 `agreed-order-not-found`.
 *
 * The URL opens the shop's checkout with these lines. Neither the buyer nor anyone else can change a quantity, a price
 * or the country, or enter a code or a gift card. It belongs to the account it was created for, or without one to
 * anyone with its secret URL, like other checkouts (docs/decisions/0043-first-browser-that-saves-owns-the-checkout.md).
 * It results in at most one order.
 *
 * With a hosted shop, `create` creates a draft order in its administration, and the draft's invoice is the checkout; a
 * canceled one is deleted, and therefore no longer found (docs/decisions/0097-agreed-orders-are-carts-apart.md). A
 * hosted shop does not enforce `expiresAt`, so expired ones have to be canceled.
 */

const price = z.number().int().min(0).max(100_000_000_00)
const words = (max: number) => z.string().trim().min(1).max(max).nullable().default(null)

const agreedLine = z.object({
  /** A global id. The piece may be upon request, but must not be a draft or deleted. */
  variantId: z.string().regex(/^gid:\/\/shopify\/ProductVariant\/\d{1,19}$/),
  quantity: z.number().int().min(1).max(LINE_QUANTITY_MAX),
  unitPriceMinor: price,
  /** The full unit price, shown struck through; null if there is none. */
  compareAtMinor: price.nullable().default(null),
  /** As worded in the quote; shown below the piece. */
  finish: words(200),
  /** Overrides the product's lead time, in days. */
  leadTimeDays: z.number().int().min(1).max(730).nullable().default(null),
  /** Shown below the piece. */
  projectName: words(120),
  /** The project's list; null without a project, or if it is unknown. */
  projectListId: z.uuid().nullable().default(null),
})

/** As many lines as a cart may have. */
const AGREED_LINES_MAX = 250

export const agreedOrderDraft = z.object({
  /**
   * Makes the call idempotent: the quote's number and version, e.g. `Q-26-000012:3`. Each version has its own order.
   */
  reference: z.string().regex(/^[\w.:-]{1,128}$/),
  buyer: z.object({
    /** The account's id at the identity service; null for a guest. */
    accountId: z.string().min(1).max(200).nullable(),
    email: z.string().max(254),
  }),
  /** A trade client's company location, which makes the trade terms apply. */
  companyLocationId: z.string().min(1).max(200).nullable().default(null),
  /** The tax number under which the order is tax-exempt (docs/areas/markets-and-prices.md); only with a company. */
  exemptNumber: z.string().max(200).optional(),
  language: z.enum(LANGUAGES),
  /** The destination country, which also determines the taxes (docs/areas/markets-and-prices.md). */
  country: z.custom<CountryCode>((code) => typeof code === 'string' && isCountryCode(code)),
  currency: z.enum(CURRENCIES),
  lines: z.array(agreedLine).min(1).max(AGREED_LINES_MAX),
  /** One price for all lines, and the delivery method's name if it has one. */
  shipping: z.object({ priceMinor: price, title: words(120) }),
  /** After this time it can no longer be ordered. */
  expiresAt: z.iso.datetime(),
  /** For the house; stored with the order. */
  note: z.string().max(5_000).default(''),
})
/** With defaults for missing fields. */
export type ParsedAgreedOrder = z.infer<typeof agreedOrderDraft>
export type AgreedOrderDraft = z.input<typeof agreedOrderDraft>

export const createdAgreedOrder = z.object({ id: z.string(), checkoutUrl: z.url() })
export type CreatedAgreedOrder = z.infer<typeof createdAgreedOrder>

const agreedOrderFacts = z.object({
  id: z.string(),
  reference: z.string(),
  checkoutUrl: z.url().nullable(),
  /** Null if a hosted shop does not store it. */
  expiresAt: z.string().nullable(),
})

/** The order that it became. If that order expires unpaid or is canceled, the agreed order stays closed. */
const orderOfAgreement = z.object({
  id: z.string(),
  number: z.string(),
  status: order.shape.status,
  placedAt: z.string(),
  paidAt: z.string().nullable(),
})

/** An agreed order: `open` until it is ordered, expires or is canceled. */
export const agreedOrder = z.discriminatedUnion('status', [
  agreedOrderFacts.extend({ status: z.enum(['open', 'expired', 'cancelled']), order: z.null() }),
  agreedOrderFacts.extend({ status: z.literal('ordered'), order: orderOfAgreement }),
])
export type AgreedOrder = z.infer<typeof agreedOrder>

/** Why an agreed order cannot be created. */
const agreedOrderRefusalCode = z.enum([
  'agreed-order-malformed',
  /** The reference has another draft, or its agreed order was canceled. */
  'reference-taken',
  /** It would expire before it could be ordered. */
  'validity-over',
  'country-not-served',
  'variant-unknown',
  'not-shippable-here',
  /** A product is only for the other audience: consumers or trade clients. */
  'not-sellable',
  'agreed-order-not-found',
  'already-ordered',
])
export type AgreedOrderRefusalCode = z.infer<typeof agreedOrderRefusalCode>
export const agreedOrderRefusal = z.object({ code: agreedOrderRefusalCode })

/**
 * How a service creates agreed orders. `agreed-orders-unavailable`: a hosted shop without an administration token; this
 * does not resolve by itself, so the desk shows what to create there manually. `commerce-unavailable`: no valid
 * response in time; the call can be repeated safely.
 */
export type AgreedOrders = {
  create(
    draft: AgreedOrderDraft,
  ): Promise<
    Result<
      CreatedAgreedOrder,
      | Exclude<AgreedOrderRefusalCode, 'agreed-order-not-found' | 'already-ordered'>
      | 'agreed-orders-unavailable'
      | 'commerce-unavailable'
    >
  >
  /** Idempotent. */
  cancel(
    id: string,
  ): Promise<
    Result<
      true,
      'agreed-order-not-found' | 'already-ordered' | 'agreed-orders-unavailable' | 'commerce-unavailable'
    >
  >
  find(
    id: string,
  ): Promise<
    Result<AgreedOrder, 'agreed-order-not-found' | 'agreed-orders-unavailable' | 'commerce-unavailable'>
  >
}
