import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'

/** One PostgreSQL database: drizzle for queries, and the pool for what drizzle does not support. */
export type Database = {
  readonly db: NodePgDatabase
  readonly pool: pg.Pool
  readonly url: string
  close(): Promise<void>
}

/** A transaction or the database itself: what a query function accepts. */
export type Queryable = Pick<
  NodePgDatabase,
  | 'select'
  | 'selectDistinct'
  | 'selectDistinctOn'
  | 'insert'
  | 'update'
  | 'delete'
  | 'execute'
  | 'transaction'
>

/** Opens a pool of at most `maxConnections` connections. Connects lazily; errors surface on first use. */
export function openDatabase(url: string, { maxConnections = 10 } = {}): Database {
  const pool = new pg.Pool({ connectionString: url, max: maxConnections })
  // An idle client that loses its server must not end the process: the next query reports the fault.
  pool.on('error', () => {})
  return { db: drizzle({ client: pool }), pool, url, close: () => pool.end() }
}
