import type { PoolClient } from 'pg'
import { CHANGES, PRODUCTS_PER_NOTICE } from '#contracts/changes.ts'
import type { Database } from '#services/kernel/database/database.ts'
import { LOCKS } from '#services/kernel/database/locks.ts'
import type { ChangedDraft } from './placed-draft.ts'
import { writeCollections } from './write-collections.ts'
import { writeMedia, writeMetafields, writeTranslations } from './write-parts.ts'
import { writeProducts } from './write-products.ts'
import { writeVariants } from './write-variants.ts'

/**
 * Writes products in one transaction: all of them, or on an error none. Two imports write one batch after the other.
 * Ends with a row in `product_changes` for each and notices that carry their numbers.
 */
export async function writeBatch(database: Database, drafts: readonly ChangedDraft[]): Promise<void> {
  const client = await database.pool.connect()
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [LOCKS.productImport])
    const placed = await writeProducts(client, drafts)
    await writeTranslations(client, placed)
    await writeVariants(client, placed)
    await writeMedia(client, placed)
    await writeMetafields(client, placed)
    await writeCollections(client, placed)
    await announceChanges(
      client,
      placed.map(({ productId }) => productId),
    )
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

async function announceChanges(client: PoolClient, productIds: readonly number[]): Promise<void> {
  await client.query(
    `with changes as (
       insert into commerce.product_changes (product_id) select unnest($1::bigint[]) returning product_id),
     parts as (select product_id, (row_number() over () - 1) / $2::int as part from changes)
     select pg_notify($3, json_agg(product_id::text)::text) from parts group by part`,
    [productIds, PRODUCTS_PER_NOTICE, CHANGES.products],
  )
}
