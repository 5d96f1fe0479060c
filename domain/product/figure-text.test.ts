import { expect, test } from 'vitest'
import { figureText } from './figure-text.ts'

test.each([
  ['9', ',', '9'],
  ['2.5', ',', '2,5'],
  ['2.5', '.', '2.5'],
  ['12.25 x 3.5', ',', '12,25 × 3,5'],
  ['110-240', ',', '110–240'],
  // A thousands separator, which an English catalogue uses.
  ['1.000', ',', '1.000'],
  ['1,000', ',', '1,000'],
  ['up to 9', ',', null],
  ['', ',', null],
])('%j is printed with the mark “%s” as %j', (value, mark, text) => {
  expect(figureText(value, mark)).toBe(text)
})
