import { expect, test } from 'vitest'
import { ok, refuse } from '../result.ts'
import { mergeLines } from './merge-lines.ts'

const read = (...typed: [sku: string, quantity: string][]) =>
  mergeLines(typed.map(([sku, quantity]) => ({ sku, quantity })))

// spec 1: quick order: lines of the same SKU are added up
test('lines with the same SKU, ignoring case, are added up at the first one’s position', () => {
  expect(read(['A-1', '2'], ['B-2', ''], ['a-1', '3'], ['Ａ-1', '1'])).toEqual([
    { sku: 'A-1', quantity: '6', units: ok(6), merged: 3 },
    { sku: 'B-2', quantity: '1', units: ok(1), merged: 1 },
  ])
})

test.each([
  [
    'first',
    [
      ['A-1', '1,5'],
      ['A-1', '2'],
    ],
  ],
  [
    'second',
    [
      ['A-1', '2'],
      ['A-1', '1,5'],
    ],
  ],
] as const)('a quantity that is malformed is shown as typed: %s', (_, typed) => {
  const expected = { sku: 'A-1', quantity: '1,5', units: refuse('quantity-malformed'), merged: 2 }
  expect(read(...typed.map(([sku, quantity]): [string, string] => [sku, quantity]))).toEqual([expected])
})

test('lines for two projects stay separate', () => {
  const [villa, lodge] = ['Villa', 'Lodge'].map((name) => ({ name, listId: null }))
  const line = { sku: 'A-1', quantity: '1' }
  const merged = mergeLines([
    { ...line, project: villa },
    line,
    { ...line, project: lodge },
    { ...line, project: villa },
  ])
  expect(merged.map(({ project, quantity }) => [project?.name, quantity])).toEqual([
    ['Villa', '2'],
    [undefined, '1'],
    ['Lodge', '1'],
  ])
})

test('a sum may be too large', () => {
  expect(read(['A-1', '600'], ['A-1', '600'])).toEqual([
    { sku: 'A-1', quantity: '1200', units: refuse('quantity-too-large'), merged: 2 },
  ])
})
