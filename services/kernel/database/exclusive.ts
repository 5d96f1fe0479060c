import type { Database } from './database.ts'
import type { AdvisoryLock } from './locks.ts'

/**
 * Runs the work unless the lock is held, in this or another process; then `isHeld` is returned. If a process
 * ends, PostgreSQL releases its locks.
 */
export async function exclusively<Value>(
  { pool }: Database,
  lock: AdvisoryLock,
  work: () => Promise<Value>,
): Promise<{ readonly isHeld: true } | { readonly isHeld: false; readonly value: Value }> {
  const client = await pool.connect()
  try {
    const { rows } = await client.query<{ isFree: boolean }>('select pg_try_advisory_lock($1) as "isFree"', [
      lock,
    ])
    if (!rows[0]?.isFree) return { isHeld: true }
    try {
      return { isHeld: false, value: await work() }
    } finally {
      await client.query('select pg_advisory_unlock($1)', [lock])
    }
  } finally {
    client.release()
  }
}

/** Runs the work once the lock is free in all processes. */
export async function inTurn(
  { pool }: Database,
  lock: AdvisoryLock,
  work: () => Promise<void>,
): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lock])
    try {
      await work()
    } finally {
      await client.query('select pg_advisory_unlock($1)', [lock])
    }
  } finally {
    client.release()
  }
}
