import { expect, test } from 'vitest'
import { money } from '../money/money.ts'
import {
  ANY_PIECE,
  getAvailability,
  isUnfiltered,
  type PieceFilter,
  type PieceSort,
  type SelectablePiece,
  selectPieces,
} from './piece-selection.ts'

const piece = (id: string, facts: Partial<SelectablePiece>) => ({
  id,
  artisan: { name: 'Officina Brianza', slug: 'officina-brianza' },
  categoryPaths: ['furniture', 'furniture/seating'],
  notice: { kind: 'weeks', weeks: 6 } as const,
  exclusion: null,
  ownPrice: money(900_00, 'EUR'),
  ...facts,
})
const pieces = [
  piece('sofa', { ownPrice: money(6_890_00, 'EUR'), notice: { kind: 'weeks', weeks: 10 } }),
  piece('lamp', {
    artisan: { name: 'Ottoni Lumezzane', slug: 'ottoni-lumezzane' },
    categoryPaths: ['lighting'],
    notice: { kind: 'ready-to-ship' },
  }),
  piece('cluster', { exclusion: 'not-shippable-here', notice: { kind: 'unavailable-here' } }),
  piece('gone', { artisan: null, categoryPaths: [], notice: null, exclusion: 'gone', ownPrice: null }),
  piece('mirror', {
    notice: { kind: 'to-be-confirmed' },
    artisan: { name: 'Ätzwerk', slug: 'aetzwerk' },
    ownPrice: money(0, 'EUR'),
    exclusion: 'upon-request',
  }),
]
const select = (sort: PieceSort, filter: Partial<PieceFilter> = {}) =>
  selectPieces(pieces, { sort, filter: { ...ANY_PIECE, ...filter } }, new Intl.Collator('de').compare)
    .map(({ id }) => id)
    .join(' ')

// spec 3: lists: sorted and filtered by artisan, category, availability and price
test.each<[PieceSort, string]>([
  ['own', 'sofa lamp cluster gone mirror'],
  ['artisan', 'mirror sofa cluster lamp gone'],
  ['availability', 'lamp sofa cluster gone mirror'],
  ['price-asc', 'lamp cluster sofa gone mirror'],
  ['price-desc', 'sofa lamp cluster gone mirror'],
])('sorted by %s', (sort, expected) => {
  expect(select(sort)).toBe(expected)
})

test.each<[Partial<PieceFilter>, string]>([
  [{ artisan: 'officina-brianza' }, 'sofa cluster'],
  [{ category: 'furniture' }, 'sofa cluster mirror'],
  [{ category: 'lighting' }, 'lamp'],
  [{ availability: 'ready' }, 'lamp'],
  [{ availability: 'made' }, 'sofa'],
  [{ availability: 'excluded' }, 'cluster gone mirror'],
  [{ minPrice: 900 }, 'sofa lamp cluster'],
  [{ minPrice: 901 }, 'sofa'],
  [{ maxPrice: 900 }, 'lamp cluster'],
  [{ minPrice: 1, maxPrice: 7_000, category: 'furniture' }, 'sofa cluster'],
])('only %j', (filter, expected) => {
  expect(select('own', filter)).toBe(expected)
})

test('a list is arranged only in its own order and in full', () => {
  expect(isUnfiltered('own', ANY_PIECE)).toBe(true)
  expect(isUnfiltered('artisan', ANY_PIECE)).toBe(false)
  expect(isUnfiltered('own', { ...ANY_PIECE, minPrice: 0 })).toBe(false)
})

test('an excluded piece is not available, whenever it would ship', () => {
  expect(getAvailability({ notice: { kind: 'ready-to-ship' }, exclusion: 'sold-out' })).toBe('excluded')
})
