import type { PromiseFacts } from '../delivery/delivery-promise.ts'
import type { Shipment } from '../delivery/shipping.ts'
import type { Warehouse } from '../delivery/warehouse.ts'
import type { LineProject } from '../list/project.ts'
import type { Language } from '../market/language.ts'
import type { CountryCode } from '../market/market.ts'
import { addMoney, type Currency, type Money, money, subtractMoney, sumMoney } from '../money/money.ts'
import type { Artisan, Picture } from '../product/product.ts'

/** Spec §9: this many cart lines are fetched at first. */
export const CART_LINES_PAGE_SIZE = 10

/** Why a line already in the cart can no longer be ordered by its buyer. */
export type CartLineProblem = 'not-shippable-here' | 'not-sellable' | 'units-short'

export type CartLine = {
  readonly id: string
  readonly quantity: number
  readonly project?: LineProject | undefined
  readonly problem: CartLineProblem | null
  readonly unitPrice: Money
  /** The public price of one unit; set only if `unitPrice` is the trade price of an approved trade client. */
  readonly publicUnitPrice?: Money
  /** The compare-at price of one unit; null if it is not above the price. */
  readonly fullUnitPrice: Money | null
  readonly total: Money
  readonly facts: PromiseFacts
  readonly product: {
    readonly id: string
    readonly variantId: string
    readonly sku: string
    readonly title: string
    /** Set only if the texts are not translated. */
    readonly textLanguage: Language | null
    /** Null if the product has a single, unnamed variant. */
    readonly variantTitle: string | null
    readonly handle: string
    readonly picture: Picture | null
    readonly artisan: Artisan
    readonly quantityAvailable: number | null
    readonly warehouse: Warehouse
  }
}

export type Promotion = { readonly title: string; readonly amount: Money }

export type GiftCard = { readonly id: string; readonly lastCharacters: string; readonly amountUsed: Money }

/** Spec §3. Every amount is in `currency`. */
export type Cart = {
  readonly id: string
  readonly currency: Currency
  readonly country: CountryCode
  readonly totalQuantity: number
  readonly subtotal: Money
  /** Null while the carrier service is unavailable. */
  readonly shipping: { readonly shipments: readonly Shipment[]; readonly total: Money } | null
  readonly promotions: readonly Promotion[]
  readonly promocodes: readonly string[]
  readonly taxes: Money | null
  readonly total: Money
  readonly giftCards: readonly GiftCard[]
  readonly lines: readonly CartLine[]
  readonly buyer: { readonly customerId: string | null; readonly companyLocationId: string | null }
  readonly note: string
  /**
   * The tax number under which the order is tax-exempt; it may be empty. Absent unless the buyer is exempt in the
   * country of delivery.
   */
  readonly exemptNumber?: string
  readonly checkoutUrl: string
}

/**
 * Marks lines that the checkout refused for lack of stock and that exceed the remaining units. Stock alone decides
 * nothing, because only the commerce service knows which products can be made to order.
 */
export function markShortLines(
  lines: readonly CartLine[],
  refusedIds: ReadonlySet<string>,
): readonly CartLine[] {
  return lines.map((line) => {
    const { quantityAvailable } = line.product
    const isShort = quantityAvailable !== null && quantityAvailable < line.quantity
    const isMarked = refusedIds.has(line.id) && isShort && line.problem !== 'not-shippable-here'
    return isMarked ? { ...line, problem: 'units-short' } : line
  })
}

/**
 * Spec §3: totalAmount = subtotal + shipping total - promotions. Unknown shipping counts as zero; promotions never make
 * the total negative.
 */
export function cartTotal(
  subtotal: Money,
  shippingTotal: Money | null,
  promotions: readonly Promotion[],
): Money {
  const { currency } = subtotal
  const gross = shippingTotal === null ? subtotal : addMoney(subtotal, shippingTotal)
  const net = subtractMoney(
    gross,
    sumMoney(
      promotions.map(({ amount }) => amount),
      currency,
    ),
  )
  return money(Math.max(0, net.amountMinor), currency)
}

/** The amount due after gift cards. Never negative. */
export function amountDue(total: Money, giftCards: readonly GiftCard[]): Money {
  const used = sumMoney(
    giftCards.map(({ amountUsed }) => amountUsed),
    total.currency,
  )
  return money(Math.max(0, subtractMoney(total, used).amountMinor), total.currency)
}

/** Spec §8: why a change to the cart is refused; messages are `errors.cart.{code}`. */
export const CART_ERROR_CODES = [
  'cart-creation-failed',
  'cart-country-failed',
  'line-add-failed',
  'quantity-failed',
  'promocode-failed',
  'promocode-throttled',
  'gift-card-failed',
  'gift-card-currency',
  'gift-card-held',
  'cart-fetch-failed',
  'cart-not-found',
  'cart-id-missing',
  'units-exhausted',
  'not-shippable-here',
  'not-sellable',
  'price-changed',
  'quantity-malformed',
  'quantity-too-large',
] as const
export type CartErrorCode = (typeof CART_ERROR_CODES)[number]

const CODE_REFUSALS = [
  'promocode-failed',
  'promocode-throttled',
  'gift-card-failed',
  'gift-card-currency',
  'gift-card-held',
] as const satisfies CartErrorCode[]

/** Whether a refusal concerns the entered promotion or gift card code, and therefore belongs next to its field. */
export function isCodeRefusal(code: CartErrorCode | null): code is (typeof CODE_REFUSALS)[number] {
  return CODE_REFUSALS.some((refusal) => refusal === code)
}

export type DiscountAllocation = {
  readonly title: string | null
  readonly code: string | null
  readonly amount: Money
}

/** Spec §3: promotions {title, amount}, summed by title, or by code if they have no title. */
export function groupPromotions(allocations: readonly DiscountAllocation[]): Promotion[] {
  const groups = Map.groupBy(allocations, ({ title, code }) => title ?? code ?? '')
  return [...groups].flatMap(([title, [first, ...others]]) =>
    first ? [{ title, amount: others.reduce((sum, { amount }) => addMoney(sum, amount), first.amount) }] : [],
  )
}
