import { systemClock } from '#services/kernel/clock.ts'
import type { Database } from '#services/kernel/database/database.ts'
import { startJobs } from '#services/kernel/jobs.ts'
import { rateLimitJob } from '#services/kernel/rate-limit.ts'
import type { Service } from '#services/kernel/service.ts'
import type { Logger } from '../http/request-log.ts'

/** Starts the jobs of this process: those of its services, and those of the tables that they share. */
export function startScheduledJobs(
  services: readonly Service[],
  { database, log }: { database: Database; log: Logger },
) {
  return startJobs({
    database,
    clock: systemClock,
    jobs: [rateLimitJob(database), ...services.flatMap(({ jobs = [] }) => jobs)],
    report: (fault, job) => log.error({ err: fault, job }, 'scheduled job failed'),
  })
}
