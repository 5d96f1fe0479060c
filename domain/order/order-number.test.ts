import { expect, test } from 'vitest'
import { formatOrderNumber, parseOrderNumber } from './order-number.ts'

test.each([
  [123, '2026-11-21', 'BT-2611-000123'],
  [1, '2027-01-31', 'BT-2701-000001'],
  [2, '2027-02-01', 'BT-2702-000002'],
  [1_234_567, '2030-06-01', 'BT-3006-1234567'],
])('order %i placed on %s is %s', (sequence, placedOn, number) => {
  expect(formatOrderNumber('BT', sequence, placedOn)).toBe(number)
  expect(parseOrderNumber(number)).toBe(number)
})

test.each([0, -1, 1.5, Number.NaN])('there is no order %d', (sequence) => {
  expect(() => formatOrderNumber('BT', sequence, '2026-11-21')).toThrow(RangeError)
})

test.each([
  [' bt-2611-000123 ', 'BT-2611-000123'],
  ['BT-2613-000123', null],
  ['BT-2600-000123', null],
  ['BT-2611-123', null],
  ['ox-2611-000123', 'OX-2611-000123'],
  ['X-2611-000123', null],
  ['BT-2611-000123; --', null],
  ['', null],
])('"%s" is read as the order number %s', (text, number) => {
  expect(parseOrderNumber(text)).toBe(number)
})
