import type { Currency } from '#domain/money/money.ts'
import type { DiscountScope } from '../../tables/discount-tables.ts'
import type { Discount } from './discount.ts'

/** The part of a line that discounts need. `subtotalMinor` is before any discount. */
export type DiscountableLine = {
  id: string
  productId: string
  collectionIds: readonly string[]
  subtotalMinor: number
}

export type DiscountContext = {
  currency: Currency
  lines: readonly DiscountableLine[]
  now: Date
  /** The discounts that this customer has used before; empty while the customer is unknown. */
  alreadyRedeemed: ReadonlySet<number>
}

export function isApplicable(discount: Discount, context: DiscountContext): boolean {
  const { currency, now, alreadyRedeemed } = context
  if (now < discount.startsAt || (discount.endsAt && now >= discount.endsAt)) return false
  if (discount.usageLimit !== null && discount.used >= discount.usageLimit) return false
  if (discount.isOncePerCustomer && alreadyRedeemed.has(discount.id)) return false
  if (discount.value.kind === 'amount' && !discount.value.amountsMinor[currency]) return false
  const entitled = context.lines.filter((line) => isEntitled(line, discount.scope))
  return entitled.length > 0 && reachesMinimum(discount, currency, entitled)
}

export function isEntitled(line: DiscountableLine, scope: DiscountScope): boolean {
  if (scope.kind === 'products') return scope.ids.includes(line.productId)
  if (scope.kind === 'collections') return line.collectionIds.some((id) => scope.ids.includes(id))
  return true
}

function reachesMinimum(discount: Discount, currency: Currency, entitled: DiscountableLine[]): boolean {
  if (discount.minimumSubtotalMinor === null) return true
  const minimum = discount.minimumSubtotalMinor[currency]
  if (minimum === undefined) return false
  return entitled.reduce((sum, line) => sum + line.subtotalMinor, 0) >= minimum
}
