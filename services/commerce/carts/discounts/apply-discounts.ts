import { type Currency, money, percentOf } from '#domain/money/money.ts'
import type { Discount } from './discount.ts'
import { type DiscountableLine, isEntitled } from './discount-eligibility.ts'
import { spreadAmount } from './spread-amount.ts'

/** The amount that one discount takes off one target. With a line id, the discount only applies to that line. */
export type Allocation = {
  discount: Discount
  target: 'line' | 'cart' | 'shipping'
  lineId: string | null
  amountMinor: number
}

export type AppliedDiscounts = {
  allocations: Allocation[]
  /** What remains of each line after every discount, with cart-wide ones spread over the lines. */
  remainingMinor: ReadonlyMap<string, number>
  remainingShippingMinor: number
  savedMinor: number
}

type Basket = {
  currency: Currency
  lines: readonly DiscountableLine[]
  shippingMinor: number
}

/**
 * Applies discounts to a basket one after the other, each to the amount that remains: line discounts first, then those
 * of the whole cart, then those of shipping. No amount falls below zero, and the allocations add up to exactly the
 * total savings.
 */
export function applyDiscounts(basket: Basket, discounts: readonly Discount[]): AppliedDiscounts {
  const remaining = new Map(basket.lines.map((line) => [line.id, line.subtotalMinor]))
  const allocations: Allocation[] = []
  let shipping = basket.shippingMinor
  for (const discount of discounts.toSorted((a, b) => rank(a) - rank(b))) {
    if (discount.value.kind === 'free-shipping') {
      if (shipping > 0)
        allocations.push({ discount, target: 'shipping', lineId: null, amountMinor: shipping })
      shipping = 0
    } else allocations.push(...takeOffLines(basket, discount, remaining))
  }
  return {
    allocations,
    remainingMinor: remaining,
    remainingShippingMinor: shipping,
    savedMinor: allocations.reduce((sum, allocation) => sum + allocation.amountMinor, 0),
  }
}

function rank({ scope, value }: Discount): number {
  if (value.kind === 'free-shipping') return 2
  return scope.kind === 'all' ? 1 : 0
}

function takeOffLines(basket: Basket, discount: Discount, remaining: Map<string, number>): Allocation[] {
  const entitled = basket.lines.filter((line) => isEntitled(line, discount.scope))
  const weights = entitled.map((line) => remaining.get(line.id) ?? 0)
  const left = weights.reduce((sum, weight) => sum + weight, 0)
  const takenMinor = Math.min(left, toAmount(discount, basket.currency, left))
  const parts = spreadAmount(takenMinor, weights)
  for (const [index, line] of entitled.entries()) {
    remaining.set(line.id, (weights[index] ?? 0) - (parts[index] ?? 0))
  }
  if (discount.scope.kind === 'all') {
    return takenMinor > 0 ? [{ discount, target: 'cart', lineId: null, amountMinor: takenMinor }] : []
  }
  return entitled.flatMap((line, index): Allocation[] => {
    const amountMinor = parts[index] ?? 0
    return amountMinor > 0 ? [{ discount, target: 'line', lineId: line.id, amountMinor }] : []
  })
}

/** A percentage is rounded once, on the sum, so that its parts add up to it. */
function toAmount({ value }: Discount, currency: Currency, sumMinor: number): number {
  if (value.kind === 'percentage') {
    return percentOf(money(sumMinor, currency), value.percent).amountMinor
  }
  return value.kind === 'amount' ? (value.amountsMinor[currency] ?? 0) : 0
}
