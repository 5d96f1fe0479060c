import { sql } from 'drizzle-orm'
import type { ChangeLog } from '#services/kernel/changes/change-log.ts'
import { deleteCursors } from '#services/kernel/database/cursors.ts'
import type { Database } from '#services/kernel/database/database.ts'
import type { Job } from '#services/kernel/jobs.ts'

/** Runs once a day, because polls do not notice deletions. */
export function fullReadJob(database: Database, { name, channel }: ChangeLog): Job {
  return {
    name: `${name}: read everything anew`,
    everySeconds: 86_400,
    async run() {
      await deleteCursors(database, name)
      await database.db.execute(sql`select pg_notify(${channel}, '[]')`)
    },
  }
}
