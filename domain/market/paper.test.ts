import { expect, test } from 'vitest'
import { getPaperSize } from './paper.ts'

test.each([
  ['US', 'LETTER'],
  ['CA', 'LETTER'],
  ['MX', 'LETTER'],
  ['IT', 'A4'],
  ['GB', 'A4'],
  ['JP', 'A4'],
  ['AU', 'A4'],
] as const)('a document for %s is printed on %s', (country, paper) => {
  expect(getPaperSize(country)).toBe(paper)
})
