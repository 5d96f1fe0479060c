import { expect, test } from 'vitest'
import { type ChoiceCount, computePopularity, learnedKey, learnedScores } from './learned-scores.ts'

const count = (changes: Partial<ChoiceCount>): ChoiceCount => ({
  language: 'en',
  term: 'lamp',
  product: '1',
  place: 1,
  step: 'chosen',
  weeksAgo: 0,
  visitors: 5,
  ...changes,
})

test.each<[string, Partial<ChoiceCount>[], Record<string, number>]>([
  ['nothing from fewer than five visitors', [{ visitors: 4 }], {}],
  ['from five visitors, wherever they chose it', [{ visitors: 2 }, { visitors: 3, place: 4 }], { 1: 1 }],
  ['twice the visitors, half the score of the other', [{ visitors: 10 }, { product: '2' }], { 1: 1, 2: 0.5 }],
  ['the fourth place counts twice', [{}, { product: '2', place: 4 }], { 2: 1, 1: 0.5 }],
  ['no more than the sixteenth', [{ place: 16 }, { product: '2', place: 400 }], { 1: 1, 2: 1 }],
  ['into the bag counts three times', [{ step: 'bag' }, { product: '2' }], { 1: 1, 2: 0.333 }],
  ['an order counts eight times', [{ step: 'ordered' }, { product: '2' }], { 1: 1, 2: 0.125 }],
  ['half after four weeks', [{}, { product: '2', weeksAgo: 4 }], { 1: 1, 2: 0.5 }],
  ['a quarter after eight', [{}, { product: '2', weeksAgo: 8 }], { 1: 1, 2: 0.25 }],
])('what visitors choose is learned: %s', (_, counts, scores) => {
  const learned = learnedScores(counts.map(count)).get('en:lamp') ?? new Map()
  expect(Object.fromEntries(learned)).toEqual(scores)
})

test('each search is learned separately, and all of them together', () => {
  const counts = [count({}), count({ term: 'vase', product: '2' }), count({ language: 'it', visitors: 10 })]
  expect([...learnedScores(counts).keys()]).toEqual(['en:lamp', 'en:vase', 'it:lamp'])
  expect(Object.fromEntries(computePopularity(counts))).toEqual({ 1: 1, 2: 0.333 })
})

test('a search is the same with accents and capitals', () => {
  expect(learnedKey('es', 'Lámpara  de mesa')).toBe(learnedKey('es', 'lampara de mesa'))
})
