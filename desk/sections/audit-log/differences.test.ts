import { expect, test } from 'vitest'
import { differences } from './differences.ts'

const VARIANTS = [
  { sku: 'A', prices: { EUR: 100, USD: 120 } },
  { sku: 'B', prices: { EUR: 200, USD: 220 } },
]

test.each([
  ['a value', { title: 'Old' }, { title: 'New' }, ['title: "Old" → "New"']],
  ['a field that is new', {}, { title: 'New' }, ['title: undefined → "New"']],
  ['what is the same', { title: 'Same', count: 1 }, { title: 'Same', count: 2 }, ['count: 1 → 2']],
  [
    'a part of a list',
    { variants: VARIANTS },
    { variants: [VARIANTS[0], { sku: 'B', prices: { EUR: 210, USD: 220 } }] },
    ['variants.B.prices.EUR: 200 → 210'],
  ],
  [
    'a part of a list without a name',
    { media: [{ alt: 'a' }] },
    { media: [{ alt: 'b' }] },
    ['media.1.alt: "a" → "b"'],
  ],
  [
    'a part of a list that has another name',
    { list: [{ sku: 'A' }] },
    { list: [{ sku: 'B' }] },
    ['list.1.sku: "A" → "B"'],
  ],
  ['a list of another length', { words: ['a'] }, { words: ['a', 'b'] }, ['words: ["a"] → ["a","b"]']],
  ['a value of another shape', { value: { percent: 5 } }, { value: null }, ['value: {"percent":5} → null']],
  ['nothing', { title: 'Same' }, { title: 'Same' }, []],
])('the differences of %s', (_, before, after, expected) => {
  const texts = differences(before, after).map(
    (one) => `${one.path.join('.')}: ${JSON.stringify(one.before)} → ${JSON.stringify(one.after)}`,
  )
  expect(texts).toEqual(expected)
})
