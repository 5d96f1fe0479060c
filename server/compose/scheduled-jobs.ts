import { createCleanupJob } from '#services/kernel/changes/change-log.ts'
import { systemClock } from '#services/kernel/clock.ts'
import type { Database } from '#services/kernel/database/database.ts'
import { type Job, startJobs } from '#services/kernel/jobs.ts'
import { rateLimitJob } from '#services/kernel/rate-limit.ts'
import type { Service } from '#services/kernel/service.ts'
import type { Logger } from '../http/request-log.ts'

type Dependencies = { database: Database; log: Logger; changes: { readonly jobs: readonly Job[] } }

/** The jobs of this process's services, of hosted services and of shared tables. */
export function scheduledJobs(
  services: readonly Service[],
  { database, changes }: Omit<Dependencies, 'log'>,
): Job[] {
  return [
    rateLimitJob(database),
    createCleanupJob(database),
    ...changes.jobs,
    ...services.flatMap(({ jobs = [] }) => jobs),
  ]
}

export function startScheduledJobs(services: readonly Service[], { log, ...rest }: Dependencies) {
  return startJobs({
    database: rest.database,
    clock: systemClock,
    jobs: scheduledJobs(services, rest),
    report: (error, job) => log.error({ err: error, job }, 'scheduled job failed'),
  })
}
