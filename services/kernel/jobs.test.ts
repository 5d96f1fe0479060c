import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { freshDatabase } from '#tests/support/database.ts'
import { tryWithLock } from './database/exclusive.ts'
import { LOCKS } from './database/locks.ts'
import { type Job, type JobOptions, startJobs, wakeJob } from './jobs.ts'

const HOUR = 3600
const database = await freshDatabase()
afterAll(() => database.close())
let now = new Date('2026-11-22T09:00:00Z')
const errors: [unknown, string][] = []

beforeEach(async () => {
  errors.length = 0
  await database.pool.query('delete from kernel.jobs')
})

function advance(seconds: number): void {
  now = new Date(now.getTime() + seconds * 1000)
}

function optionsOf(...jobs: Job[]): JobOptions {
  return { database, clock: () => now, jobs, report: (error, name) => errors.push([error, name]) }
}

/** The names of the jobs that one process runs. It is stopped once it has started those that are due. */
async function runDueJobs(...jobs: Job[]): Promise<string[]> {
  const ran: string[] = []
  const noting = jobs.map((job) => ({
    ...job,
    run(...given: Parameters<Job['run']>) {
      ran.push(job.name)
      return job.run(...given)
    },
  }))
  const { stop } = await startJobs(optionsOf(...noting))
  await stop()
  return ran
}

const createHourlyJob = (run: Job['run'] = async () => {}): Job => ({
  name: 'test: hourly',
  everySeconds: HOUR,
  run,
})

/** A job that runs until the test finishes it. */
function longJob(name = 'test: long') {
  const jobStarted = Promise.withResolvers<void>()
  const finished = Promise.withResolvers<void>()
  const run = vi.fn(async () => {
    jobStarted.resolve()
    await finished.promise
  })
  return {
    job: { name, everySeconds: HOUR, run } satisfies Job,
    begun: jobStarted.promise,
    finish: finished.resolve,
  }
}

test('a job runs at its interval, and a restart does not run it early', async () => {
  expect(await runDueJobs(createHourlyJob())).toEqual(['test: hourly'])
  advance(HOUR - 1)
  expect(await runDueJobs(createHourlyJob())).toEqual([])
  advance(1)
  expect(await runDueJobs(createHourlyJob())).toEqual(['test: hourly'])
})

test('missed runs are replaced by a single one', async () => {
  await runDueJobs(createHourlyJob())
  advance(5.5 * HOUR)
  expect(await runDueJobs(createHourlyJob())).toEqual(['test: hourly'])
  expect(await runDueJobs(createHourlyJob())).toEqual([])
})

test('only one of several processes runs a job', async () => {
  const { job, begun: jobStarted, finish } = longJob()
  const first = await startJobs(optionsOf(job))
  await jobStarted
  expect(await Promise.all([1, 2, 3].map(() => runDueJobs(job)))).toEqual([[], [], []])
  finish()
  await first.stop()
  expect(await runDueJobs(job)).toEqual([])
  expect(job.run).toHaveBeenCalledOnce()
})

test('a slow job delays no other, in its own process or in another one', async () => {
  const { job, begun: jobStarted, finish } = longJob()
  const ran = Promise.withResolvers<void>()
  const first = await startJobs(
    optionsOf(
      job,
      createHourlyJob(async () => ran.resolve()),
    ),
  )
  await jobStarted
  await ran.promise
  expect(await runDueJobs(job, { ...createHourlyJob(), name: 'test: other' })).toEqual(['test: other'])
  finish()
  await first.stop()
  expect(errors).toEqual([])
})

test('at most eight run at once, and the others follow as these end, the oldest first', async () => {
  const many = Array.from({ length: 8 }, (_, index) => longJob(`test: long ${index}`))
  await runDueJobs(
    { ...createHourlyJob(), name: 'test: newer' },
    { ...createHourlyJob(), name: 'test: older' },
  )
  await database.pool.query(
    `update kernel.jobs set due_at = case name when 'test: newer' then $1 else $2 end::timestamptz`,
    [new Date(now.getTime() + 2000), new Date(now.getTime() + 1000)],
  )
  const ran: string[] = []
  const done = Promise.withResolvers<void>()
  const older = { ...createHourlyJob(async () => void ran.push('older')), name: 'test: older' }
  const newer = {
    ...createHourlyJob(async () => {
      ran.push('newer')
      done.resolve()
    }),
    name: 'test: newer',
  }
  const slow = await startJobs(optionsOf(...many.map(({ job }) => job), newer, older))
  await Promise.all(many.map(({ begun: jobStarted }) => jobStarted))
  advance(10)
  many[0]?.finish()
  await done.promise
  expect(ran).toEqual(['older', 'newer'])
  for (const { finish } of many) finish()
  await slow.stop()
})

test('a job that is woken runs at once, and again if it was woken while it ran', async () => {
  const runs = [longJob(), longJob(), longJob()]
  let count = 0
  const started = await startJobs(optionsOf(createHourlyJob(async () => runs[count++]?.job.run())))
  await runs[0]?.begun
  await wakeJob(database.db, 'test: hourly')
  await wakeJob(database.db, 'test: of another release')
  runs[0]?.finish()
  await runs[1]?.begun
  runs[1]?.finish()
  await database.db.transaction((tx) => wakeJob(tx, 'test: hourly'))
  await runs[2]?.begun
  runs[2]?.finish()
  await started.stop()
  expect([count, errors]).toEqual([3, []])
})

// docs/architecture.md: two neighboring versions run side by side
test('the release before, which runs its jobs one after another under one lock, never runs them beside these', async () => {
  await tryWithLock(database, LOCKS.jobs, async () => expect(await runDueJobs(createHourlyJob())).toEqual([]))
  const { job, begun: jobStarted, finish } = longJob()
  const { stop } = await startJobs(optionsOf(job, createHourlyJob()))
  await jobStarted
  expect(await tryWithLock(database, LOCKS.jobs, async () => {})).toEqual({ isHeld: true })
  finish()
  await stop()
  expect(await tryWithLock(database, LOCKS.jobs, async () => {})).toMatchObject({ isHeld: false })
})

test('a failed job is reported, does not block others, and is retried with increasing delays', async () => {
  const broken = createHourlyJob(() => Promise.reject(new Error('no room')))
  const healthy = { ...createHourlyJob(), name: 'test: sound' }
  expect((await runDueJobs(broken, healthy)).toSorted()).toEqual(['test: hourly', 'test: sound'])
  expect(errors).toEqual([[new Error('no room'), 'test: hourly']])
  advance(59)
  expect(await runDueJobs(broken, healthy)).toEqual([])
  advance(1)
  expect(await runDueJobs(broken, healthy)).toEqual(['test: hourly'])
  advance(60)
  expect(await runDueJobs(broken, healthy)).toEqual([])
  advance(60)
  expect(await runDueJobs(createHourlyJob(), healthy)).toEqual(['test: hourly'])
})

test('when its connection breaks, the locks are taken on a new one', async () => {
  const { job, begun: jobStarted, finish } = longJob()
  const woken = longJob('test: woken')
  await runDueJobs({ ...woken.job, run: async () => {} })
  const { stop } = await startJobs(optionsOf(job, woken.job))
  await jobStarted
  const { rowCount } = await database.pool.query(
    `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and classid = 0 and objid = $1
       and database = (select oid from pg_database where datname = current_database())`,
    [LOCKS.jobs],
  )
  expect(rowCount).toBe(1)
  await wakeJob(database.db, 'test: woken')
  await woken.begun
  expect(await tryWithLock(database, LOCKS.jobs, async () => {})).toEqual({ isHeld: true })
  finish()
  woken.finish()
  await stop()
  expect(await tryWithLock(database, LOCKS.jobs, async () => {})).toMatchObject({ isHeld: false })
})

test('a long run that ends because the process stops is no fault, and another process continues it', async () => {
  const jobStarted = Promise.withResolvers<void>()
  const interrupted = createHourlyJob(async (_, stopping) => {
    jobStarted.resolve()
    await new Promise((_resolve, reject) =>
      stopping?.addEventListener('abort', () => reject(stopping.reason), { once: true }),
    )
  })
  const { stop } = await startJobs(optionsOf(interrupted))
  await jobStarted.promise
  await stop()
  expect(errors).toEqual([])
  expect(await runDueJobs(createHourlyJob())).toEqual(['test: hourly'])
})

test('stop waits for the runs in progress, and nothing starts after it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const happened: string[] = []
  const { job, begun: jobStarted, finish } = longJob()
  let clockReads = 0
  const options = optionsOf({ ...job, run: () => job.run().then(() => void happened.push('done')) })
  const clock = () => {
    clockReads += 1
    return options.clock()
  }
  const started = await startJobs({ ...options, clock })
  await jobStarted
  const stopped = started.stop().then(() => happened.push('stopped'))
  await new Promise((resolve) => setImmediate(resolve))
  expect(happened).toEqual([])
  finish()
  await stopped
  expect(happened).toEqual(['done', 'stopped'])
  // Each check for due jobs reads the clock first.
  const clockReadsBefore = clockReads
  advance(2 * HOUR)
  vi.advanceTimersByTime(60_000)
  expect(clockReads).toBe(clockReadsBefore)
  expect(errors).toEqual([])
})
