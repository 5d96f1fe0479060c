import { expect, test } from 'vitest'
import { createBatchWriter } from './batch-writer.ts'
import type { StoredEvent } from './read-batch.ts'

const event = (id: string) => ({ id }) as StoredEvent
const idsOf = (events: readonly StoredEvent[]) => events.map(({ id }) => id)

test('batches that arrive together share a statement, and each waits for it', async () => {
  const statements: string[][] = []
  const writer = createBatchWriter(async (events) => void statements.push(idsOf(events)))
  const written = await Promise.all([writer.write([event('1'), event('2')]), writer.write([event('3')])])
  expect(written).toEqual([true, true])
  expect(statements).toEqual([['1', '2', '3']])
})

test('a batch that cannot be stored fails alone', async () => {
  const writer = createBatchWriter(async (events) => {
    if (idsOf(events).includes('bad')) throw new Error('not stored')
  })
  const outcomes = await Promise.allSettled([
    writer.write([event('1')]),
    writer.write([event('bad')]),
    writer.write([event('2')]),
  ])
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})

test('a batch is refused while too many are waiting, and later ones are accepted again', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const writer = createBatchWriter(() => promise)
  const many = Array.from({ length: 20_000 }, (_, id) => event(String(id)))
  const first = writer.write(many)
  expect(await writer.write([event('late')])).toBe(false)
  resolve()
  expect(await first).toBe(true)
  expect(await writer.write([event('later')])).toBe(true)
})
