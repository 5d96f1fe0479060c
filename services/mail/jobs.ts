import type { Database } from '#services/kernel/database/database.ts'
import type { Job } from '#services/kernel/jobs.ts'
import { removeOldBounces } from './bounces/record-bounce.ts'
import { emptyOldEmails } from './empty-emails.ts'

/** The scheduled work of the mail service. */
export function mailJobs({ database }: { database: Database }): Job[] {
  return [
    { name: 'mail: empty old emails', everySeconds: 3600, run: (now) => emptyOldEmails(database, now) },
    { name: 'mail: remove old bounces', everySeconds: 3600, run: (now) => removeOldBounces(database, now) },
  ]
}
