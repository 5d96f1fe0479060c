import type { CatalogueProduct } from '#clients/commerce/to-product.ts'
import { idNumber } from '#domain/ids.ts'
import { CatalogueUnreadable, createContext, type ProductSource } from './read-versions.ts'
import type { ReadingPlan } from './reading-plan.ts'

export type ListingPosition = {
  /** The index of the listing within the plan. */
  readonly listing: number
  /** The last product's id; null before the first. */
  readonly lastId: string | null
}

export const LISTING_START: ListingPosition = { listing: 0, lastId: null }

/**
 * Yields the ids of all products sold in any currency, page by page in the order of their numbers, each page with the
 * position after it. A continued listing requests all ids again, to know which ones earlier listings had.
 */
export async function* listProductIds(
  source: ProductSource,
  { listed }: ReadingPlan,
  from: ListingPosition,
): AsyncGenerator<{ ids: string[]; reached: ListingPosition }> {
  const known = new Set<string>()
  for (const [listing, reading] of listed.entries()) {
    let after: string | null = null
    do {
      const page = await source.listProductIds({ after }, createContext(reading))
      if (!page.ok) throw new CatalogueUnreadable(page.code)
      const ids = page.value.ids.filter((id) => !known.has(id) && isAfter({ listing, id }, from))
      for (const id of page.value.ids) known.add(id)
      after = page.value.nextCursor
      const lastId = ids.at(-1)
      if (lastId !== undefined) yield { ids, reached: { listing, lastId } }
    } while (after !== null)
  }
}

function isAfter({ listing, id }: { listing: number; id: string }, from: ListingPosition): boolean {
  if (listing !== from.listing || from.lastId === null) return listing >= from.listing
  return BigInt(idNumber(id)) > BigInt(idNumber(from.lastId))
}

/** Finds products by id, each in the first currency that has it. Invisible products are omitted. */
export async function findProducts(
  source: ProductSource,
  { listed }: ReadingPlan,
  ids: readonly string[],
): Promise<Map<string, CatalogueProduct>> {
  const found = new Map<string, CatalogueProduct>()
  for (const reading of listed) {
    const missing = ids.filter((id) => !found.has(id))
    if (missing.length === 0) break
    const result = await source.findProductsByIds(missing, createContext(reading), { variants: 'all' })
    if (!result.ok) throw new CatalogueUnreadable(result.code)
    for (const product of result.value) found.set(product.id, product)
  }
  return found
}
