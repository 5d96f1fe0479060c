import type { PoolClient } from 'pg'
import type { Database } from './database.ts'
import type { AdvisoryLock } from './locks.ts'

/**
 * Runs the work unless the lock is held, in this or another process, which `isHeld` reports. If a process ends,
 * PostgreSQL releases its locks. It also releases them if the connection breaks, although the work goes on: work that
 * must not be done twice has to check for that itself.
 */
export function exclusively<Value>(
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
export function inTurn(database: Database, lock: AdvisoryLock, work: () => Promise<void>): Promise<void> {
  return withConnection(database, async ({ client, unlock }) => {
    await client.query('select pg_advisory_lock($1)', [lock])
    try {
      await work()
    } finally {
      await unlock(lock)
    }
  })
}

type Connection = { client: PoolClient; unlock(lock: AdvisoryLock): Promise<void> }

/** Runs work with its own connection. If that breaks, its lock is released and the connection is not reused. */
async function withConnection<Value>(
  { pool }: Database,
  run: (connection: Connection) => Promise<Value>,
): Promise<Value> {
  const client = await pool.connect()
  let fault: Error | undefined
  const listen = (error: Error) => {
    fault = error
  }
  // Without a listener, a broken connection would end the process.
  client.on('error', listen)
  const unlock = async (lock: AdvisoryLock) => {
    if (!fault) await client.query('select pg_advisory_unlock($1)', [lock])
  }
  try {
    return await run({ client, unlock })
  } finally {
    client.off('error', listen)
    client.release(fault)
  }
}
