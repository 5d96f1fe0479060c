import { sql } from 'drizzle-orm'
import { CHANGES } from '#contracts/changes.ts'
import type { Database } from '../database/database.ts'
import { pictureHosts } from '../kernel-tables.ts'

/** The hosts that were allowed with `npm run import -- --allow-images`. */
export async function listPictureHosts({ db }: Database): Promise<string[]> {
  const rows = await db.select({ host: pictureHosts.host }).from(pictureHosts).orderBy(pictureHosts.host)
  return rows.map(({ host }) => host)
}

/** Allows pictures from these hosts in every running process. Returns those that were not allowed before. */
export async function allowPictureHosts({ db }: Database, hosts: readonly string[]): Promise<string[]> {
  if (hosts.length === 0) return []
  return db.transaction(async (transaction) => {
    const added = await transaction
      .insert(pictureHosts)
      .values(hosts.map((host) => ({ host })))
      .onConflictDoNothing()
      .returning({ host: pictureHosts.host })
    if (added.length > 0) await transaction.execute(sql`select pg_notify(${CHANGES.pictureHosts}, '')`)
    return added.map(({ host }) => host)
  })
}
