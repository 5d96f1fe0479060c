import { expect, test } from 'vitest'
import { parseLength } from './typed-length.ts'

test.each([
  ['78', 78],
  [' 78.5 ', 78.5],
  ['78,5', 78.5],
  ['29 7/8', 29.875],
  ['29⅞', 29.875],
  ['31 ½', 31.5],
  ['', null],
  ['wide', null],
  ['29 7/0', null],
  ['1,500,5', null],
  ['123456', null],
])('%j is read as %s', (text, length) => {
  expect(parseLength(text)).toBe(length)
})
