import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { eventually } from '#tests/support/eventually.ts'
import { createWorkerLane, type WorkerLane } from './worker-lane.ts'

const LIMIT_MS = 3000
/**
 * A worker whose jobs are words, some of which hang, fail or end it. It returns the number of earlier jobs and the
 * word.
 */
const SOURCE = `
  let made = 0
  export async function make(on) {
    if (on === 'hangs') while (true) {}
    if (on === 'ends') process.exit(3)
    if (on === 'breaks') await new Promise(() => setImmediate(() => { throw new Error('out of memory') }))
    if (on === 'fails') throw new Error('not a picture')
    return made++ + ' ' + on
  }`

const folder = mkdtempSync(join(tmpdir(), 'worker-lane-'))
afterAll(() => rmSync(folder, { recursive: true }))

let started = 0
const onWorker = () => {
  started += 1
}
beforeEach(() => process.on('worker', onWorker))
afterEach(() => process.off('worker', onWorker))

/** The time limits of the jobs that have started. The test decides when each one is reached. */
let limits: AbortController[] = []
function openLane(source = SOURCE) {
  started = 0
  limits = []
  const file = join(folder, `${randomUUID()}.mjs`)
  writeFileSync(file, source)
  const lane = createWorkerLane<string, string>({
    file: pathToFileURL(file),
    name: 'make',
    limitMs: LIMIT_MS,
    startLimit(milliseconds) {
      expect(milliseconds).toBe(LIMIT_MS)
      const limit = new AbortController()
      limits.push(limit)
      return limit.signal
    },
  })
  opened.push(lane)
  return lane.run
}
const opened: WorkerLane<string, string>[] = []
afterEach(() => Promise.all(opened.splice(0).map(({ close }) => close())))

test('one worker does all jobs in their order', async () => {
  const make = openLane()
  expect(await Promise.all(['a', 'b', 'c'].map(make))).toEqual(['0 a', '1 b', '2 c'])
  expect(started).toBe(1)
})

test('the limit is that of one job, not of those before it', async () => {
  const make = openLane()
  const made = Promise.allSettled(['hangs', 'a', 'b'].map(make))
  await eventually(() => expect(limits).toHaveLength(1))
  await new Promise((resolve) => setImmediate(resolve))
  expect(limits).toHaveLength(1)
  limits[0]?.abort()
  expect(await made).toMatchObject([{ status: 'rejected' }, { value: '0 a' }, { value: '1 b' }])
  expect(limits).toHaveLength(3)
})

test.each([
  ['hangs', 2],
  ['ends', 2],
  ['breaks', 2],
  ['fails', 1],
])('one that %s is rejected alone, and the others are done by worker %i', async (word, workers) => {
  const make = openLane()
  const made = Promise.allSettled(['a', word, 'b', 'c'].map(make))
  if (word === 'hangs') {
    await eventually(() => expect(limits).toHaveLength(2))
    limits[1]?.abort()
  }
  const [first, broken, ...others] = await made
  expect(first).toMatchObject({ value: '0 a' })
  expect(broken?.status).toBe('rejected')
  expect(others).toMatchObject(
    workers === 1 ? [{ value: '1 b' }, { value: '2 c' }] : [{ value: '0 b' }, { value: '1 c' }],
  )
  expect(started).toBe(workers)
})

test('closing rejects the job in progress, and those that wait', async () => {
  const make = openLane()
  const made = Promise.allSettled(['hangs', 'a'].map(make))
  await eventually(() => expect(started).toBe(1))
  await opened[0]?.close()
  expect((await made).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(started).toBe(1)
})

test('a job whose worker cannot start is rejected at once, with the reason', async () => {
  const make = openLane("throw new Error('not built')")
  await expect(make('a')).rejects.toMatchObject({ cause: { message: 'not built' } })
  expect(limits[0]?.signal.aborted).toBe(false)
})
