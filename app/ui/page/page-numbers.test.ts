import { expect, test } from 'vitest'
import { pageNumbers } from './page-numbers.ts'

test.each([
  [1, 1, '1'],
  [1, 2, '1 2'],
  [1, 5, '1 2 … 5'],
  [3, 5, '1 2 3 4 5'],
  [5, 10, '1 … 4 5 6 … 10'],
  [10, 10, '1 … 9 10'],
])('page %i of %i shows %s', (page, pageCount, text) => {
  const entries = pageNumbers(page, pageCount)
  expect(entries.map(({ number }) => number ?? '…').join(' ')).toBe(text)
  expect(new Set(entries.map(({ key }) => key)).size).toBe(entries.length)
})
