import { canBuy, isUponRequest, type ShippingFacts } from '../delivery/availability.ts'
import type { CountryCode } from '../market/market.ts'
import type { Money } from '../money/money.ts'

/** Why a piece of a list is not in its totals. `gone`: it is no longer sold, or not to this visitor. */
export const EXCLUSIONS = ['gone', 'not-shippable-here', 'upon-request', 'sold-out'] as const
export type Exclusion = (typeof EXCLUSIONS)[number]

/** Spec §3: why a piece is left out of the totals in a country; null if it is included. */
export function findExclusion(
  piece: { readonly shipping: ShippingFacts; readonly price: Money } | null,
  country: CountryCode,
): Exclusion | null {
  if (piece === null) return 'gone'
  const { shipping, price } = piece
  const purchase = canBuy(shipping, country)
  if (purchase.ok) return price.amountMinor === 0 ? 'upon-request' : null
  if (purchase.code === 'not-shippable-here') return purchase.code
  return isUponRequest(shipping) ? 'upon-request' : 'sold-out'
}
