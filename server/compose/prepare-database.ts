import pg from 'pg'
import type { Database } from '#services/kernel/database/database.ts'
import { migrate } from '#services/kernel/database/migrations.ts'
import { StartFault } from '#services/kernel/start-fault.ts'

/** Throws StartFault with one line if the database is unavailable. */
export async function checkDatabase(url: string): Promise<void> {
  const client = await connect(url)
  await client.end()
}

/**
 * Upgrades the tables of all services to this release; only one process does it at a time. Throws StartFault if the
 * database is unavailable or the upgrade fails.
 */
export async function prepareDatabase(database: Database): Promise<void> {
  await checkDatabase(database.url)
  await migrate(database.url, { report: (line) => console.log(line) })
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  await client.connect().catch((error: unknown) => {
    throw toStartFault(url, error)
  })
  return client
}

function toStartFault(url: string, error: unknown): StartFault {
  const { host, pathname } = new URL(url)
  const reason = error instanceof Error ? error.message || String(Reflect.get(error, 'code')) : 'unknown'
  return new StartFault(
    `The database ${host}${pathname} is not responding (${reason}): start it, correct DATABASE_URL, or leave it out to use the embedded one.`,
  )
}
