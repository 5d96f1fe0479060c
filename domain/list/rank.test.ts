import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  byRank,
  inListOrder,
  placeAfter,
  RANK_LENGTH_MAX,
  rankBetween,
  ranksAfter,
  spreadRanks,
} from './rank.ts'

test.each([
  ['the only thing', null, null, 'hzzzz'],
  ['the last', 'hzzzz', null, 'i0000'],
  ['the first', null, 'i0000', 'hzzzz'],
  ['between two heads', 'i0000', 'i0004', 'i0002'],
  ['between adjacent heads', 'i0000', 'i0001', 'i0000i'],
  ['after a fraction', 'i0000i', 'i0001', 'i0000r'],
  ['before a fraction', 'i0000', 'i00001', 'i00000i'],
  ['between adjacent fractions', 'i00001', 'i00002', 'i00001i'],
  ['between a fraction and a longer one', 'i00001', 'i000011', 'i000010i'],
  ['after the last head', 'zzzzz', null, 'zzzzzi'],
  ['after the last fraction', 'zzzzzz', null, 'zzzzzzi'],
  ['before the first head', null, '00001', '00000i'],
  ['before its fraction', null, '000001', '000000i'],
])('%s: a rank between %j and %j', (_, before, after, expected) => {
  const rank = rankBetween(before, after)
  expect(rank).toBe(expected)
  if (before !== null) expect(rank > before).toBe(true)
  if (after !== null) expect(rank < after).toBe(true)
})

test('no rank fits between equal ranks', () => {
  expect(() => rankBetween('i0000', 'i0000')).toThrow('not before')
})

test('a rank is always between its neighbors, and none is longer than the maximum', () => {
  const places = fc.array(fc.oneof(fc.nat(), fc.constantFrom(0, 1, 2, -1)), { maxLength: 300 })
  fc.assert(
    fc.property(places, (spots) => {
      let items: { id: string; rank: string }[] = []
      for (const [number, spot] of spots.entries()) {
        const at = spot === -1 ? items.length : spot % (items.length + 1)
        const expected = items.toSpliced(at, 0, { id: `${number}`, rank: '' }).map(({ id }) => id)
        items = placed(items, `${number}`, at === 0 ? null : (items[at - 1] ?? 'last'))
        expect(items.map(({ id }) => id)).toEqual(expected)
      }
      expect(items.every(({ rank }) => rank.length <= RANK_LENGTH_MAX)).toBe(true)
    }),
  )
})

test('of 500 items, ranks stay short after 10,000 moves to the worst spot, and hardly any moves others', () => {
  let items = ranksAfter(null, 500).map((rank, place) => ({ id: `${place}`.padStart(3, '0'), rank }))
  let spreads = 0
  for (let move = 0; move < 10_000; move++) {
    // Inserts between the same two, from alternate sides: each move halves the gap.
    const [first, second, third] = items
    const moved = items.at(-1)
    if (!first || !second || !third || !moved) throw new Error('An item is lost')
    const rest = items.slice(0, -1)
    const { rank, others } = placeAfter(rest, move % 2 ? first : second)
    if (others.length > 0) spreads++
    items = store(rest, others, { id: moved.id, rank })
  }
  expect(new Set(items.map(({ id }) => id)).size).toBe(500)
  expect(Math.max(...items.map(({ rank }) => rank.length))).toBeLessThanOrEqual(RANK_LENGTH_MAX)
  expect(spreads).toBeLessThan(100)
})

test('if the item that another is placed after is gone, its former place counts', () => {
  const items = ranksAfter(null, 3).map((rank, place) => ({ id: 'abc'.charAt(place), rank }))
  const [a, b, c] = items
  if (!a || !b || !c) throw new Error('An item is lost')
  const { rank } = placeAfter([a, c], b)
  expect(rank > a.rank && rank < c.rank).toBe(true)
})

test('items of equal rank are ordered by id, and spread again when another is placed between them', () => {
  const items = ['a', 'b'].map((id) => ({ id, rank: 'i0000' }))
  expect(placed(items.toReversed(), 'c', { id: 'a', rank: 'i0000' }).map(({ id }) => id)).toEqual([
    'a',
    'c',
    'b',
  ])
})

test('spread ranks are ascending', () => {
  const ranks = spreadRanks(500)
  expect(ranks.toSorted()).toEqual(ranks)
  expect(new Set(ranks.map((rank) => rank.length))).toEqual(new Set([5]))
})

test('a list starts with the items without a section, followed by section by section', () => {
  const item = (id: string, sectionId: string | null, rank: string) => ({ id, sectionId, rank })
  const items = [item('a', 's', '2'), item('b', null, '9'), item('c', 'r', '5'), item('d', 's', '1')]
  const sections = [
    { id: 's', rank: '1' },
    { id: 'r', rank: '2' },
  ]
  expect(inListOrder(items, sections).map(({ id }) => id)).toEqual(['b', 'd', 'a', 'c'])
})

type RankedItem = { id: string; rank: string }

function placed(items: readonly RankedItem[], id: string, anchor: RankedItem | 'last' | null): RankedItem[] {
  const { rank, others } = placeAfter(items, anchor)
  return store(items, others, { id, rank })
}

function store(items: readonly RankedItem[], others: readonly RankedItem[], added: RankedItem): RankedItem[] {
  const ranks = new Map(others.map(({ id, rank }) => [id, rank]))
  return [...items.map(({ id, rank }) => ({ id, rank: ranks.get(id) ?? rank })), added].toSorted(byRank)
}
