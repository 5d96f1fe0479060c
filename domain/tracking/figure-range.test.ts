import { expect, test } from 'vitest'
import { figureRange, rangeBefore, rangeParts, rangeUnit } from './figure-range.ts'

const TODAY = '2027-04-30'

test.each([
  [undefined, undefined, { from: '2027-04-01', to: TODAY }],
  [undefined, '2027-03-30', { from: '2027-03-01', to: '2027-03-30' }],
  ['2027-04-30', undefined, { from: TODAY, to: TODAY }],
  ['2027-01-01', '2027-01-31', { from: '2027-01-01', to: '2027-01-31' }],
  ['2027-02-01', '2027-01-31', null],
  ['2024-01-01', '2027-01-31', null],
  ['2027-02-30', '2027-03-31', null],
  ['yesterday', undefined, null],
])('from %j to %j is %j', (from, to, range) => {
  expect(figureRange(from, to, TODAY)).toEqual(range)
})

test.each([
  ['2027-04-30', '2027-04-30', '2027-04-29', '2027-04-29'],
  ['2027-04-01', '2027-04-30', '2027-03-02', '2027-03-31'],
])('before %s to %s are %s to %s', (from, to, start, end) => {
  expect(rangeBefore({ from, to })).toEqual({ from: start, to: end })
})

test.each([
  ['2027-01-01', '2027-04-02', 'day', 92],
  ['2027-01-01', '2027-04-03', 'month', 4],
  ['2026-12-31', '2027-12-01', 'month', 13],
])('%s to %s is shown by %s, in %i parts', (from, to, unit, parts) => {
  expect([rangeUnit({ from, to }), rangeParts({ from, to }).length]).toEqual([unit, parts])
})
