import { normalizeCode } from '#domain/cart/entered-code.ts'
import { buildShipments, type Shipment, type ShippableLine } from '#domain/delivery/shipping.ts'
import { type HouseDelivery, withHouseCosts } from '#domain/delivery/shipping-cost.ts'
import type { CountryCode } from '#domain/market/market.ts'
import { type Currency, money, multiplyMoney } from '#domain/money/money.ts'
import { parseProductAttributes } from '#domain/product/product-attributes.ts'
import type { SellableVariant } from '../catalogue/load-variants.ts'
import type { agreedLines } from '../tables/agreed-tables.ts'
import type { CartAttribute } from '../tables/cart-tables.ts'
import type { Allocation } from './discounts/apply-discounts.ts'
import { type AppliedDiscounts, applyDiscounts } from './discounts/apply-discounts.ts'
import type { Discount } from './discounts/discount.ts'
import { type DiscountContext, isApplicable } from './discounts/discount-eligibility.ts'
import { spreadAmount } from './discounts/spread-amount.ts'

export type CartContents = {
  currency: Currency
  country: CountryCode
  delivery: HouseDelivery
  now: Date
  lines: readonly LineContents[]
  discounts: readonly Discount[]
  discountCodes: readonly string[]
  alreadyRedeemed: ReadonlySet<number>
  /** The agreed delivery cost, which replaces the products' delivery costs. */
  agreedShippingMinor?: number
}

export type LineContents = {
  id: string
  quantity: number
  attributes: CartAttribute[]
  variant: SellableVariant
  collectionIds: readonly string[]
  /** Set for a line of an agreed order, where `variant` has the agreed price. */
  agreed?: AgreedDetail
}

type AgreedDetail = Pick<
  typeof agreedLines.$inferSelect,
  'compareAtMinor' | 'finish' | 'leadTimeDays' | 'projectName' | 'projectListId'
>

export type PricedLine = LineContents & {
  /** Before any discount. */
  subtotalMinor: number
  /** After the discounts of this line. */
  totalMinor: number
  /** Also after this line's share of cart-wide discounts: the amount actually paid for it. */
  paidMinor: number
  allocations: Allocation[]
}

export type PricedCart = {
  currency: Currency
  country: CountryCode
  lines: PricedLine[]
  shipments: Shipment[]
  shippingMinor: number
  /** Allocations to the whole cart and to shipping. Line discounts are stored with the lines. */
  allocations: Allocation[]
  codes: { code: string; isApplicable: boolean }[]
  discountIds: ReadonlySet<number>
  /** Before any discount. */
  goodsMinor: number
  /** After the discounts on individual lines: `CartCost.subtotalAmount`. */
  subtotalMinor: number
  /** After all discounts on goods, excluding shipping: `CartCost.totalAmount`. */
  totalMinor: number
  /** Shipping after its discounts. */
  shippingDueMinor: number
}

type ChosenDiscounts = AppliedDiscounts & {
  /** The ids of the discounts in use; a code is applicable only if its discount is among them. */
  inUse: ReadonlySet<number>
}

/** Calculates the prices of a cart: lines, discounts and shipping, each in the buyer's currency. */
export function priceCart(contents: CartContents): PricedCart {
  const { currency, country, delivery, discountCodes } = contents
  const shippable = contents.lines.flatMap((line) => toShippable(line, delivery))
  const shipments = toAgreedCosts(buildShipments(shippable, country, currency), contents)
  const shippingMinor = contents.agreedShippingMinor ?? sum(shipments, ({ cost }) => cost.amountMinor)
  const discountable = contents.lines.map(toDiscountable)
  const chosen = chooseDiscounts({ ...contents, lines: discountable, shippingMinor }, contents.discounts)
  const lines = contents.lines.map((line): PricedLine => {
    const subtotalMinor = lineSubtotal(line)
    const allocations = chosen.allocations.filter(({ lineId }) => lineId === line.id)
    const totalMinor = subtotalMinor - sum(allocations, ({ amountMinor }) => amountMinor)
    return {
      ...line,
      subtotalMinor,
      totalMinor,
      paidMinor: chosen.remainingMinor.get(line.id) ?? 0,
      allocations,
    }
  })
  return {
    currency,
    country,
    lines,
    shipments,
    shippingMinor,
    allocations: chosen.allocations.filter(({ lineId }) => lineId === null),
    codes: discountCodes.map((code) => ({ code, isApplicable: isInUse(code, contents, chosen.inUse) })),
    discountIds: chosen.inUse,
    goodsMinor: sum(lines, ({ subtotalMinor }) => subtotalMinor),
    subtotalMinor: sum(lines, ({ totalMinor }) => totalMinor),
    totalMinor: sum(lines, ({ paidMinor }) => paidMinor),
    shippingDueMinor: chosen.remainingShippingMinor,
  }
}

function toAgreedCosts(
  shipments: Shipment[],
  { currency, agreedShippingMinor }: Pick<CartContents, 'currency' | 'agreedShippingMinor'>,
): Shipment[] {
  if (agreedShippingMinor === undefined) return shipments
  const usual = shipments.map(({ cost }) => cost.amountMinor)
  const weights = usual.some((minor) => minor > 0) ? usual : usual.map(() => 1)
  const parts = spreadAmount(agreedShippingMinor, weights)
  return shipments.map((shipment, index) => ({ ...shipment, cost: money(parts[index] ?? 0, currency) }))
}

function isInUse(code: string, { discounts }: CartContents, inUse: ReadonlySet<number>): boolean {
  const discount = discounts.find((candidate) => candidate.code === normalizeCode(code))
  return discount !== undefined && inUse.has(discount.id)
}

function toDiscountable(line: LineContents) {
  return {
    id: line.id,
    productId: line.variant.product.gid,
    collectionIds: line.collectionIds,
    subtotalMinor: lineSubtotal(line),
  }
}

function toShippable({ id, quantity, variant }: LineContents, delivery: HouseDelivery): ShippableLine[] {
  if (!variant.requiresShipping) return []
  const product = parseProductAttributes(variant.product.attributes)
  const shippingCosts = withHouseCosts(product.shippingCosts, delivery)
  return [{ id, quantity, product: { ...product, shippingCosts } }]
}

function lineSubtotal({ variant, quantity }: LineContents): number {
  return multiplyMoney(variant.price, quantity).amountMinor
}

function sum<Item>(items: readonly Item[], amountOf: (item: Item) => number): number {
  return items.reduce((total, item) => total + amountOf(item), 0)
}

/**
 * Chooses among the candidates (automatic discounts and those of the entered codes) the option that saves the customer
 * the most: either all combinable discounts together, or a single one. If two options save the same amount, the one
 * that uses more of the entered codes wins; if they are still tied, the combination wins.
 */
export function chooseDiscounts(
  context: DiscountContext & { shippingMinor: number },
  candidates: readonly Discount[],
): ChosenDiscounts {
  const applicable = candidates.filter((discount) => isApplicable(discount, context))
  const options = [
    applicable.filter((discount) => discount.isCombinable),
    ...applicable.filter((discount) => !discount.isCombinable).map((discount) => [discount]),
  ].map((discounts) => ({ discounts, applied: applyDiscounts(context, discounts) }))
  const [best] = options.toSorted(
    (a, b) => b.applied.savedMinor - a.applied.savedMinor || codeCount(b.discounts) - codeCount(a.discounts),
  )
  if (!best) throw new Error('There is always at least the option without discounts')
  return { ...best.applied, inUse: new Set(best.discounts.map((discount) => discount.id)) }
}

function codeCount(discounts: readonly Discount[]): number {
  return discounts.filter((discount) => discount.code !== null).length
}
