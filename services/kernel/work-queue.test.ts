import { expect, test } from 'vitest'
import { createWorkQueue } from './work-queue.ts'

test('at most two run simultaneously, the others in their order, and one that fails makes room', async () => {
  const inTurn = createWorkQueue(2)
  const started: number[] = []
  const finish: (() => void)[] = []
  const results = [0, 1, 2, 3].map((number) =>
    inTurn(async () => {
      started.push(number)
      await new Promise<void>((resolve) => finish.push(resolve))
      if (number === 0) throw new Error('broken')
      return number
    }),
  )
  const settled = Promise.allSettled(results)
  expect(started).toEqual([0, 1])
  finish[0]?.()
  await expect.poll(() => started).toEqual([0, 1, 2])
  finish[1]?.()
  await expect.poll(() => started).toEqual([0, 1, 2, 3])
  for (const end of finish) end()
  expect((await settled).map(({ status }) => status)).toEqual([
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
  ])
})

test('a queue with a bound is full while so many wait', async () => {
  const inTurn = createWorkQueue(1, 1)
  const { promise, resolve } = Promise.withResolvers<void>()
  const first = inTurn(() => promise)
  expect(inTurn.isFull()).toBe(false)
  const second = inTurn(async () => 'done')
  expect(inTurn.isFull()).toBe(true)
  resolve()
  await first
  expect(await second).toBe('done')
  expect(inTurn.isFull()).toBe(false)
})
