import type { PoolClient } from 'pg'
import { toSlug } from '#domain/links/slug.ts'
import type { PlacedDraft } from './placed-draft.ts'

/**
 * Adds the products to the collections in the file, creating missing ones. A product without collections in
 * the file is not changed.
 */
export async function writeCollections(client: PoolClient, placed: readonly PlacedDraft[]): Promise<void> {
  const memberships = placed.flatMap(({ productId, draft }) =>
    (draft.collections ?? []).map((title) => ({ productId, title, handle: toSlug(title) })),
  )
  const reported = placed.filter(({ draft }) => draft.collections !== null).map(({ productId }) => productId)
  if (reported.length === 0) return
  await client.query(
    `insert into commerce.collections (handle, title)
     select distinct on (handle) handle, title from unnest($1::text[], $2::text[]) as x (handle, title)
     on conflict (handle) do nothing`,
    [memberships.map(({ handle }) => handle), memberships.map(({ title }) => title)],
  )
  const keep = [memberships.map(({ productId }) => productId), memberships.map(({ handle }) => handle)]
  await client.query(
    `delete from commerce.collection_products cp using commerce.collections c
     where c.id = cp.collection_id and cp.product_id = any($1::bigint[])
       and (cp.product_id, c.handle) not in (select * from unnest($2::bigint[], $3::text[]))`,
    [reported, ...keep],
  )
  // New products are appended in the order of the file.
  await client.query(
    `insert into commerce.collection_products (collection_id, product_id, position)
     select c.id, x.product_id, x.place + (select coalesce(max(position), 0) from commerce.collection_products
       where collection_id = c.id)
     from unnest($1::bigint[], $2::text[]) with ordinality as x (product_id, handle, place)
     join commerce.collections c on c.handle = x.handle
     on conflict (collection_id, product_id) do nothing`,
    keep,
  )
}
