import type { Database } from '#services/kernel/database.ts'
import type { Job } from '#services/kernel/jobs.ts'
import { removeExpiredPayloads } from './payload-adapter.ts'

/** The scheduled work of the identity service. */
export function identityJobs({ database }: { database: Database }): Job[] {
  return [
    {
      name: 'identity: remove expired sessions',
      everySeconds: 600,
      run: (now) => removeExpiredPayloads(database, now),
    },
  ]
}
