import type { Job } from '#services/kernel/jobs.ts'

/** The scheduled work of the care service. `update` returns whether there may be more changes. */
export function careJobs(update: () => Promise<boolean>): Job[] {
  return [
    {
      name: 'care: update the directory of customers',
      everySeconds: 60,
      async run() {
        while (await update()) {
          // Until no changes are left.
        }
      },
    },
  ]
}
