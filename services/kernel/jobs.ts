import { and, asc, eq, inArray, lte, or, sql } from 'drizzle-orm'
import type { Clock } from './clock.ts'
import type { Database, Queryable } from './database/database.ts'
import { createNamedLocks } from './database/exclusive.ts'
import { listen } from './database/listen.ts'
import { LOCKS } from './database/locks.ts'
import { jobs as jobRows } from './kernel-tables.ts'
import { createWorker } from './worker.ts'

/** Background work, done by one process at a time: repeated at an interval, and at once after `wakeJob`. */
export type Job = {
  /** Unique over all services: service, colon, task, e.g. `mail: empty old emails`. */
  readonly name: string
  readonly everySeconds: number
  /**
   * Runs the job once. It may be repeated after a failure, so it must be idempotent. A long job ends early or throws
   * once `stopping` is aborted.
   */
  run(now: Date, stopping?: AbortSignal): Promise<void>
}

export type JobOptions = {
  database: Database
  clock: Clock
  jobs: readonly Job[]
  /** Called for each failure; the job is retried. */
  report(error: unknown, name: string): void
}

const SCAN_INTERVAL_MS = 15_000
const FIRST_RETRY_SECONDS = 60
/** The maximum number of jobs that one process runs at once: fewer than its connections for background work. */
const CONCURRENT_JOBS_MAX = 8
const CHANNEL = 'jobs'

/**
 * Runs each job when it is due, concurrently with the others, until stopped; `stop` waits for the runs in progress. Any
 * number of processes may run jobs on one database: the next run of a job is stored there, so that a restart runs
 * nothing early, and runs that were missed while no process was up are replaced by one. Resolves once the first jobs
 * have started.
 */
export async function startJobs(
  { database, clock, jobs, report }: JobOptions,
  { scanEveryMs = SCAN_INTERVAL_MS } = {},
): Promise<{ stop(): Promise<void> }> {
  const stopping = new AbortController()
  const locks = createNamedLocks(database, LOCKS.jobs)
  const names = jobs.map(({ name }) => name)
  const running = new Map<string, Promise<void>>()
  const woken = new Set<string>()
  const scanner = createWorker(async () => {
    await scan().catch((error: unknown) => report(error, 'schedule'))
    return scanEveryMs
  })

  async function scan(): Promise<void> {
    if (names.length === 0) return
    const now = clock()
    // A new job is due at once.
    await database.db
      .insert(jobRows)
      .values(names.map((name) => ({ name, dueAt: now })))
      .onConflictDoNothing()
    for (const { name } of await findDue(names)) {
      const job = jobs.find((known) => known.name === name)
      if (!job || running.has(name)) continue
      if (stopping.signal.aborted || running.size >= CONCURRENT_JOBS_MAX) return
      const unlock = await locks.take(name)
      if (!unlock) {
        // The process that runs the job receives the same notifications.
        woken.delete(name)
        continue
      }
      running.set(name, runLocked(job, unlock))
    }
  }

  /** Returns the rows of these jobs that are due or were woken, those that have waited longest first. */
  function findDue(candidates: readonly string[]) {
    const isDue = or(lte(jobRows.dueAt, clock()), inArray(jobRows.name, [...woken]))
    return database.db
      .select()
      .from(jobRows)
      .where(and(inArray(jobRows.name, [...candidates]), isDue))
      .orderBy(asc(jobRows.dueAt))
  }

  async function runLocked(job: Job, unlock: () => Promise<void>): Promise<void> {
    try {
      // Another process may have run the job before this one had the lock.
      const [row] = await findDue([job.name])
      woken.delete(job.name)
      if (row) await runOnce(job, row.failures)
    } catch (error) {
      report(error, 'schedule')
    }
    await unlock()
    const wasFull = running.size >= CONCURRENT_JOBS_MAX
    running.delete(job.name)
    if (wasFull || woken.size > 0) void scanner.wake()
  }

  async function runOnce(job: Job, failures: number): Promise<void> {
    try {
      await job.run(clock(), stopping.signal)
      await schedule(job, job.everySeconds, 0)
    } catch (error) {
      // The job stays due, so that another process or the next start continues it.
      if (error === stopping.signal.reason) return
      report(error, job.name)
      await schedule(job, retryDelaySeconds(job, failures), failures + 1)
    }
  }

  async function schedule({ name }: Job, delaySeconds: number, failures: number): Promise<void> {
    const dueAt = new Date(clock().getTime() + delaySeconds * 1000)
    await database.db.update(jobRows).set({ dueAt, failures }).where(eq(jobRows.name, name))
  }

  // The next regular run makes up for notifications missed while disconnected.
  const subscription = await listen(database.url, CHANNEL, (name) => {
    if (name === null || !names.includes(name)) return
    woken.add(name)
    void scanner.wake()
  })
  await scanner.wake()

  return {
    async stop() {
      stopping.abort()
      await subscription.close()
      await scanner.close()
      await Promise.all(running.values())
    },
  }
}

/** Runs a job as soon as possible in a process that has it. In a transaction, the job runs once it is committed. */
export async function wakeJob(queryable: Queryable, name: string): Promise<void> {
  await queryable.execute(sql`select pg_notify(${CHANNEL}, ${name})`)
}

/** Returns the delay before a retry: a minute, doubled for each failure, up to the job's own interval. */
function retryDelaySeconds({ everySeconds }: Job, failures: number): number {
  return Math.min(everySeconds, FIRST_RETRY_SECONDS * 2 ** failures)
}
