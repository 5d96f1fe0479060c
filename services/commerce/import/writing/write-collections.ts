import type { PoolClient } from 'pg'
import { toSlug } from '#domain/links/slug.ts'
import type { PlacedDraft } from './placed-draft.ts'

/**
 * Adds the products to the custom collections in the file, creating missing ones. A product without collections in
 * the file is not changed. Smart collections are filled by their rules alone.
 */
export async function writeCollections(client: PoolClient, placed: readonly PlacedDraft[]): Promise<void> {
  const titles = new Set(placed.flatMap(({ draft }) => draft.collections ?? []))
  const handles = await findHandles(client, [...titles])
  const memberships = placed.flatMap(({ productId, draft }) =>
    (draft.collections ?? []).map((title) => ({
      productId,
      title,
      handle: handles.get(title.toLowerCase()) ?? toSlug(title),
    })),
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
     where c.id = cp.collection_id and c.rules is null and cp.product_id = any($1::bigint[])
       and (cp.product_id, c.handle) not in (select * from unnest($2::bigint[], $3::text[]))`,
    [reported, ...keep],
  )
  // New products are appended in the order of the file.
  await client.query(
    `insert into commerce.collection_products (collection_id, product_id, position)
     select c.id, x.product_id, x.place + (select coalesce(max(position), 0) from commerce.collection_products
       where collection_id = c.id)
     from unnest($1::bigint[], $2::text[]) with ordinality as x (product_id, handle, place)
     join commerce.collections c on c.handle = x.handle and c.rules is null
     on conflict (collection_id, product_id) do nothing`,
    keep,
  )
}

/** The handles of existing collections by title, in lowercase. */
async function findHandles(client: PoolClient, titles: readonly string[]): Promise<Map<string, string>> {
  if (titles.length === 0) return new Map()
  const { rows } = await client.query<{ title: string; handle: string }>(
    'select lower(title) as title, handle from commerce.collections where lower(title) = any($1::text[])',
    [titles.map((title) => title.toLowerCase())],
  )
  return new Map(rows.map(({ title, handle }) => [title, handle]))
}
