import type { PoolClient } from 'pg'
import { currentCursor, readChanges } from '#services/kernel/changes/change-log.ts'
import { readCursor, storeCursor } from '#services/kernel/database/cursors.ts'
import type { Database } from '#services/kernel/database/database.ts'
import { LOCKS } from '#services/kernel/database/locks.ts'
import { PRODUCT_CHANGES } from '../../changes/product-changes.ts'
import {
  fillCollections,
  findSmartCollections,
  recordMoves,
  updateSmartCollections,
} from './smart-collections.ts'

const READER = 'smart-collections'

/**
 * Updates the smart collections of all products that changed since the last run. Imports do so themselves, but sales
 * and converted prices change products too. The first run, and any run after a week without one, checks all products.
 */
export async function refreshSmartCollections(database: Database): Promise<void> {
  let cursor = await readCursor(database, READER)
  for (;;) {
    const page = cursor === null ? null : await readChanges(database, PRODUCT_CHANGES, cursor)
    if (!page?.ok) {
      cursor = await currentCursor(database)
      await withImportLock(database, async (client) =>
        fillCollections(client, await findSmartCollections(client)),
      )
      await storeCursor(database, READER, cursor)
      return
    }
    const { subjects, hasMore } = page.value
    if (subjects.length === 0) return
    await withImportLock(database, async (client) =>
      recordMoves(client, await updateSmartCollections(client, [...new Set(subjects)].map(Number))),
    )
    cursor = page.value.cursor
    await storeCursor(database, READER, cursor)
    if (!hasMore) return
  }
}

/** Runs a write in a transaction that holds the import lock, so that it waits for the current batch of any import. */
async function withImportLock({ pool }: Database, run: (client: PoolClient) => Promise<void>): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [LOCKS.productImport])
    await run(client)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}
