import type { PoolClient } from 'pg'
import { toSlug } from '#domain/links/slug.ts'
import type { Database } from '#services/kernel/database/database.ts'
import { LOCKS } from '#services/kernel/database/locks.ts'
import type { Refusal } from '../refusals.ts'
import type { CollectionDraft } from './collection-draft.ts'
import type { CollectionTable } from './read-collections.ts'
import { fillCollections, recordMembers, recordMoves, type SmartCollection } from './smart-collections.ts'

export type CollectionsReport = {
  custom: number
  smart: number
  created: number
  changed: number
  unchanged: number
  refused: number
  refusals: Refusal[]
  unknownProducts: ReadonlySet<string>
}

type CollectionsOptions = {
  isDryRun?: boolean
  newProducts?: ReadonlySet<string>
}

const NONE: ReadonlySet<string> = new Set()

/**
 * Imports the collections of a file in one transaction. They are identified by their handle. Collections that are not
 * in the file do not change. The report lists every error in the content.
 */
export async function importCollections(
  { pool }: Database,
  tables: readonly CollectionTable[],
  { isDryRun = false, newProducts = NONE }: CollectionsOptions = {},
): Promise<CollectionsReport> {
  const unknownProducts = new Set<string>()
  const refusals: Refusal[] = []
  const report = { custom: 0, smart: 0, created: 0, changed: 0, unchanged: 0, refused: 0 }
  const smart: SmartCollection[] = []
  const changedIds: number[] = []
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [LOCKS.productImport])
    for (const { collections } of tables) {
      for (const read of collections) {
        if (!read.ok) {
          report.refused += 1
          refusals.push(...read.refusals)
          continue
        }
        const { draft } = read
        const { id, outcome } = await writeCollection(client, draft, unknownProducts)
        report[outcome] += 1
        report[draft.rules ? 'smart' : 'custom'] += 1
        if (draft.rules) smart.push({ id, rules: draft.rules })
        if (outcome !== 'unchanged') changedIds.push(id)
      }
    }
    await fillCollections(client, smart)
    await recordMembers(client, changedIds)
    await client.query(isDryRun ? 'rollback' : 'commit')
    for (const handle of newProducts) unknownProducts.delete(handle)
    return { ...report, refusals, unknownProducts }
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

async function writeCollection(
  client: PoolClient,
  draft: CollectionDraft,
  unknownProducts: Set<string>,
): Promise<{ id: number; outcome: 'created' | 'changed' | 'unchanged' }> {
  const adopted = await client.query(ADOPT, [draft.handle, draft.title, toSlug(draft.title)])
  const { rows } = await client.query<{ id: number; isNew: boolean }>(UPSERT, [
    draft.handle,
    draft.title,
    draft.descriptionHtml,
    draft.isPublished,
    draft.seoTitle,
    draft.seoDescription,
    draft.pictureUrl,
    draft.rules && JSON.stringify(draft.rules),
    JSON.stringify(draft.translations),
    draft.retainsPicture ?? false,
  ])
  const [written] = rows
  const id = written?.id ?? (await findCollection(client, draft.handle))
  const hasMoved =
    !draft.rules && draft.productHandles
      ? await placeProducts(client, id, draft.productHandles, unknownProducts)
      : false
  if (written?.isNew) return { id, outcome: 'created' }
  return { id, outcome: adopted.rowCount || written || hasMoved ? 'changed' : 'unchanged' }
}

/** Adopts a collection from a product file. Such a file only has its title, from which its handle was derived. */
const ADOPT = `
  update commerce.collections c set handle = $1 where c.handle = $3 and lower(c.title) = lower($2)
    and not exists (select from commerce.collections other where other.handle = $1)`

/** Returns no row if nothing has changed. */
const UPSERT = `
  insert into commerce.collections as c (handle, title, description_html, is_published, seo_title, seo_description,
    picture_url, rules, translations)
  values ($1, $2, $3, $4, $5, $6, $7, $8::jsonb, $9::jsonb)
  on conflict (handle) do update set title = excluded.title, description_html = excluded.description_html,
    is_published = excluded.is_published, seo_title = excluded.seo_title, seo_description = excluded.seo_description,
    picture_url = case when $10 then c.picture_url else excluded.picture_url end, rules = excluded.rules,
    translations = excluded.translations, updated_at = now()
  where (c.title, c.description_html, c.is_published, c.seo_title, c.seo_description, c.rules, c.translations)
    is distinct from (excluded.title, excluded.description_html, excluded.is_published, excluded.seo_title,
      excluded.seo_description, excluded.rules, excluded.translations)
    or not $10 and c.picture_url is distinct from excluded.picture_url
  returning id::int as id, xmax = 0 as "isNew"`

async function findCollection(client: PoolClient, handle: string): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    'select id::int as id from commerce.collections where handle = $1',
    [handle],
  )
  const [row] = rows
  if (!row) throw new Error(`The collection ${handle} has disappeared during its import.`)
  return row.id
}

/** Puts exactly these products into a custom collection, in this order. Returns whether that changed anything. */
async function placeProducts(
  client: PoolClient,
  collectionId: number,
  handles: readonly string[],
  unknown: Set<string>,
): Promise<boolean> {
  const { rows } = await client.query<{ id: number; handle: string }>(
    'select id::int as id, handle from commerce.products where handle = any($1::text[])',
    [handles],
  )
  const ids = new Map(rows.map(({ id, handle }) => [handle, id]))
  for (const handle of handles) if (!ids.has(handle)) unknown.add(handle)
  const members = handles.flatMap((handle) => ids.get(handle) ?? [])
  const removed = await client.query<{ id: string }>(
    `delete from commerce.collection_products where collection_id = $1 and product_id <> all($2::bigint[])
     returning product_id::text as id`,
    [collectionId, members],
  )
  await recordMoves(
    client,
    removed.rows.map(({ id }) => id),
  )
  const placed = await client.query(
    `insert into commerce.collection_products as cp (collection_id, product_id, position)
     select $1, x.product_id, x.place::int from unnest($2::bigint[]) with ordinality as x (product_id, place)
     on conflict (collection_id, product_id) do update set position = excluded.position
     where cp.position <> excluded.position`,
    [collectionId, members],
  )
  return (removed.rowCount ?? 0) + (placed.rowCount ?? 0) > 0
}
