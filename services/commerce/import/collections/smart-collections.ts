import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import {
  type CollectionFacts,
  type CollectionRules,
  isInCollection,
} from '#domain/catalogue/collection-rules.ts'
import { recordChanges } from '#services/kernel/changes/change-log.ts'
import { PRODUCT_CHANGES } from '../../changes/product-changes.ts'

export type SmartCollection = { id: number; rules: CollectionRules }
type ProductRow = CollectionFacts & { id: number }

const PAGE_SIZE = 500

/** Updates the smart collections of these products; returns the ids of products that entered or left one. */
export async function updateSmartCollections(
  client: PoolClient,
  productIds: readonly number[],
): Promise<string[]> {
  const collections = await findSmartCollections(client)
  if (collections.length === 0) return []
  return fill(client, collections, await findProducts(client, { ids: productIds }))
}

/** Fills these collections from all products, in pages, and records products that entered or left one as changed. */
export async function fillCollections(
  client: PoolClient,
  collections: readonly SmartCollection[],
): Promise<void> {
  let after = 0
  while (collections.length > 0) {
    const products = await findProducts(client, { after })
    const last = products.at(-1)
    if (!last) return
    await recordMoves(client, await fill(client, collections, products))
    after = last.id
  }
}

export async function findSmartCollections(client: PoolClient): Promise<SmartCollection[]> {
  const { rows } = await client.query<SmartCollection>(
    'select id::int as id, rules from commerce.collections where rules is not null',
  )
  return rows
}

/** Records the products of these collections as changed. */
export async function recordMembers(client: PoolClient, collectionIds: readonly number[]): Promise<void> {
  const { rows } = await client.query<{ id: string }>(
    'select distinct product_id::text as id from commerce.collection_products where collection_id = any($1::bigint[])',
    [collectionIds],
  )
  await recordMoves(
    client,
    rows.map(({ id }) => id),
  )
}

/** Records products as changed, since the search index and pages show the collections that they are in. */
export function recordMoves(client: PoolClient, productIds: readonly string[]): Promise<void> {
  return recordChanges(drizzle({ client }), PRODUCT_CHANGES, productIds)
}

async function findProducts(
  client: PoolClient,
  { ids, after = 0 }: { ids?: readonly number[]; after?: number },
): Promise<ProductRow[]> {
  const { rows } = await client.query<ProductRow>(
    `select p.id::int as id, p.title, p.product_type as type, p.vendor, p.tags,
       (select coalesce(jsonb_agg(jsonb_build_object(
           'title', v.title, 'grams', v.weight_grams,
           'stock', (select i.on_hand - i.reserved from commerce.inventory i
             where i.variant_id = v.id and i.is_tracked),
           'prices', (select coalesce(jsonb_object_agg(pr.currency, jsonb_build_object(
               'priceMinor', pr.price_minor, 'compareAtMinor', pr.compare_at_minor)), '{}')
             from commerce.variant_prices pr where pr.variant_id = v.id))), '[]')
         from commerce.variants v where v.product_id = p.id) as variants
     from commerce.products p where p.id > $1 and ($2::bigint[] is null or p.id = any($2))
     order by p.id limit $3`,
    [after, ids ?? null, ids ? null : PAGE_SIZE],
  )
  return rows
}

/**
 * Fills collections; returns the ids of the products that entered or left one. The products of a collection are in
 * catalogue order, like any unsorted list.
 */
async function fill(
  client: PoolClient,
  collections: readonly SmartCollection[],
  products: readonly ProductRow[],
): Promise<string[]> {
  const pairs = collections.flatMap(({ id, rules }) =>
    products.filter((product) => isInCollection(rules, product)).map((product) => [id, product.id] as const),
  )
  const members = [pairs.map(([id]) => id), pairs.map(([, productId]) => productId)]
  const left = await client.query<{ id: string }>(
    `delete from commerce.collection_products cp
     where cp.collection_id = any($3::bigint[]) and cp.product_id = any($4::bigint[])
       and not exists (select from unnest($1::bigint[], $2::bigint[]) x (collection_id, product_id)
         where x.collection_id = cp.collection_id and x.product_id = cp.product_id)
     returning cp.product_id::text as id`,
    [...members, collections.map(({ id }) => id), products.map(({ id }) => id)],
  )
  const entered = await client.query<{ id: string }>(
    `insert into commerce.collection_products (collection_id, product_id, position)
     select x.collection_id, x.product_id, x.product_id::int
     from unnest($1::bigint[], $2::bigint[]) x (collection_id, product_id)
     on conflict (collection_id, product_id) do nothing returning product_id::text as id`,
    members,
  )
  return [...new Set([...left.rows, ...entered.rows].map(({ id }) => id))]
}
