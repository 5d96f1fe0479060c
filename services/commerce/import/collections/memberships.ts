import {
  type CollectionFacts,
  type CollectionRules,
  isInCollection,
} from '#domain/catalogue/collection-rules.ts'
import type { Database } from '#services/kernel/database/database.ts'
import type { ProductDraft } from '../product-draft.ts'
import type { CollectionDraft } from './collection-draft.ts'

/**
 * The titles of the published collections that contain a product, whether by a product file, a list of products, or
 * rules.
 */
export type Memberships = (draft: ProductDraft) => readonly string[]

type KnownCollection = {
  title: string
  rules: CollectionRules | null
  products: readonly string[]
  /** Whether a collections file lists these products, so that a product file does not remove them. */
  isListed: boolean
}

/**
 * The collections of the shop, including those of a file that is about to be imported. Collections that depend on stock
 * are excluded, since a product's category must not change with each sale.
 */
export async function openMemberships(
  database: Database,
  drafts: readonly CollectionDraft[],
): Promise<Memberships> {
  const known = await loadCollections(database)
  for (const { handle, title, rules, isPublished, productHandles } of drafts) {
    const products = productHandles ?? known.get(handle)?.products ?? []
    if (isPublished) known.set(handle, { title, rules, products, isListed: productHandles !== null })
    else known.delete(handle)
  }
  const smart = [...known.values()].filter(({ rules }) => rules && !dependsOnStock(rules))
  const listed = new Map<string, KnownCollection[]>()
  for (const collection of known.values()) {
    for (const handle of collection.rules ? [] : collection.products)
      listed.set(handle, [...(listed.get(handle) ?? []), collection])
  }
  return (draft) => {
    const byHand = (listed.get(draft.handle) ?? []).filter(
      ({ isListed }) => isListed || draft.collections === null,
    )
    const facts = toCollectionFacts(draft)
    const byRules = smart.filter(({ rules }) => rules && isInCollection(rules, facts))
    return [...(draft.collections ?? []), ...[...byHand, ...byRules].map(({ title }) => title)]
  }
}

async function loadCollections({ pool }: Database): Promise<Map<string, KnownCollection>> {
  const { rows } = await pool.query<KnownCollection & { handle: string }>(
    `select c.handle, c.title, c.rules, false as "isListed", case when c.rules is null then array(
       select p.handle from commerce.collection_products cp join commerce.products p on p.id = cp.product_id
       where cp.collection_id = c.id) else '{}' end as products
     from commerce.collections c where c.is_published order by c.id`,
  )
  return new Map(rows.map(({ handle, ...collection }) => [handle, collection]))
}

function dependsOnStock({ rules }: CollectionRules): boolean {
  return rules.some(({ column }) => column === 'VARIANT_INVENTORY')
}

function toCollectionFacts({ title, productType, vendor, tags, variants }: ProductDraft): CollectionFacts {
  return {
    title,
    type: productType,
    vendor,
    tags,
    variants: variants.map((variant) => ({
      title: variant.title,
      prices: Object.fromEntries(
        variant.prices.map(({ currency, priceMinor, compareAtMinor }) => [
          currency,
          { priceMinor, compareAtMinor },
        ]),
      ),
      grams: variant.weightGrams,
      stock: variant.isTracked ? variant.quantity : null,
    })),
  }
}
