import fc from 'fast-check'
import { expect, test } from 'vitest'
import { learnedOrder } from './learned-order.ts'

/** Sorts items given as text. Scores are by letter; a digit before a letter is its class. */
function order(items: readonly string[], scores: Record<string, number>, places: number): string {
  return learnedOrder(items, {
    places,
    scoreOf: (item) => scores[item] ?? 0,
    classOf: (item) => Number(item.length > 1 ? item[0] : 0),
  }).join(' ')
}

test.each<[string, string, Record<string, number>, number, string]>([
  ['nothing learned', 'a b c', {}, 3, 'a b c'],
  ['turned off', 'a b c', { c: 1 }, 0, 'a b c'],
  ['by the bound', 'a b c d e', { e: 1 }, 2, 'a b e c d'],
  ['by half of it', 'a b c d e', { e: 0.5 }, 2, 'a b c e d'],
  ['to the first place', 'a b c', { c: 1 }, 20, 'c a b'],
  ['a score beyond 1', 'a b c d', { d: 9 }, 1, 'a b d c'],
  ['two of one score', 'a b c d', { c: 1, d: 1 }, 2.5, 'c a d b'],
  ['not out of its class', 'a b 1c 1d', { '1d': 1 }, 5, 'a b 1d 1c'],
])('what was chosen moves up: %s', (_, items, scores, places, result) => {
  expect(order(items.split(' '), scores, places)).toBe(result)
})

test('no item moves by more than the limit, and the first ones depend only on a few others', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 60 }),
      fc.integer({ min: 0, max: 20 }),
      fc.integer({ min: 0, max: 60 }),
      (scores, places, count) => {
        const learned = { places, scoreOf: (item: number) => scores[item] ?? 0, classOf: () => 0 }
        const items = scores.map((_, at) => at)
        const result = learnedOrder(items, learned)
        for (const [at, item] of result.entries()) expect(Math.abs(at - item)).toBeLessThanOrEqual(places)
        expect(learnedOrder(items.slice(0, count + places), learned).slice(0, count)).toEqual(
          result.slice(0, count),
        )
      },
    ),
  )
})
