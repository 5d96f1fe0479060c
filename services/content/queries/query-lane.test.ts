import { afterEach, expect, test } from 'vitest'
import { createQueryLane } from './query-lane.ts'
import type { QueryJob } from './query-messages.ts'

const JOB: QueryJob = {
  query: 'count(*)',
  params: {},
  perspective: 'published',
  projectId: 'house',
  dataset: 'production',
  now: new Date('2026-11-21T09:00:00Z'),
}
const lane = createQueryLane({ limitMs: 20_000, documents: () => [] })
afterEach(() => lane.close())

test('a worker error is not a refusal, and the next query gets a new worker', async () => {
  expect(await lane.run(JOB)).toEqual({ ok: true, json: '0' })
  const before = lane.run({ ...JOB, query: `count([${'1,'.repeat(2000)}])` })
  lane.change(null as never, [])
  const during = lane.run(JOB)
  expect(await before).toEqual({ ok: true, json: '2000' })
  await expect(during).rejects.toThrow('TypeError')
  expect(await lane.run(JOB)).toEqual({ ok: true, json: '0' })
})

test('a query that exceeds its worker’s memory ends only that worker', async () => {
  const copies = Array.from({ length: 12 }, (_, at) => `upper(s + "${at}")`)
  const query = `$a${'{"s": s + s}'.repeat(9)}{"l": [${copies}]}`
  const response = await lane.run({ ...JOB, query, params: { a: { s: 'x'.repeat(200_000) } } })
  expect(response).toEqual({ ok: false, code: 'query-failed', description: 'query needs too much memory' })
  expect(await lane.run(JOB)).toEqual({ ok: true, json: '0' })
})
