import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseFilters } from '../filters/parse-filters.ts'
import { Engine, type EngineLayout } from './engine.ts'
import { rankValues } from './facet-counts.ts'
import type { SearchRecord } from './record-values.ts'
import { type EngineQuery, runQuery } from './run-query.ts'
import type { Criterion } from './sort-order.ts'

const LAYOUT: EngineLayout = {
  facetAttributes: ['kind', 'price'],
  searchableAttributes: [['title'], ['maker.name', 'note']],
  numericAttributes: null,
}

const BY_PRICE: Criterion[] = [{ attribute: 'price', direction: 'asc' }]

function engineOf(records: readonly SearchRecord[]): Engine {
  const engine = new Engine(LAYOUT)
  for (const record of records) engine.put(record)
  return engine
}

function call(engine: Engine, requested: Partial<EngineQuery> = {}) {
  const query = {
    text: '',
    searchIn: null,
    filters: [],
    criteria: BY_PRICE,
    sortsFirst: false,
    offset: 0,
    length: 100,
  }
  const { slots, total, facets } = runQuery(engine, { ...query, ...requested })
  return { ids: slots.map((slot) => engine.recordAt(slot).objectID), total, facets }
}

type Step = { id: number; remove: boolean; kind: string[]; price: number | null }

const step: fc.Arbitrary<Step> = fc.record({
  id: fc.integer({ min: 0, max: 40 }),
  remove: fc.boolean(),
  kind: fc.subarray(['lamp', 'chair', 'table']),
  price: fc.option(fc.integer({ min: 0, max: 5 })),
})

const sortedLike = (records: readonly SearchRecord[]) =>
  records.toSorted(
    (one, other) =>
      Number(one.price ?? Number.POSITIVE_INFINITY) - Number(other.price ?? Number.POSITIVE_INFINITY) ||
      (one.objectID < other.objectID ? -1 : 1),
  )

test('after any changes it returns the same results as a new engine with the remaining records', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 120 }), fc.nat(120), (steps, sortedAfter) => {
      const engine = new Engine(LAYOUT)
      const left = new Map<string, SearchRecord>()
      steps.forEach(({ id, remove, kind, price }, at) => {
        // From here on, new records are inserted into an existing order.
        if (at === sortedAfter) engine.order(BY_PRICE)
        const objectID = String(id)
        if (remove) {
          left.delete(objectID)
          engine.remove(objectID)
        } else {
          const record = { objectID, kind, ...(price === null ? {} : { price }) }
          left.set(objectID, record)
          engine.put(record)
        }
      })
      const expected = sortedLike([...left.values()])
      expect(call(engine).ids).toEqual(expected.map(({ objectID }) => objectID))
      const lamps = expected.filter(({ kind }) => Array.isArray(kind) && kind.includes('lamp'))
      const cheap = expected.filter(({ price }) => typeof price === 'number' && price <= 2)
      const notLamps = expected.filter((record) => !lamps.includes(record))
      const filtered = (source: string) => call(engine, { filters: parseFilters(source) })
      expect(filtered('kind:LAMP').ids).toEqual(lamps.map(({ objectID }) => objectID))
      expect(filtered('NOT kind:lamp').ids).toEqual(notLamps.map(({ objectID }) => objectID))
      expect(filtered('price <= 2').ids).toEqual(cheap.map(({ objectID }) => objectID))
      for (const source of ['', 'kind:lamp', 'NOT kind:lamp']) {
        const { facets, ids } = filtered(source)
        const chairs = ids.filter((id) => String(left.get(id)?.kind).includes('chair')).length
        expect(facets.values('kind').find(({ value }) => value === 'chair')?.count ?? 0).toBe(chairs)
      }
    }),
  )
})

test('words rank by attribute, whole words before prefixes, then by the order', () => {
  const engine = engineOf([
    { objectID: 'note', title: 'Chair', note: 'with amber', price: 1 },
    { objectID: 'begins', title: 'Ambers', price: 2 },
    { objectID: 'dear', title: 'Amber lamp', price: 9 },
    { objectID: 'cheap', title: 'Lamp, amber', price: 3 },
    { objectID: 'maker', title: 'Bowl', maker: { name: 'Amber & sons' }, price: 0 },
    { objectID: 'none', title: 'Vase', price: 0 },
  ])
  expect(call(engine, { text: 'amber' }).ids).toEqual(['cheap', 'dear', 'begins', 'maker', 'note'])
  expect(call(engine, { text: 'amber', sortsFirst: true }).ids).toEqual([
    'maker',
    'note',
    'begins',
    'cheap',
    'dear',
  ])
  expect(call(engine, { text: 'amber', searchIn: ['maker.name'] }).ids).toEqual(['maker'])
  expect(call(engine, { text: 'amber la' }).ids).toEqual(['cheap', 'dear'])
  expect(call(engine, { text: 'amb lamp' }).ids).toEqual([])
  expect(call(engine, { text: '…' }).total).toBe(6)
})

test.each([
  ['price < 2', ['a']],
  ['price <= 2', ['a', 'b']],
  ['price = 2', ['b']],
  ['price != 2', ['a', 'c', 'none']],
  ['price > 2', ['c']],
  ['price >= 2', ['b', 'c']],
  ['price:1 TO 2', ['a', 'b']],
  ['NOT price:1 TO 2', ['c', 'none']],
  ['price < 2 OR price > 2', ['a', 'c']],
  ['price = 7', ['c']],
  ['nothing > 0', []],
])('%s', (source, ids) => {
  const engine = engineOf([
    { objectID: 'a', price: 1 },
    { objectID: 'b', price: 2 },
    { objectID: 'c', price: [3, 7] },
    { objectID: 'none' },
  ])
  expect(call(engine, { filters: parseFilters(source) }).ids).toEqual(ids)
})

test('the first values of a long facet are the most frequent, equal ones by name', () => {
  const values = Array.from({ length: 500 }, (_, at) => ({ value: `v${at % 250}`, count: at % 7 }))
  for (const limit of [1, 10, 100]) {
    const sorted = values.toSorted(
      (one, other) => other.count - one.count || (one.value < other.value ? -1 : 1),
    )
    expect(rankValues(values, 'count', limit)).toEqual(sorted.slice(0, limit))
  }
  expect(rankValues(values.slice(0, 30), 'alpha', 2).map(({ value }) => value)).toEqual(['v0', 'v1'])
})
