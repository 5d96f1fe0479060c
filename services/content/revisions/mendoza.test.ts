import fc from 'fast-check'
import { applyPatch } from 'mendoza'
import { expect, test } from 'vitest'
import { mendozaPatch } from './mendoza.ts'

const document = fc.dictionary(
  fc.constantFrom('title', 'rows', 'seo', 'en', 'it', 'a.b', ''),
  fc.jsonValue({ maxDepth: 3 }),
)

test('the official implementation applies a patch in both directions', () => {
  fc.assert(
    fc.property(document, document, (before, after) => {
      expect(applyPatch(before, mendozaPatch(before, after) as never)).toEqual(after)
      expect(applyPatch(after, mendozaPatch(after, before) as never)).toEqual(before)
    }),
  )
})

test.each([
  ['a document that appears', null, { _id: 'a', _rev: '1' }, { _id: 'a' }],
  ['a document that disappears', { _id: 'a', _rev: '1' }, null, null],
])('%s', (_, before, after, expected) => {
  expect(applyPatch(before, mendozaPatch(before, after) as never)).toEqual(expected)
})

test('changing a word in one of five languages changes one field', () => {
  const before = { title: { en: 'Lamp', it: 'Lampada' }, rows: [1, 2] }
  const after = { title: { en: 'Lamps', it: 'Lampada' }, rows: [1, 2] }
  expect(mendozaPatch(before, after)).toEqual([10, 1, 17, 'Lamps', 'en', 15])
})
