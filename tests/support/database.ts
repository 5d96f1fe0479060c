import { createHash, randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { type Database, openDatabase } from '#services/kernel/database/database.ts'
import { migrate, readMigrations } from '#services/kernel/database/migrations.ts'

/** The templates that this worker has found or created, by the services whose tables they have. */
const templates = new Map<string, Promise<string>>()

/**
 * A new database with the tables of the kernel and the named services; `close` drops it. It is a copy of a database
 * that was migrated once for the whole run: copying it takes no longer than creating an empty one.
 */
export async function freshDatabase(...services: string[]): Promise<Database> {
  const migrated = [...new Set(['kernel', ...services])]
  const key = migrated.join(' ')
  const making = templates.get(key) ?? findTemplate(inject('postgresUrl'), key, migrated)
  templates.set(key, making)
  return copyDatabase(await making)
}

/** A database without any tables. */
export const emptyDatabase = (): Promise<Database> => copyDatabase('template0')

async function copyDatabase(template: string): Promise<Database> {
  const server = inject('postgresUrl')
  const name = `test_${randomBytes(6).toString('hex')}`
  await onServer(server, `create database ${name} template ${template}`)
  const database = openDatabase(addressOf(server, name))
  return {
    ...database,
    async close() {
      await database.close()
      await onServer(server, `drop database if exists ${name} with (force)`)
    },
  }
}

/** The name of the migrated template. The first worker that needs it creates it, while the others wait. */
async function findTemplate(server: string, key: string, services: readonly string[]): Promise<string> {
  const name = `template_${createHash('sha256').update(key).digest('hex').slice(0, 12)}`
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query('select pg_advisory_lock(hashtext($1))', [name])
  const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
  if (rowCount === 0) {
    const unfinished = `unfinished_${name}`
    await client.query(`drop database if exists ${unfinished} with (force)`)
    await client.query(`create database ${unfinished}`)
    await migrate(addressOf(server, unfinished), { migrations: readMigrations(services) })
    await client.query(`alter database ${unfinished} rename to ${name}`)
  }
  await client.end()
  return name
}

function addressOf(server: string, database: string): string {
  const url = new URL(server)
  url.pathname = `/${database}`
  return url.href
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}
