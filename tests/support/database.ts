import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { type Database, migrateService, openDatabase } from '#services/kernel/database/database.ts'

/** A fresh database with the tables of the kernel and the named services, dropped by `close`. */
export async function freshDatabase(...services: string[]): Promise<Database> {
  const server = inject('postgresUrl')
  const name = `test_${randomBytes(6).toString('hex')}`
  await onServer(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  const database = openDatabase(url.href)
  for (const service of new Set(['kernel', ...services])) await migrateService(database, service)
  return {
    ...database,
    async close() {
      await database.close()
      await onServer(server, `drop database if exists ${name} with (force)`)
    },
  }
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}
