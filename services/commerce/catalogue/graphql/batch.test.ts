import { expect, test, vi } from 'vitest'
import { batch } from '../catalogue-loader.ts'

const createDoublingBatch = () => vi.fn(async (keys: number[]) => new Map(keys.map((key) => [key, key * 2])))

test('keys requested in one turn are loaded together, each once', async () => {
  const load = createDoublingBatch()
  const get = batch(load)
  const later = Promise.resolve().then(() => get(3))
  expect(await Promise.all([get(1), get(2), get(1), later])).toEqual([2, 4, 2, 6])
  expect(load.mock.calls).toEqual([[[1, 2, 3]]])
})

test('a loaded key is not loaded again', async () => {
  const load = createDoublingBatch()
  const get = batch(load)
  await get(1)
  await Promise.all([get(1), get(2)])
  expect(load.mock.calls).toEqual([[[1]], [[2]]])
})

test('a missing key resolves to null, and a failure rejects every waiting request', async () => {
  expect(await batch(async () => new Map<number, string>())(1)).toBeNull()
  const get = batch<number, string>(async () => Promise.reject(new Error('gone')))
  const responses = await Promise.allSettled([get(1), get(2)])
  expect(responses.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})
