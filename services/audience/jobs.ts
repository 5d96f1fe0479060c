import type { Database } from '#services/kernel/database/database.ts'
import type { Job } from '#services/kernel/jobs.ts'
import { removeOldVisitors } from './identified-visitors.ts'

/** The scheduled work of the audience service. */
export function audienceJobs({ database }: { database: Database }): Job[] {
  return [
    {
      name: 'audience: remove old visitors',
      everySeconds: 86_400,
      run: (now) => removeOldVisitors(database, now),
    },
  ]
}
