import { expect, test } from 'vitest'
import { hasWords, queryWords, splitWords } from './word-match.ts'

test.each([
  ['Vetreria San Donato, Murano', 'murano', true],
  ['Vetreria San Donato, Murano', 'san donato', true],
  ['Vetreria San Donato, Murano', 'donato padova', false],
  ['Ebanisteria Cantù', 'cantu', true],
  ['Ebanisteria Cantu', 'CANTÙ', true],
  ['Table lamps by hand', 'lamp', true],
  ['A lamp', 'lamps', true],
  ['Tavoli di noce', 'tavolo noce', true],
  ['Vetro soffiato di Murano', 'vetro di Murano', true],
  ['Weiße Gläser', 'weisse glaser', true],
  ['Silk', 'sil', true],
  ['Silk', 'ilk', false],
  ['Oak', 'oats', false],
  ['Anything', '', false],
  ['Anything', ' - ', false],
])('"%s" has the words "%s": %s', (text, query, expected) => {
  expect(hasWords(splitWords(text), queryWords(query))).toBe(expected)
})

test('short words are searched only if there are no others', () => {
  expect(queryWords('da Vinci')).toEqual(['vinci'])
  expect(queryWords('da')).toEqual(['da'])
})
