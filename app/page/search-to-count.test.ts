import { expect, test } from 'vitest'
import { visitorOf } from '#app/visitor/visitor.ts'
import { NO_FILTERS } from '#domain/catalogue/filters.ts'
import { SAMPLE_HOUSE } from '#tests/support/samples/sample-house.ts'
import { searchToCount } from './search-to-count.ts'

const visitor = visitorOf(new URL('https://shop.test/de-de/search'), SAMPLE_HOUSE)
const state = { query: ' Nussbaum  Stühle', filters: NO_FILTERS }
const found = { state, total: 3, correction: null, removedWords: [], understood: null }

test('a search with results is counted by its words, or by their correction', () => {
  const counted = { language: 'de', term: 'nussbaum stühle', hasResults: true }
  expect(searchToCount(found, visitor, false)).toEqual(counted)
  expect(searchToCount(found, visitor, true)).toEqual(counted)
  expect(searchToCount({ ...found, correction: 'nussbaum' }, visitor, false)?.term).toBe('nussbaum')
})

test.each([
  ['nothing was found', { ...found, total: 0 }],
  ['words were left out', { ...found, removedWords: ['stühle'], correction: 'nussbaum' }],
])('a search is counted as typed and without results if %s', (_, list) => {
  const counted = { language: 'de', term: 'nussbaum stühle', hasResults: false }
  expect(searchToCount(list, visitor, false)).toEqual(counted)
})

const filtered = { ...state, filters: { ...NO_FILTERS, ar: true } }

test.each([
  ['it is somebody’s address', { ...found, state: { ...state, query: 'anna@example.com' } }, visitor, false],
  [
    'it is a number and found nothing',
    { ...found, total: 0, state: { ...state, query: 'tisch 0172 55501' } },
    visitor,
    false,
  ],
  ['an editor looks at drafts', found, { ...visitor, isPreview: true }, false],
  ['filters left nothing over', { ...found, total: 0, state: filtered }, visitor, false],
  ['it found a workshop, but no piece', { ...found, total: 0 }, visitor, true],
])('a search is not counted if %s', (_, list, who, hasOther) => {
  expect(searchToCount(list, who, hasOther)).toBeNull()
})
