import { expect, test } from 'vitest'
import { visitorOf } from '#app/visitor/visitor.ts'
import { SAMPLE_HOUSE } from '#tests/support/samples/sample-house.ts'
import { searchToCount } from './search-to-count.ts'

const visitor = visitorOf(new URL('https://shop.test/de-de/search'), SAMPLE_HOUSE)
const found = { state: { query: ' Nussbaum  Stühle' }, total: 3, correction: null, removedWords: [] }

test('a search with results is counted by its words, or by their correction', () => {
  expect(searchToCount(found, visitor)).toEqual({ language: 'de', term: 'nussbaum stühle' })
  expect(searchToCount({ ...found, correction: 'nussbaum' }, visitor)?.term).toBe('nussbaum')
})

test.each([
  ['nothing was found', { ...found, total: 0 }, visitor],
  ['words were left out', { ...found, removedWords: ['stühle'] }, visitor],
  ['it is somebody’s address', { ...found, state: { query: 'anna@example.com' } }, visitor],
  ['an editor looks at drafts', found, { ...visitor, isPreview: true }],
])('a search is not counted if %s', (_, list, who) => {
  expect(searchToCount(list, who)).toBeNull()
})
