import { oldChangesJob } from '#services/kernel/changes/change-log.ts'
import { systemClock } from '#services/kernel/clock.ts'
import type { Database } from '#services/kernel/database/database.ts'
import { type Job, startJobs } from '#services/kernel/jobs.ts'
import { rateLimitJob } from '#services/kernel/rate-limit.ts'
import type { Service } from '#services/kernel/service.ts'
import type { Logger } from '../http/request-log.ts'

type Dependencies = { database: Database; log: Logger; changes: { readonly jobs: readonly Job[] } }

/** Starts the jobs of this process: of its services, of hosted ones, and of the tables that all share. */
export function startScheduledJobs(services: readonly Service[], { database, log, changes }: Dependencies) {
  return startJobs({
    database,
    clock: systemClock,
    jobs: [
      rateLimitJob(database),
      oldChangesJob(database),
      ...changes.jobs,
      ...services.flatMap(({ jobs = [] }) => jobs),
    ],
    report: (fault, job) => log.error({ err: fault, job }, 'scheduled job failed'),
  })
}
