import { expect, test } from 'vitest'
import { SourceStore } from './source-store.ts'

test('sources are read unchanged, over many chunks and larger than one', () => {
  const store = new SourceStore()
  const sources = Array.from({ length: 400 }, (_, at) => [{ title: 'é’ 𝛑'.repeat(at) }, { at }] as const)
  sources.push([{ title: 'x'.repeat(9_000_000) }, { at: 1 }], [{ title: 'after' }, { at: 2 }])
  for (const [first, rest] of sources) store.append(first, rest)
  const read = sources.map((_, slot) => JSON.parse(store.read(slot)))
  expect(read).toEqual(sources.map(([first, rest]) => ({ ...first, ...rest })))
  expect(sources.map((_, slot) => JSON.parse(store.readFirst(slot)))).toEqual(sources.map(([first]) => first))
})

test.each([
  [{}, { a: 1 }],
  [{ a: 1 }, {}],
  [{}, {}],
])('%j and %j are one object', (first, rest) => {
  const store = new SourceStore()
  store.append(first, rest)
  expect(JSON.parse(store.read(0))).toEqual({ ...first, ...rest })
  expect(JSON.parse(store.readFirst(0))).toEqual(first)
})

test('a removed source reads as an empty object, as does one that was never stored', () => {
  const store = new SourceStore()
  store.append({ a: 1 }, { b: 2 })
  store.remove(0)
  store.remove(7)
  expect([0, 7].flatMap((slot) => [store.read(slot), store.readFirst(slot)])).toEqual([
    '{}',
    '{}',
    '{}',
    '{}',
  ])
})
