import type { Database } from '#services/kernel/database.ts'
import type { Job } from '#services/kernel/jobs.ts'
import { removeOldSearches } from './counted-searches.ts'

/** The scheduled work of the platform service. */
export function platformJobs({ database }: { database: Database }): Job[] {
  return [
    {
      name: 'platform: remove old searches',
      everySeconds: 3600,
      run: (now) => removeOldSearches(database, now),
    },
  ]
}
