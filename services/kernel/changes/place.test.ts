import { expect, test } from 'vitest'
import { isBefore, parseCursor } from './change-log.ts'

test.each([
  ['9.1', '10.1', true],
  ['10.1', '9.1', false],
  ['10.9', '10.10', true],
  ['10.10', '10.10', false],
  ['9007199254740993.0', '9007199254740994.0', true],
])('%s comes before %s: %s', (one, other, expected) => {
  const [first, second] = [parseCursor(one), parseCursor(other)]
  expect(first && second && isBefore(first, second)).toBe(expected)
})
