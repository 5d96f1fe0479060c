import { expect, test } from 'vitest'
import type { Language } from '#domain/market/language.ts'
import { completeSearch } from './complete-search.ts'

test.each<[Language, string, string]>([
  ['en', 'round mir', 'round mirror'],
  ['de', 'goldener sp', 'goldener spiegel'],
  ['de', 'messinglam', 'messinglampe'],
  ['it', 'sala da', 'sala da pranzo'],
  ['en', 'coffee t', 'coffee tables'],
  ['fr', 'table bas', 'table basse'],
])('in %s, "%s" may become "%s"', (language, text, completed) => {
  expect(completeSearch(text, language, 6)).toContain(completed)
})

test('a whole word is not completed, nor is a single letter', () => {
  expect(completeSearch('mirror', 'en', 6)).not.toContain('mirror')
  expect(completeSearch('m', 'en', 6)).toEqual([])
})
