import { expect, test } from 'vitest'
import { upperLimit } from './value-bars.tsx'

test.each([
  [-1, 1],
  [0, 1],
  [1, 1],
  [99, 100],
  [100, 100],
  [101, 120],
  [23_900, 25_000],
  [1_184_320, 1_200_000],
  [9_900_000, 10_000_000],
])('bars up to %i are below a line at %i', (largest, expected) => {
  expect(upperLimit(largest)).toBe(expected)
})
