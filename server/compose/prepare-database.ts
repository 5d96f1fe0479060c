import { existsSync, readdirSync } from 'node:fs'
import pg from 'pg'
import { type Database, migrateService } from '#services/kernel/database/database.ts'
import { LOCKS } from '#services/kernel/database/locks.ts'
import { StartFault } from '#services/kernel/start-fault.ts'

/** Throws StartFault with one line if the database is unavailable. */
export async function checkDatabase(url: string): Promise<void> {
  const client = await connect(url)
  await client.end()
}

/**
 * Migrates the tables of every service; one process at a time. Throws StartFault if the database is
 * unavailable.
 */
export async function prepareDatabase(database: Database): Promise<void> {
  const lock = await connect(database.url)
  try {
    await lock.query('select pg_advisory_lock($1)', [LOCKS.migration])
    for (const service of servicesWithTables()) await migrateService(database, service)
  } finally {
    await lock.end()
  }
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  await client.connect().catch((error: unknown) => {
    throw unreachable(url, error)
  })
  return client
}

function servicesWithTables(): string[] {
  return readdirSync('services').filter((name) =>
    existsSync(`services/${name}/migrations/meta/_journal.json`),
  )
}

function unreachable(url: string, error: unknown): StartFault {
  const { host, pathname } = new URL(url)
  const reason = error instanceof Error ? error.message || String(Reflect.get(error, 'code')) : 'unknown'
  return new StartFault(
    `The database ${host}${pathname} is not responding (${reason}): start it, correct DATABASE_URL, or leave it out to use the embedded one.`,
  )
}
