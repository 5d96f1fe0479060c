import { compareMoney } from '../money/money.ts'
import type { Product, Variant } from './product.ts'

type Offer = Pick<Variant, 'price' | 'availableForSale'>

/**
 * Spec §3: the variant that represents a piece while no finish is chosen: the cheapest available one with a price,
 * otherwise the cheapest one. The first wins a tie; undefined without variants. It is only bought if it is the only one
 * (`isFinishOpen`).
 */
export function listedVariant<One extends Offer>(variants: readonly One[]): One | undefined {
  return sortVariantsByPrice(variants)[0]
}

/**
 * Spec §3: whether a finish still has to be chosen, because there are several and `variantId` is none of them. Until
 * then the piece cannot be added to a cart, and its price is shown with "from".
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

/** Sorted so that the listed variant comes first. */
export function sortVariantsByPrice<One extends Offer>(variants: readonly One[]): One[] {
  const paid = orAll(variants, ({ price }) => price.amountMinor > 0)
  const offered = orAll(paid, ({ availableForSale }) => availableForSale)
  return offered.toSorted((one, other) => compareMoney(one.price, other.price))
}

function orAll<One>(all: readonly One[], isWanted: (one: One) => boolean): readonly One[] {
  const wanted = all.filter(isWanted)
  return wanted.length > 0 ? wanted : all
}
