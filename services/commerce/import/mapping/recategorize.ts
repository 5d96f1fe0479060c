import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import { ATTRIBUTE_NAMESPACE } from '#domain/product/product-attributes.ts'
import { recordChanges } from '#services/kernel/changes/change-log.ts'
import type { Database } from '#services/kernel/database/database.ts'
import { LOCKS } from '#services/kernel/database/locks.ts'
import { PRODUCT_CHANGES } from '../../changes/product-changes.ts'
import type { Memberships } from '../collections/memberships.ts'
import type { ProductDraft } from '../product-draft.ts'
import { readStoredDrafts } from '../stored-drafts.ts'
import { createMapper, type Mapper } from './create-mapper.ts'
import { loadMapping, storeMapping } from './stored-mapping.ts'

type CollectionsChange = {
  /** The collections of a product before their import, and after it. */
  before: Memberships
  after: Memberships
  isDryRun: boolean
}

type Move = { productId: number; from: string; to: string }

const BATCH_SIZE = 200

/**
 * Moves stored products to the category that the mapping derives from their new collections, with a proposed rule where
 * none covers them. A product whose category was stated, by its file or the team, remains in it. Returns how many moved.
 */
export async function recategorize(database: Database, change: CollectionsChange): Promise<number> {
  const mapping = await loadMapping(database)
  const mappers = {
    before: createMapper(mapping, { isProposing: false, memberships: change.before }),
    after: createMapper(mapping, { isProposing: true, memberships: change.after }),
  }
  let moved = 0
  let after = 0
  let stored = mapping
  const client = await database.pool.connect()
  try {
    for (;;) {
      const drafts = await readStoredDrafts(client, { after, size: BATCH_SIZE })
      const last = drafts.at(-1)
      if (!last) return moved
      after = last.id
      const moves = drafts.flatMap(({ id, draft }) => {
        const move = moveOf(draft, change, mappers)
        return move === null ? [] : { productId: id, ...move }
      })
      if (change.isDryRun) moved += moves.length
      if (change.isDryRun || moves.length === 0) continue
      const proposed = mappers.after.mapping()
      if (proposed !== stored) await storeMapping(database, proposed)
      stored = proposed
      moved += await write(client, moves)
    }
  } finally {
    client.release()
  }
}

/** Null if the product stays in its category. */
function moveOf(
  stored: ProductDraft,
  { before, after }: CollectionsChange,
  mappers: { before: Mapper; after: Mapper },
): Omit<Move, 'productId'> | null {
  const draft = {
    ...stored,
    collections: null,
    metafields: stored.metafields.filter((field) => !isCategory(field)),
  }
  if (String(before(draft).toSorted()) === String(after(draft).toSorted())) return null
  const from = categoryOf(stored)
  if (from === null || categoryOf(mappers.before.map(draft)) !== from) return null
  const to = categoryOf(mappers.after.map(draft))
  return to === null || to === from ? null : { from, to }
}

function categoryOf({ metafields }: ProductDraft): string | null {
  return metafields.find(isCategory)?.value ?? null
}

function isCategory({ namespace, key }: { namespace: string; key: string }): boolean {
  return namespace === ATTRIBUTE_NAMESPACE && key === 'category'
}

/**
 * In a transaction that waits for the batch of another import, which compares these products with its file again. A product
 * whose category was changed since it was read remains there. Returns how many moved.
 */
async function write(client: PoolClient, moves: readonly Move[]): Promise<number> {
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [LOCKS.productImport])
    const { rows } = await client.query<{ id: string }>(
      `update commerce.product_metafields f set value = x.category
       from unnest($1::bigint[], $2::text[], $3::text[]) x (product_id, current, category)
       where f.product_id = x.product_id and f.namespace = 'custom' and f.key = 'category' and f.value = x.current
       returning f.product_id::text as id`,
      [moves.map(({ productId }) => productId), moves.map(({ from }) => from), moves.map(({ to }) => to)],
    )
    const ids = rows.map(({ id }) => id)
    await client.query(
      'update commerce.products set import_digest = null, updated_at = now() where id = any($1::bigint[])',
      [ids],
    )
    await recordChanges(drizzle({ client }), PRODUCT_CHANGES, ids)
    await client.query('commit')
    return ids.length
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}
