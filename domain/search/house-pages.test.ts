import { expect, test } from 'vitest'
import type { Language } from '#domain/market/language.ts'
import { findHousePages } from './house-pages.ts'

// spec 1: text search: the house's own pages are found directly
test.each<[Language, string, string[]]>([
  ['en', 'returns', ['returns']],
  ['en', 'return policy', ['returns']],
  ['en', 'shipping', ['shipping']],
  ['en', 'trade', ['trade']],
  ['en', 'trade terms', ['trade-terms']],
  ['en', 'milan', ['milan']],
  ['en', 'contact', ['contact']],
  ['en', 'how do I return a lamp', ['returns']],
  ['de', 'Rückgabe', ['returns']],
  ['de', 'Versandkosten', ['shipping']],
  ['it', 'spedizione', ['shipping']],
  ['es', 'devoluciones', ['returns']],
  ['fr', 'livraison', ['shipping']],
  ['en', 'how long does delivery take', ['shipping']],
  ['en', 'do you ship to canada', ['shipping']],
  ['de', 'liefert ihr nach Österreich', ['shipping']],
  ['it', 'dove siete', ['offices']],
  ['es', 'dónde está mi paquete', ['order-status']],
  ['en', 'milan sofa with chaise longue', []],
  ['en', 'travertine table', []],
  ['en', '', []],
])('in %s, "%s" is about the pages %j', (language, query, pages) => {
  expect(findHousePages(query, language)).toEqual(pages)
})
