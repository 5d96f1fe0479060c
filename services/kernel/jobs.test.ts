import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { freshDatabase } from '#tests/support/database.ts'
import { type Job, type JobOptions, runDueJobs, startJobs } from './jobs.ts'

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

const hourly = (run: Job['run'] = async () => {}): Job => ({ name: 'test: hourly', everySeconds: HOUR, run })

test('a job runs at its interval, and a restart does not run it early', async () => {
  expect(await runDueJobs(optionsOf(hourly()))).toEqual(['test: hourly'])
  later(HOUR - 1)
  expect(await runDueJobs(optionsOf(hourly()))).toEqual([])
  later(1)
  expect(await runDueJobs(optionsOf(hourly()))).toEqual(['test: hourly'])
})

test('missed runs are replaced by a single one', async () => {
  await runDueJobs(optionsOf(hourly()))
  later(5.5 * HOUR)
  expect(await runDueJobs(optionsOf(hourly()))).toEqual(['test: hourly'])
  expect(await runDueJobs(optionsOf(hourly()))).toEqual([])
})

test('only one of several processes runs a job', async () => {
  const begun = Promise.withResolvers<void>()
  const finished = Promise.withResolvers<void>()
  const options = optionsOf(
    hourly(async () => {
      begun.resolve()
      await finished.promise
    }),
  )
  const first = runDueJobs(options)
  await begun.promise
  expect(await Promise.all([1, 2, 3].map(() => runDueJobs(options)))).toEqual([[], [], []])
  finished.resolve()
  expect(await first).toEqual(['test: hourly'])
})

test('a failed job is reported, does not block others, and is retried with increasing delays', async () => {
  const broken = hourly(() => Promise.reject(new Error('no room')))
  const sound = { ...hourly(), name: 'test: sound' }
  expect(await runDueJobs(optionsOf(broken, sound))).toEqual(['test: hourly', 'test: sound'])
  expect(faults).toEqual([[new Error('no room'), 'test: hourly']])
  later(59)
  expect(await runDueJobs(optionsOf(broken, sound))).toEqual([])
  later(1)
  expect(await runDueJobs(optionsOf(broken, sound))).toEqual(['test: hourly'])
  later(60)
  expect(await runDueJobs(optionsOf(broken, sound))).toEqual([])
  later(60)
  expect(await runDueJobs(optionsOf(hourly(), sound))).toEqual(['test: hourly'])
})

test('jobs run after start, and stop waits for the run in progress', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const happened: string[] = []
  const begun = Promise.withResolvers<void>()
  const finished = Promise.withResolvers<void>()
  const job = hourly(async () => {
    begun.resolve()
    await finished.promise
    happened.push('done')
  })
  let looks = 0
  const options = optionsOf(job)
  const clock = () => {
    looks += 1
    return options.clock()
  }
  const started = startJobs({ ...options, clock })
  await begun.promise
  const stopped = started.stop().then(() => happened.push('stopped'))
  await new Promise((resolve) => setImmediate(resolve))
  expect(happened).toEqual([])
  finished.resolve()
  await stopped
  expect(happened).toEqual(['done', 'stopped'])
  // Each check for due jobs reads the clock first.
  const looksBefore = looks
  later(2 * HOUR)
  vi.advanceTimersByTime(60_000)
  expect(looks).toBe(looksBefore)
  expect(faults).toEqual([])
})
