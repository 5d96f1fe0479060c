import { compareMoney } from '../money/money.ts'
import type { Product, Variant } from './product.ts'

type Offer = Pick<Variant, 'price' | 'availableForSale'>

/**
 * Spec §3: the variant that a piece is listed as while no finish is chosen: the cheapest that is available and has a price;
 * where none is or has, the cheapest all the same. Of equal ones the first; undefined for no variants. It is bought only
 * where there is no other (`isFinishOpen`).
 */
export function listedVariant<One extends Offer>(variants: readonly One[]): One | undefined {
  return offeredByPrice(variants)[0]
}

/**
 * Spec §3: whether the finish of a piece is still to be chosen: there are several, and `variantId` is none. It is then chosen before
 * anything binding is made of the piece, such as a line of a bag, and its price is written with "from".
 */
export function isFinishOpen(
  variantId: string | null,
  {
    variants,
    allVariants,
  }: { readonly variants: readonly unknown[]; readonly allVariants: Product['allVariants'] },
): boolean {
  return variantId === null && (variants.length > 1 || allVariants !== null)
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
