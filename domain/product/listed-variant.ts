import { compareMoney } from '../money/money.ts'
import type { Product, Variant } from './product.ts'

type Offer = Pick<Variant, 'price' | 'availableForSale'>

/**
 * Spec §3: the variant that represents a piece while no finish is chosen: the cheapest available one with a price,
 * otherwise the cheapest one. The first wins a tie; undefined without variants. It can be bought without a choice only
 * if it is the only variant (`isFinishOpen`).
 */
export function listedVariant<One extends Offer>(variants: readonly One[]): One | undefined {
  return sortVariantsByPrice(variants)[0]
}

/**
 * Spec §3: whether a finish still has to be chosen, because there are several and `variantId` is null. Until then the
 * piece cannot be added to a cart, and its price is shown with "from".
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
  const priced = filterOrAll(variants, ({ price }) => price.amountMinor > 0)
  const available = filterOrAll(priced, ({ availableForSale }) => availableForSale)
  return available.toSorted((one, other) => compareMoney(one.price, other.price))
}

/** The wanted items, or all of them if none is wanted. */
function filterOrAll<One>(all: readonly One[], isWanted: (one: One) => boolean): readonly One[] {
  const wanted = all.filter(isWanted)
  return wanted.length > 0 ? wanted : all
}
