import { sql } from 'drizzle-orm'
import type { ChangeLog } from '#services/kernel/changes/change-log.ts'
import { forgetReaders } from '#services/kernel/database/cursors.ts'
import type { Database } from '#services/kernel/database/database.ts'
import type { Job } from '#services/kernel/jobs.ts'

/** Once a day everything of a hosted service is read anew: a poll does not find what was deleted. */
export function readAnewJob(database: Database, { name, channel }: ChangeLog): Job {
  return {
    name: `${name}: read everything anew`,
    everySeconds: 86_400,
    async run() {
      await forgetReaders(database, name)
      await database.db.execute(sql`select pg_notify(${channel}, '[]')`)
    },
  }
}
