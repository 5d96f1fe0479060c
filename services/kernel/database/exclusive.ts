import type { PoolClient } from 'pg'
import { createWorkQueue } from '../work-queue.ts'
import type { Database } from './database.ts'
import type { AdvisoryLock } from './locks.ts'

/**
 * Runs the work unless the lock is held by this or another process, which `isHeld` reports. If a process ends,
 * PostgreSQL releases its locks. It also releases a lock if the connection breaks, although the work continues: work
 * that must not be done twice has to check for that itself.
 */
export function tryWithLock<Value>(
  database: Database,
  lock: AdvisoryLock,
  work: () => Promise<Value>,
): Promise<{ readonly isHeld: true } | { readonly isHeld: false; readonly value: Value }> {
  return withConnection(database, async ({ client, unlock }) => {
    const { rows } = await client.query<{ isFree: boolean }>('select pg_try_advisory_lock($1) as "isFree"', [
      lock,
    ])
    if (!rows[0]?.isFree) return { isHeld: true }
    try {
      return { isHeld: false, value: await work() }
    } finally {
      await unlock(lock)
    }
  })
}

/** Runs the work once the lock is free in all processes. */
export function withLock(database: Database, lock: AdvisoryLock, work: () => Promise<void>): Promise<void> {
  return withConnection(database, async ({ client, unlock }) => {
    await client.query('select pg_advisory_lock($1)', [lock])
    try {
      await work()
    } finally {
      await unlock(lock)
    }
  })
}

/**
 * Creates named locks that share one connection: if each had its own, jobs could use up the connections that they need
 * for their work. No lock can be taken while another process holds `lock` itself exclusively.
 */
export function createNamedLocks({ pool }: Database, lock: AdvisoryLock) {
  const enqueue = createWorkQueue(1)
  const held = new Set<string>()
  let client: PoolClient | null = null

  async function open(): Promise<boolean> {
    client = await pool.connect()
    // Without a listener, a broken connection would end the process. The next lock is taken on a new connection.
    client.on('error', disconnect)
    return isTrue('pg_try_advisory_lock_shared($1)', [lock])
  }

  function disconnect(connectionError?: Error): void {
    client?.off('error', disconnect)
    client?.release(connectionError)
    client = null
  }

  async function isTrue(condition: string, values: readonly unknown[]): Promise<boolean> {
    try {
      const found = await client?.query<{ isTrue: boolean }>(`select ${condition} as "isTrue"`, [...values])
      return found?.rows[0]?.isTrue === true
    } catch (connectionError) {
      disconnect(
        connectionError instanceof Error
          ? connectionError
          : new Error('The connection broke', { cause: connectionError }),
      )
      throw connectionError
    }
  }

  async function take(name: string): Promise<(() => Promise<void>) | null> {
    const isOpen = client !== null || (await open())
    if (isOpen && (await isTrue('pg_try_advisory_lock($1, hashtext($2))', [lock, name]))) {
      held.add(name)
      // A connection that breaks releases its locks itself.
      return () => enqueue(() => release(name).catch(() => {}))
    }
    if (!isOpen) disconnect()
    else if (held.size === 0) await close()
    return null
  }

  async function release(name: string): Promise<void> {
    held.delete(name)
    await isTrue('pg_advisory_unlock($1, hashtext($2))', [lock, name])
    if (held.size === 0) await close()
  }

  async function close(): Promise<void> {
    await isTrue('pg_advisory_unlock_shared($1)', [lock])
    disconnect()
  }

  /** `take` returns the function that releases the lock, or null if the lock is held. */
  return { take: (name: string) => enqueue(() => take(name)) }
}

type Connection = { client: PoolClient; unlock(lock: AdvisoryLock): Promise<void> }

/** Runs work with its own connection. If the connection breaks, its lock is released and it is not reused. */
async function withConnection<Value>(
  { pool }: Database,
  run: (connection: Connection) => Promise<Value>,
): Promise<Value> {
  const client = await pool.connect()
  let connectionError: Error | undefined
  const onError = (error: Error) => {
    connectionError = error
  }
  // Without a listener, a broken connection would end the process.
  client.on('error', onError)
  const unlock = async (lock: AdvisoryLock) => {
    if (!connectionError) await client.query('select pg_advisory_unlock($1)', [lock])
  }
  try {
    return await run({ client, unlock })
  } finally {
    client.off('error', onError)
    client.release(connectionError)
  }
}
