import { expect, test, vi } from 'vitest'
import { ok, type Result, refuse } from '#domain/result.ts'
import { createResponseCache } from '../content-client.ts'

const still = { maxAgeMs: 1000, nowMs: () => 0 }

test('simultaneous callers share one request', async () => {
  const memory = createResponseCache(still)
  const call = vi.fn(async () => ok('menu'))
  const responses = await Promise.all([memory.remember('q', call), memory.remember('q', call)])
  expect(responses).toEqual([ok('menu'), ok('menu')])
  expect(call).toHaveBeenCalledTimes(1)
})

test('a refusal is not cached', async () => {
  const memory = createResponseCache(still)
  const responses = [refuse('content-unavailable'), ok('menu')]
  const call = async () => responses.shift() ?? refuse('content-unavailable')
  expect(await memory.remember('q', call)).toEqual(refuse('content-unavailable'))
  expect(await memory.remember('q', call)).toEqual(ok('menu'))
  expect(await memory.remember('q', call)).toEqual(ok('menu'))
})

test('a response that was pending when the cache was cleared is not cached', async () => {
  const memory = createResponseCache(still)
  const { promise, resolve } = Promise.withResolvers<Result<string, 'content-unavailable'>>()
  const old = memory.remember('q', () => promise)
  memory.forget()
  resolve(ok('old'))
  expect(await old).toEqual(ok('old'))
  expect(await memory.remember('q', async () => ok('new'))).toEqual(ok('new'))
})

test('the number of cached responses is limited', async () => {
  const memory = createResponseCache(still)
  for (let index = 0; index <= 500; index++) await memory.remember(`${index}`, async () => ok(index))
  const call = vi.fn(async () => ok(0))
  await memory.remember('500', call)
  expect(call).not.toHaveBeenCalled()
  await memory.remember('0', call)
  expect(call).toHaveBeenCalledTimes(1)
})
