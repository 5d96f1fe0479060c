import { compareMoney } from '../money/money.ts'
import type { Product, Variant } from './product.ts'

type Offer = Pick<Variant, 'price' | 'availableForSale'>

/**
 * Spec §3: the variant that represents a piece while no finish is chosen: the cheapest available one with a price, or
 * else the cheapest one. The first of equal ones; undefined without variants. It is bought only if it is the only one
 * (`isFinishOpen`).
 */
export function listedVariant<One extends Offer>(variants: readonly One[]): One | undefined {
  return offeredByPrice(variants)[0]
}

/**
 * Spec §3: whether a finish still has to be chosen: there are several, and `variantId` is none of them. It must be
 * chosen before a line of a bag is made, and the price is written with "from".
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
export function offeredByPrice<One extends Offer>(variants: readonly One[]): One[] {
  const paid = orAll(variants, ({ price }) => price.amountMinor > 0)
  const offered = orAll(paid, ({ availableForSale }) => availableForSale)
  return offered.toSorted((one, other) => compareMoney(one.price, other.price))
}

function orAll<One>(all: readonly One[], isWanted: (one: One) => boolean): readonly One[] {
  const wanted = all.filter(isWanted)
  return wanted.length > 0 ? wanted : all
}
