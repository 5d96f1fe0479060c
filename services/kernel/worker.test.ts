import { expect, test, vi } from 'vitest'
import { eventually } from '#tests/support/eventually.ts'
import { createWorker, type NextRun } from './worker.ts'

function createJob(...delays: NextRun[]) {
  const job = vi.fn(async (): Promise<NextRun> => {
    await new Promise((resolve) => setImmediate(resolve))
    return delays.shift() ?? null
  })
  return job
}

test('the job is repeated until nothing is left', async () => {
  const job = createJob(0, 0, null)
  await createWorker(job).wake()
  expect(job).toHaveBeenCalledTimes(3)
})

test('any number of calls during a run repeat it once', async () => {
  const job = createJob()
  const worker = createWorker(job)
  await Promise.all([worker.wake(), worker.wake(), worker.wake()])
  expect(job).toHaveBeenCalledTimes(2)
})

test('it is repeated after the returned delay', async () => {
  const job = createJob(20, null)
  const worker = createWorker(job)
  await worker.wake()
  expect(job).toHaveBeenCalledTimes(1)
  await eventually(() => expect(job).toHaveBeenCalledTimes(2))
})

test('after close the current run ends and no other starts', async () => {
  const job = createJob(0, 0, 0)
  const worker = createWorker(job)
  const woken = worker.wake()
  await worker.close()
  await woken
  expect(job).toHaveBeenCalledTimes(1)
})
