import { compareMoney } from '../money/money.ts'
import type { Variant } from './product.ts'

type Offer = Pick<Variant, 'price' | 'availableForSale'>

/**
 * Spec §3: the variant that a piece is listed and sold as while no finish is chosen: the cheapest that is available and has a
 * price; where none is or has, the cheapest all the same. Of equal ones the first; undefined for no variants.
 */
export function listedVariant<One extends Offer>(variants: readonly One[]): One | undefined {
  return offeredByPrice(variants)[0]
}

/** Those of which the listed one is the first: sorted by price. */
export function offeredByPrice<One extends Offer>(variants: readonly One[]): One[] {
  const paid = orAll(variants, ({ price }) => price.amountMinor > 0)
  const offered = orAll(paid, ({ availableForSale }) => availableForSale)
  return offered.toSorted((one, other) => compareMoney(one.price, other.price))
}

function orAll<One>(all: readonly One[], isWanted: (one: One) => boolean): readonly One[] {
  const wanted = all.filter(isWanted)
  return wanted.length > 0 ? wanted : all
}
