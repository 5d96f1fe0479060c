import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import { recordChanges } from '#services/kernel/changes/change-log.ts'
import type { Database } from '#services/kernel/database/database.ts'
import { LOCKS } from '#services/kernel/database/locks.ts'
import { PRODUCT_CHANGES } from '../../changes/product-changes.ts'
import { conversions } from '../../currencies/conversion-tables.ts'
import { readTradeRoundings } from '../../currencies/refresh-trade-prices.ts'
import { updateSmartCollections } from '../collections/smart-collections.ts'
import type { ChangedDraft, PlacedDraft } from './placed-draft.ts'
import { writeCollections } from './write-collections.ts'
import { writeCompleteness } from './write-completeness.ts'
import { writeMedia, writeMetafields, writeTranslations } from './write-parts.ts'
import { writeProducts } from './write-products.ts'
import { writeVariants } from './write-variants.ts'

/**
 * Writes products in one transaction: all of them, or on an error none. Two imports write one batch after the other.
 * Each is logged as changed.
 */
export async function writeBatch(database: Database, drafts: readonly ChangedDraft[]): Promise<void> {
  const client = await database.pool.connect()
  try {
    await client.query('begin')
    await writeDrafts(client, drafts)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

/** Writes products in the caller's transaction; returns them with their row numbers. */
export async function writeDrafts(
  client: PoolClient,
  drafts: readonly ChangedDraft[],
): Promise<PlacedDraft[]> {
  await client.query('select pg_advisory_xact_lock($1)', [LOCKS.productImport])
  const placed = await writeProducts(client, drafts)
  await writeTranslations(client, placed)
  const db = drizzle({ client })
  await writeVariants(client, placed, {
    conversions: await db.select().from(conversions),
    roundings: await readTradeRoundings(db),
  })
  await writeMedia(client, placed)
  await writeMetafields(client, placed)
  await writeCompleteness(client, placed)
  await writeCollections(client, placed)
  await updateSmartCollections(
    client,
    placed.map(({ productId }) => productId),
  )
  await recordChanges(
    db,
    PRODUCT_CHANGES,
    placed.map(({ productId }) => String(productId)),
  )
  return placed
}
