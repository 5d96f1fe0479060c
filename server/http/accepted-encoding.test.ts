import { expect, test } from 'vitest'
import { acceptedEncoding } from './accepted-encoding.ts'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['gzip;q=0.8, br;q=0', 'gzip'],
  ['br;q=0, gzip;q=0.0', null],
  ['identity', null],
  [null, null],
])('to %s the answer is %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding)
})
