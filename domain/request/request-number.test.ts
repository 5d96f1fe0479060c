import { expect, test } from 'vitest'
import { formatRequestNumber } from './request-number.ts'

test.each([
  [1, '2026-11-24', 'R-26-000001'],
  [123, '2026-12-31', 'R-26-000123'],
  [124, '2027-01-01', 'R-27-000124'],
  [1_234_567, '2030-06-01', 'R-30-1234567'],
])('request %i received on %s is %s', (sequence, receivedOn, number) => {
  expect(formatRequestNumber(sequence, receivedOn)).toBe(number)
})

test.each([0, -1, 1.5, Number.NaN])('there is no request %d', (sequence) => {
  expect(() => formatRequestNumber(sequence, '2026-11-24')).toThrow(RangeError)
})
