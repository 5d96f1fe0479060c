import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { BoundedPool, DEADLINES, type PoolOptions } from './bounded-pool.ts'

/** One PostgreSQL database: drizzle for queries, and the pool for what drizzle does not support. */
export type Database = {
  readonly db: NodePgDatabase
  readonly pool: pg.Pool
  readonly url: string
  /** Returns whether the database is currently not responding to requests. */
  isSilent(): boolean
  /** Returns whether the database has failed to respond to a request since the given time (`performance.now()`). */
  hasFailedSince(sinceMs: number): boolean
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

/**
 * Opens a pool of at most `maxConnections` connections for requests, and one for background work. Connects lazily;
 * errors surface on first use.
 */
export function openDatabase(
  url: string,
  { maxConnections = 10, deadlines = DEADLINES, onSilence = () => {}, ...rest }: Partial<PoolOptions> = {},
): Database {
  const pool = new BoundedPool(url, { maxConnections, deadlines, onSilence, ...rest })
  return {
    db: drizzle({ client: pool }),
    pool,
    url,
    isSilent: () => pool.isSilent,
    hasFailedSince: (sinceMs) => pool.hasFailedSince(sinceMs),
    close: () => pool.end(),
  }
}
