import { type AppliedDiscounts, applyDiscounts } from './apply-discounts.ts'
import type { Discount } from './discount.ts'
import { type DiscountContext, isApplicable } from './discount-eligibility.ts'

export type ChosenDiscounts = AppliedDiscounts & {
  /** The ids of the discounts in use; a code is applicable only if its discount is among them. */
  inUse: ReadonlySet<number>
}

/**
 * Chooses among the candidates (automatic discounts and those of the entered codes) what saves the customer
 * most: either all combinable discounts together, or a single one. If two choices save the same, the one that
 * uses more of the entered codes wins, then the combination.
 */
export function chooseDiscounts(
  circumstances: DiscountContext & { shippingMinor: number },
  candidates: readonly Discount[],
): ChosenDiscounts {
  const applicable = candidates.filter((discount) => isApplicable(discount, circumstances))
  const ways = [
    applicable.filter((discount) => discount.isCombinable),
    ...applicable.filter((discount) => !discount.isCombinable).map((discount) => [discount]),
  ].map((discounts) => ({ discounts, applied: applyDiscounts(circumstances, discounts) }))
  const [best] = ways.toSorted(
    (a, b) => b.applied.savedMinor - a.applied.savedMinor || codes(b.discounts) - codes(a.discounts),
  )
  if (!best) throw new Error('There is always at least the way without discounts')
  return { ...best.applied, inUse: new Set(best.discounts.map((discount) => discount.id)) }
}

function codes(discounts: readonly Discount[]): number {
  return discounts.filter((discount) => discount.code !== null).length
}
