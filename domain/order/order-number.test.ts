import { expect, test } from 'vitest'
import { formatOrderNumber, parseOrderNumber } from './order-number.ts'

test.each([
  [123, '2026-11-21T12:00:00Z', 'BT-2611-000123'],
  [1, '2027-01-31T22:59:59Z', 'BT-2701-000001'],
  [2, '2027-01-31T23:00:00Z', 'BT-2702-000002'],
  [1_234_567, '2030-06-01T12:00:00Z', 'BT-3006-1234567'],
])('order %i placed at %s is %s', (sequence, placedAt, number) => {
  expect(formatOrderNumber(sequence, new Date(placedAt))).toBe(number)
  expect(parseOrderNumber(number)).toBe(number)
})

test.each([0, -1, 1.5, Number.NaN])('there is no order %d', (sequence) => {
  expect(() => formatOrderNumber(sequence, new Date(0))).toThrow(RangeError)
})

test.each([
  [' bt-2611-000123 ', 'BT-2611-000123'],
  ['BT-2613-000123', null],
  ['BT-2600-000123', null],
  ['BT-2611-123', null],
  ['XX-2611-000123', null],
  ['BT-2611-000123; --', null],
  ['', null],
])('"%s" is read as the order number %s', (text, number) => {
  expect(parseOrderNumber(text)).toBe(number)
})
