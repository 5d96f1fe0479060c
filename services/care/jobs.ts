import type { Job } from '#services/kernel/jobs.ts'
import type { CareOptions } from './options.ts'
import { updateDirectory } from './update-directory.ts'

/** The scheduled work of the care service. */
export function careJobs({ database, sources }: Pick<CareOptions, 'database' | 'sources'>): Job[] {
  return [
    {
      name: 'care: update the directory of customers',
      everySeconds: 60,
      async run() {
        while (await updateDirectory(database.db, sources)) {
          // Until no changes are left.
        }
      },
    },
  ]
}
