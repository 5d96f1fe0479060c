import { and, eq, inArray, lte } from 'drizzle-orm'
import type { Clock } from './clock.ts'
import type { Database } from './database/database.ts'
import { exclusively } from './database/exclusive.ts'
import { LOCKS } from './database/locks.ts'
import { jobs as jobRows } from './kernel-tables.ts'

/** Work that is repeated at an interval, by one process at a time. */
export type Job = {
  /** Unique over all services: service, colon, task, e.g. `mail: empty old emails`. */
  readonly name: string
  readonly everySeconds: number
  /** Runs the job once. It may be repeated after a failure, so it must be idempotent. */
  run(now: Date): Promise<void>
}

export type JobOptions = {
  database: Database
  clock: Clock
  jobs: readonly Job[]
  /** Called for each failure; the job is retried. */
  report(fault: unknown, name: string): void
}

const POLL_INTERVAL_MS = 15_000
const FIRST_RETRY_SECONDS = 60

/**
 * Runs each job when it is due, until stopped; `stop` waits for the run in progress. Any number of processes
 * may run jobs on one database: the next run of a job is stored there, so that a restart runs nothing early,
 * and runs that were missed while no process was up are replaced by one.
 */
export function startJobs(
  options: JobOptions,
  { scanEveryMs = POLL_INTERVAL_MS } = {},
): { stop(): Promise<void> } {
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  let round = look()

  async function look(): Promise<void> {
    await runDueJobs(options, () => isStopped).catch((fault: unknown) => options.report(fault, 'schedule'))
    if (isStopped) return
    timer = setTimeout(() => {
      round = look()
    }, scanEveryMs)
  }

  return {
    stop() {
      isStopped = true
      clearTimeout(timer)
      return round
    },
  }
}

/**
 * Runs the jobs that are due, one after the other, and returns their names. Does nothing while another
 * process is running jobs.
 */
export async function runDueJobs(
  options: JobOptions,
  isStopped: () => boolean = () => false,
): Promise<string[]> {
  const { database, clock, jobs } = options
  const due = await findDue(options)
  if (due.size === 0) return []
  const ran: string[] = []
  await exclusively(database, LOCKS.jobs, async () => {
    // Another process may have run some of them before this one acquired the lock.
    const stillDue = await findDue(options)
    for (const job of jobs) {
      const row = stillDue.get(job.name)
      if (!row || isStopped()) continue
      await runOnce(options, job, row.failures)
      ran.push(job.name)
    }
  })
  return ran

  async function runOnce({ report }: JobOptions, job: Job, failures: number): Promise<void> {
    try {
      await job.run(clock())
      await schedule(job, job.everySeconds, 0)
    } catch (fault) {
      report(fault, job.name)
      await schedule(job, retrySeconds(job, failures), failures + 1)
    }
  }

  async function schedule({ name }: Job, inSeconds: number, failures: number): Promise<void> {
    const dueAt = new Date(clock().getTime() + inSeconds * 1000)
    await database.db.update(jobRows).set({ dueAt, failures }).where(eq(jobRows.name, name))
  }
}

/** The jobs that are due now, by name. A new job is due at once. */
async function findDue({ database: { db }, clock, jobs }: JobOptions) {
  const names = jobs.map(({ name }) => name)
  if (names.length === 0) return new Map<string, typeof jobRows.$inferSelect>()
  const now = clock()
  await db
    .insert(jobRows)
    .values(names.map((name) => ({ name, dueAt: now })))
    .onConflictDoNothing()
  const rows = await db
    .select()
    .from(jobRows)
    .where(and(inArray(jobRows.name, names), lte(jobRows.dueAt, now)))
  return new Map(rows.map((row) => [row.name, row]))
}

/** A minute, doubled for each failure, up to the job's own interval. */
function retrySeconds({ everySeconds }: Job, failures: number): number {
  return Math.min(everySeconds, FIRST_RETRY_SECONDS * 2 ** failures)
}
