import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#services/kernel/database/database.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { eventually } from '#tests/support/eventually.ts'
import type { EngineLayout } from '../engine/engine.ts'
import { selectDocuments } from '../engine/select.ts'
import { countBits } from '../text/bitset.ts'
import { applyBatch } from './apply-batch.ts'
import { findIndexes } from './index-catalogue.ts'
import { LiveIndex } from './live-index.ts'

const LAYOUT: EngineLayout = {
  facetAttributes: ['kind'],
  searchableAttributes: null,
  numericAttributes: null,
}

let database: Database

beforeAll(async () => {
  database = await freshDatabase('search')
})
afterAll(() => database.close())

async function write(name: string, records: { objectID: string; [attribute: string]: unknown }[]) {
  const operations = records.map((body) => ({ action: 'addObject' as const, body }))
  const { taskID } = await applyBatch(database.db, name, operations)
  const index = (await findIndexes(database.db)).find((row) => row.name === name)
  return { revision: taskID, indexId: index?.id ?? 0 }
}

const kinds = (live: LiveIndex, value: string) =>
  countBits(
    selectDocuments(live.engine, [
      [{ filter: { kind: 'facet', attribute: 'kind', value }, isNegated: false }],
    ]),
  )

test('a new layout is built from the stored records while the old one is in use', async () => {
  const { indexId, revision } = await write('layout', [
    { objectID: '1', kind: 'lamp', colour: 'red' },
    { objectID: '2', kind: 'chair', colour: 'red' },
  ])
  const live = new LiveIndex(database.db, indexId, LAYOUT)
  await live.refresh(revision, LAYOUT)
  const before = live.engine
  expect(before.facets.has('colour')).toBe(false)
  await live.refresh(revision, { ...LAYOUT, facetAttributes: ['colour', 'kind'] })
  expect(live.engine).not.toBe(before)
  expect(live.engine.facets.get('colour')?.values).toEqual(['red'])
  expect(live.engine.size).toBe(2)
})

test('slots of replaced records are removed, and no concurrent change is lost', async () => {
  const records = (kind: string) => Array.from({ length: 900 }, (_, at) => ({ objectID: String(at), kind }))
  const { indexId } = await write('sweep', records('old'))
  const live = new LiveIndex(database.db, indexId, LAYOUT)
  for (const kind of ['older', 'newer', 'newest']) {
    const { revision } = await write('sweep', records(kind))
    await live.refresh(revision, LAYOUT)
  }
  const { revision } = await write('sweep', [{ objectID: '5', kind: 'latest' }])
  await live.refresh(revision, LAYOUT)
  await eventually(() => expect(live.engine.slots).toBeLessThan(1800))
  expect(live.engine.size).toBe(900)
  expect([kinds(live, 'newest'), kinds(live, 'latest'), kinds(live, 'older')]).toEqual([899, 1, 0])
})
