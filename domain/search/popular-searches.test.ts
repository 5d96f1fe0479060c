import { expect, test } from 'vitest'
import type { Language } from '../market/language.ts'
import { countedTerm, POPULAR_MAX, popularSearches } from './popular-searches.ts'

// spec 2: popular searches: what counts as one
test.each<[string, Language, string | null]>([
  ['Travertine', 'en', 'travertine'],
  ['  blown \t glass ', 'en', 'blown glass'],
  ['Stühle', 'de', 'stühle'],
  ['canape\u0301', 'fr', 'canapé'],
  ['tavolino d’appoggio', 'it', 'tavolino d’appoggio'],
  ['table 200x100', 'en', 'table 200x100'],
  ['Tisch 1,5 m', 'de', 'tisch 1,5 m'],
  ['st. moritz', 'en', 'st. moritz'],
  ['tv', 'en', null],
  ['', 'en', null],
  ['123', 'en', null],
  ['anna@example.com', 'en', null],
  ['anna rossi example.com', 'en', null],
  ['www.example.com', 'en', null],
  ['anna 333 123 4567', 'en', null],
  ['chair +39-02-1234', 'en', null],
  ['order 104512', 'en', null],
  ['20121 milano', 'it', null],
  ['<b>chair</b>', 'en', null],
  ['chair; drop', 'en', null],
  ['a chair for my mother in law', 'en', null],
  ['x'.repeat(41), 'en', null],
])('"%s" in %s is counted as %s', (query, language, term) => {
  expect(countedTerm(query, language)).toBe(term)
})

test.each<[string, string[], string[], string[]]>([
  ['nothing of either', [], [], []],
  ['the house first', ['walnut', 'mirror'], ['lamp', 'rug'], ['walnut', 'mirror', 'lamp', 'rug']],
  ['the house alone', ['walnut'], [], ['walnut']],
  ['visitors alone', [], ['lamp'], ['lamp']],
  [
    'no doubles, however written',
    ['Nussbaum'],
    ['nussbaum', 'canapé', 'canape', 'wall-light', 'wall light'],
    ['Nussbaum', 'canapé', 'wall-light'],
  ],
])('popular is: %s', (_, chosen, counted, popular) => {
  expect(popularSearches(chosen, counted)).toEqual(popular)
})

test('no more are shown than an editor may choose', () => {
  const many = Array.from({ length: 20 }, (_, index) => `word ${index}`)
  expect(popularSearches(['walnut'], many)).toEqual(['walnut', ...many.slice(0, POPULAR_MAX - 1)])
})
