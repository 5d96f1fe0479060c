import type { Job } from '#services/kernel/jobs.ts'
import type { Service } from '#services/kernel/service.ts'
import type { CareOptions } from './options.ts'
import { teamCustomers } from './team-customers.ts'
import { updateDirectory } from './update-directory.ts'

/**
 * The care service: the team's customer directory, whose data belongs to other services (docs/areas/desk.md). It has no
 * routes of its own.
 */
export function createCareService(options: CareOptions): Service {
  return {
    fetch: async () => new Response(null, { status: 404 }),
    routes: [{ method: 'ALL', path: '/*' }],
    jobs: careJobs(() => updateDirectory(options.database.db, options.sources)),
    team: teamCustomers(options),
  }
}

/** `update` returns whether there may be more changes. */
function careJobs(update: () => Promise<boolean>): Job[] {
  return [
    {
      name: 'care: update the directory of customers',
      everySeconds: 60,
      async run() {
        while (await update()) {
          // Repeats until no changes are left.
        }
      },
    },
  ]
}
