import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { freshDatabase } from '#tests/support/database.ts'
import { exclusively } from './database/exclusive.ts'
import { LOCKS } from './database/locks.ts'
import { type Job, type JobOptions, startJobs, wakeJob } from './jobs.ts'

const HOUR = 3600
const database = await freshDatabase()
afterAll(() => database.close())
let now = new Date('2026-11-22T09:00:00Z')
const faults: [unknown, string][] = []

beforeEach(async () => {
  faults.length = 0
  await database.pool.query('delete from kernel.jobs')
})

function later(seconds: number): void {
  now = new Date(now.getTime() + seconds * 1000)
}

function optionsOf(...jobs: Job[]): JobOptions {
  return { database, clock: () => now, jobs, report: (fault, name) => faults.push([fault, name]) }
}

/** The names of the jobs that one process runs, which is stopped once it has started what is due. */
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

const hourly = (run: Job['run'] = async () => {}): Job => ({ name: 'test: hourly', everySeconds: HOUR, run })

/** A job that lasts until the test finishes it. */
function longJob(name = 'test: long') {
  const begun = Promise.withResolvers<void>()
  const finished = Promise.withResolvers<void>()
  const run = vi.fn(async () => {
    begun.resolve()
    await finished.promise
  })
  return {
    job: { name, everySeconds: HOUR, run } satisfies Job,
    begun: begun.promise,
    finish: finished.resolve,
  }
}

test('a job runs at its interval, and a restart does not run it early', async () => {
  expect(await runDueJobs(hourly())).toEqual(['test: hourly'])
  later(HOUR - 1)
  expect(await runDueJobs(hourly())).toEqual([])
  later(1)
  expect(await runDueJobs(hourly())).toEqual(['test: hourly'])
})

test('missed runs are replaced by a single one', async () => {
  await runDueJobs(hourly())
  later(5.5 * HOUR)
  expect(await runDueJobs(hourly())).toEqual(['test: hourly'])
  expect(await runDueJobs(hourly())).toEqual([])
})

test('only one of several processes runs a job', async () => {
  const { job, begun, finish } = longJob()
  const first = await startJobs(optionsOf(job))
  await begun
  expect(await Promise.all([1, 2, 3].map(() => runDueJobs(job)))).toEqual([[], [], []])
  finish()
  await first.stop()
  expect(await runDueJobs(job)).toEqual([])
  expect(job.run).toHaveBeenCalledOnce()
})

test('a slow job delays no other, in its own process or in another one', async () => {
  const { job, begun, finish } = longJob()
  const ran = Promise.withResolvers<void>()
  const first = await startJobs(
    optionsOf(
      job,
      hourly(async () => ran.resolve()),
    ),
  )
  await begun
  await ran.promise
  expect(await runDueJobs(job, { ...hourly(), name: 'test: other' })).toEqual(['test: other'])
  finish()
  await first.stop()
  expect(faults).toEqual([])
})

test('at most eight run at once, and the others follow as these end, the oldest first', async () => {
  const many = Array.from({ length: 8 }, (_, index) => longJob(`test: long ${index}`))
  await runDueJobs({ ...hourly(), name: 'test: newer' }, { ...hourly(), name: 'test: older' })
  await database.pool.query(
    `update kernel.jobs set due_at = case name when 'test: newer' then $1 else $2 end::timestamptz`,
    [new Date(now.getTime() + 2000), new Date(now.getTime() + 1000)],
  )
  const ran: string[] = []
  const done = Promise.withResolvers<void>()
  const older = { ...hourly(async () => void ran.push('older')), name: 'test: older' }
  const newer = {
    ...hourly(async () => {
      ran.push('newer')
      done.resolve()
    }),
    name: 'test: newer',
  }
  const slow = await startJobs(optionsOf(...many.map(({ job }) => job), newer, older))
  await Promise.all(many.map(({ begun }) => begun))
  later(10)
  many[0]?.finish()
  await done.promise
  expect(ran).toEqual(['older', 'newer'])
  for (const { finish } of many) finish()
  await slow.stop()
})

test('a job that is woken runs at once, and again if it was woken while it ran', async () => {
  const runs = [longJob(), longJob(), longJob()]
  let count = 0
  const started = await startJobs(optionsOf(hourly(async () => runs[count++]?.job.run())))
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
  expect([count, faults]).toEqual([3, []])
})

// docs/architecture.md: two neighboring versions run side by side
test('the release before, which runs its jobs one after another under one lock, never runs them beside these', async () => {
  await exclusively(database, LOCKS.jobs, async () => expect(await runDueJobs(hourly())).toEqual([]))
  const { job, begun, finish } = longJob()
  const { stop } = await startJobs(optionsOf(job, hourly()))
  await begun
  expect(await exclusively(database, LOCKS.jobs, async () => {})).toEqual({ isHeld: true })
  finish()
  await stop()
  expect(await exclusively(database, LOCKS.jobs, async () => {})).toMatchObject({ isHeld: false })
})

test('a failed job is reported, does not block others, and is retried with increasing delays', async () => {
  const broken = hourly(() => Promise.reject(new Error('no room')))
  const sound = { ...hourly(), name: 'test: sound' }
  expect((await runDueJobs(broken, sound)).toSorted()).toEqual(['test: hourly', 'test: sound'])
  expect(faults).toEqual([[new Error('no room'), 'test: hourly']])
  later(59)
  expect(await runDueJobs(broken, sound)).toEqual([])
  later(1)
  expect(await runDueJobs(broken, sound)).toEqual(['test: hourly'])
  later(60)
  expect(await runDueJobs(broken, sound)).toEqual([])
  later(60)
  expect(await runDueJobs(hourly(), sound)).toEqual(['test: hourly'])
})

test('when its connection breaks, the locks are taken on a new one', async () => {
  const { job, begun, finish } = longJob()
  const woken = longJob('test: woken')
  await runDueJobs({ ...woken.job, run: async () => {} })
  const { stop } = await startJobs(optionsOf(job, woken.job))
  await begun
  const { rowCount } = await database.pool.query(
    `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and classid = 0 and objid = $1
       and database = (select oid from pg_database where datname = current_database())`,
    [LOCKS.jobs],
  )
  expect(rowCount).toBe(1)
  await wakeJob(database.db, 'test: woken')
  await woken.begun
  expect(await exclusively(database, LOCKS.jobs, async () => {})).toEqual({ isHeld: true })
  finish()
  woken.finish()
  await stop()
  expect(await exclusively(database, LOCKS.jobs, async () => {})).toMatchObject({ isHeld: false })
})

test('a long run that ends because the process stops is no fault, and another process continues it', async () => {
  const begun = Promise.withResolvers<void>()
  const interrupted = hourly(async (_, stopping) => {
    begun.resolve()
    await new Promise((_resolve, reject) =>
      stopping?.addEventListener('abort', () => reject(stopping.reason), { once: true }),
    )
  })
  const { stop } = await startJobs(optionsOf(interrupted))
  await begun.promise
  await stop()
  expect(faults).toEqual([])
  expect(await runDueJobs(hourly())).toEqual(['test: hourly'])
})

test('stop waits for the runs in progress, and nothing starts after it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const happened: string[] = []
  const { job, begun, finish } = longJob()
  let looks = 0
  const options = optionsOf({ ...job, run: () => job.run().then(() => void happened.push('done')) })
  const clock = () => {
    looks += 1
    return options.clock()
  }
  const started = await startJobs({ ...options, clock })
  await begun
  const stopped = started.stop().then(() => happened.push('stopped'))
  await new Promise((resolve) => setImmediate(resolve))
  expect(happened).toEqual([])
  finish()
  await stopped
  expect(happened).toEqual(['done', 'stopped'])
  // Each check for due jobs reads the clock first.
  const looksBefore = looks
  later(2 * HOUR)
  vi.advanceTimersByTime(60_000)
  expect(looks).toBe(looksBefore)
  expect(faults).toEqual([])
})
