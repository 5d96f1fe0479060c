import { expect, test } from 'vitest'
import { SourceStore } from './source-store.ts'

test('sources are read unchanged, over many chunks and larger than one', () => {
  const store = new SourceStore()
  const sources = Array.from({ length: 400 }, (_, at) => `{"at":${at},"title":"${'é’ 𝛑'.repeat(at)}"}`)
  sources.push('x'.repeat(9_000_000), 'after')
  for (const source of sources) store.append(source)
  expect(sources.map((_, slot) => store.read(slot))).toEqual(sources)
})

test('a removed source reads as an empty object, as does one that was never stored', () => {
  const store = new SourceStore()
  store.append('{"a":1}')
  store.forget(0)
  store.forget(7)
  expect([store.read(0), store.read(1)]).toEqual(['{}', '{}'])
})
