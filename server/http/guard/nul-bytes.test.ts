import { expect, test } from 'vitest'
import { bodyHasNul } from './nul-bytes.ts'

test.each([
  ['name=Ada&city=Parma', false],
  ['name=Ada%00', true],
  ['name=\0', true],
  ['{"name":"Ada"}', false],
  ['{"name":"\\u0000"}', true],
  ['{"name":"\\\\\\u0000"}', true],
  ['{"name":"\\\\u0000"}', false],
  ['{"name":"\\\\\\\\u0000"}', false],
  ['{"name":"\\\\u0000 and \\u0000"}', true],
  ['{"share":"100%00"}', false],
  ['', false],
])('%j holds a NUL byte: %s', (body, holdsOne) => {
  expect(bodyHasNul(Buffer.from(body))).toBe(holdsOne)
})
