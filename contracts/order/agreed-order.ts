import { z } from 'zod'
import { LINE_QUANTITY_MAX } from '#domain/cart/line-quantity.ts'
import { LANGUAGES } from '#domain/market/language.ts'
import { type CountryCode, isCountryCode } from '#domain/market/market.ts'
import { CURRENCIES } from '#domain/money/money.ts'
import type { Result } from '#domain/result.ts'
import { order } from './order.ts'

/**
 * Agreed orders: pieces, prices and delivery that the house has agreed with a customer, in a quote, as an order that only
 * has to be paid. For servers only, with `Shopify-Storefront-Private-Token`; 401 without it. Amounts in minor units,
 * moments in ISO 8601, UTC.
 * - `POST /agreed-orders`, an `AgreedOrderDraft`: 201 with `{ id, checkoutUrl }`. The same draft again: 200 with the same.
 *   409 `reference-taken`: the reference has another draft, or was canceled; 422 with another code.
 * - `GET /agreed-orders/{id}`: an `AgreedOrder`; 404 `agreed-order-not-found`.
 * - `DELETE /agreed-orders/{id}`: cancels it, so that it can no longer be paid. 204, also if it was canceled before; 409
 *   `already-ordered`; 404 `agreed-order-not-found`.
 *
 * The address opens the checkout of the shop with these lines. Neither its buyer nor anyone else can change a quantity, a
 * price or the country, nor enter a code or a gift card. It belongs to the account it was made for,
 * or without one to anyone with its secret address, as other checkouts do (docs/decisions/0043-first-browser-that-saves-owns-the-checkout.md).
 * It makes one order at most.
 *
 * With a hosted shop, `create` makes a draft order in its administration, whose invoice is the checkout; a canceled one is
 * deleted, and so no longer found (docs/decisions/0097-agreed-orders-are-carts-apart.md). There the shop does not enforce `expiresAt`: cancel
 * what has expired.
 */

const price = z.number().int().min(0).max(100_000_000_00)
const words = (max: number) => z.string().trim().min(1).max(max).nullable().default(null)

const agreedLine = z.object({
  /** The global id of the variant. A piece upon request may be agreed on, but no draft and no deleted one. */
  variantId: z.string().regex(/^gid:\/\/shopify\/ProductVariant\/\d{1,19}$/),
  quantity: z.number().int().min(1).max(LINE_QUANTITY_MAX),
  unitPriceMinor: price,
  /** The full price of a unit, shown struck; null if there is none to compare with. */
  compareAtMinor: price.nullable().default(null),
  /** The agreed finish, in the words of the quote: shown below the piece. */
  finish: words(200),
  /** The agreed days until it ships, instead of those of the product. */
  leadTimeDays: z.number().int().min(1).max(730).nullable().default(null),
  /** The customer's project, shown below the piece. */
  projectName: words(120),
  /** The id of the list that is this project; null if it is none, or unknown. */
  projectListId: z.uuid().nullable().default(null),
})

/** The most lines of an agreed order, as of a cart. */
const AGREED_LINES_MAX = 250

export const agreedOrderDraft = z.object({
  /** Makes the call idempotent: the id of the quote and its version, e.g. `Q-26-000012:3`. Each version has its own order. */
  reference: z.string().regex(/^[\w.:-]{1,128}$/),
  buyer: z.object({
    /** The account by its id at the identity service; null for a guest. */
    accountId: z.string().min(1).max(200).nullable(),
    email: z.string().max(254),
  }),
  /** The location of a trade client's company: with it the trade terms apply. */
  companyLocationId: z.string().min(1).max(200).nullable().default(null),
  /** The tax number for which it is without tax (docs/areas/markets-and-prices.md); only with a company. */
  exemptNumber: z.string().max(200).optional(),
  language: z.enum(LANGUAGES),
  /** Where it is delivered, which decides the taxes too (docs/areas/markets-and-prices.md). */
  country: z.custom<CountryCode>((code) => typeof code === 'string' && isCountryCode(code)),
  currency: z.enum(CURRENCIES),
  lines: z.array(agreedLine).min(1).max(AGREED_LINES_MAX),
  /** The agreed delivery: its price for all lines together, and its name if it has one. */
  shipping: z.object({ priceMinor: price, title: words(120) }),
  /** From then on it can no longer be ordered. */
  expiresAt: z.iso.datetime(),
  /** Stored with the order, for the house. */
  note: z.string().max(5_000).default(''),
})
/** What the caller passes; what may be missing has a default. */
export type ParsedAgreedOrder = z.infer<typeof agreedOrderDraft>
export type AgreedOrderDraft = z.input<typeof agreedOrderDraft>

export const createdAgreedOrder = z.object({ id: z.string(), checkoutUrl: z.url() })
export type CreatedAgreedOrder = z.infer<typeof createdAgreedOrder>

const agreedOrderFacts = z.object({
  id: z.string(),
  reference: z.string(),
  checkoutUrl: z.url().nullable(),
  /** Null where a hosted shop does not store it. */
  expiresAt: z.string().nullable(),
})

/** The order of the shop, paid or not. One that expires unpaid or is canceled does not open the agreed order again. */
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

/** Why an agreed order is not made. */
const agreedOrderRefusalCode = z.enum([
  /** The draft violates the contract. */
  'agreed-order-malformed',
  /** The reference belongs to another draft, or its agreed order was canceled. */
  'reference-taken',
  /** It would expire before it can be ordered. */
  'validity-over',
  /** The shop does not ship to the country. */
  'country-not-served',
  /** A variant does not exist, or is not published. */
  'variant-unknown',
  /** A product is excluded from the country. */
  'not-shippable-here',
  /** A product is for the other audience only: consumers or trade clients. */
  'not-sellable',
  'agreed-order-not-found',
  'already-ordered',
])
export type AgreedOrderRefusalCode = z.infer<typeof agreedOrderRefusalCode>
export const agreedOrderRefusal = z.object({ code: agreedOrderRefusalCode })

/**
 * How a service makes agreed orders, an option of its composition. `agreed-orders-unavailable`: a hosted shop without a
 * token of its administration, which will not change by itself, so the desk says what to create there by hand.
 * `commerce-unavailable`: no valid response in time; call again, which creates nothing twice.
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
  /** Cancels it; one that is canceled already stays so. */
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
