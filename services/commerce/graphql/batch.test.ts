import { expect, test, vi } from 'vitest'
import { batch } from './batch.ts'

const doubling = () => vi.fn(async (keys: number[]) => new Map(keys.map((key) => [key, key * 2])))

test('what is asked for in one turn is loaded at once, each key once', async () => {
  const load = doubling()
  const get = batch(load)
  const later = Promise.resolve().then(() => get(3))
  expect(await Promise.all([get(1), get(2), get(1), later])).toEqual([2, 4, 2, 6])
  expect(load.mock.calls).toEqual([[[1, 2, 3]]])
})

test('what was loaded before is not loaded again', async () => {
  const load = doubling()
  const get = batch(load)
  await get(1)
  await Promise.all([get(1), get(2)])
  expect(load.mock.calls).toEqual([[[1]], [[2]]])
})

test('a key that is left out answers null, and a failure reaches everyone who waits', async () => {
  expect(await batch(async () => new Map<number, string>())(1)).toBeNull()
  const get = batch<number, string>(async () => Promise.reject(new Error('gone')))
  const answers = await Promise.allSettled([get(1), get(2)])
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})
