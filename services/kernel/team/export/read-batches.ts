import { type SQLWrapper, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import { z } from 'zod'
import type { Cell } from '#domain/files/csv.ts'
import type { Database, Queryable } from '../../database/database.ts'
import { STALLED_SECONDS } from './stream-lines.ts'

/** Items that are read at once; no more of them are in memory. */
const BATCH = 200

type ExportSource = {
  /** Its one column is `id`. */
  ids(tx: Queryable): SQLWrapper
  read(tx: Queryable, ids: readonly string[]): Promise<Cell[][]>
}

/**
 * The items of a query in batches, all as they are at one moment. The connection is in use until the last batch, an
 * error, or the end of the caller's loop; the server ends it when its reader stalls.
 */
export async function* readBatches(
  { pool }: Database,
  { ids, read }: ExportSource,
): AsyncGenerator<Cell[][]> {
  const client = await pool.connect()
  const tx = drizzle({ client })
  let fault: unknown
  // The server ends the connection of a stalled reader while no query waits for it.
  const onError = (error: Error) => {
    fault = error
  }
  client.on('error', onError)
  try {
    await client.query('begin isolation level repeatable read read only')
    await client.query(`set local idle_in_transaction_session_timeout = '${STALLED_SECONDS}s'`)
    await tx.execute(sql`declare exported no scroll cursor for ${ids(tx)}`)
    for (;;) {
      const { rows } = await client.query(`fetch forward ${BATCH} from exported`)
      if (rows.length === 0) break
      yield await read(tx, exportedIds.parse(rows))
      if (rows.length < BATCH) break
    }
    await client.query('commit')
  } catch (error) {
    fault ??= error
    throw fault
  } finally {
    client.off('error', onError)
    // A connection with an open transaction is not used again.
    client.release(fault !== undefined || !(await rollBack(client)))
  }
}

/** Whether it succeeded. Without a transaction it has no effect. */
async function rollBack(client: PoolClient): Promise<boolean> {
  try {
    await client.query('rollback')
    return true
  } catch {
    return false
  }
}

const exportedIds = z.array(z.object({ id: z.string() })).transform((rows) => rows.map(({ id }) => id))
