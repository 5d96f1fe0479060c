import { expect, test } from 'vitest'
import { threadTime } from '#tests/support/thread-time.ts'
import { bodyHasNul, withoutPathNul } from './nul-bytes.ts'

test.each([
  ['name=Ada&city=Parma', true, false],
  ['name=Ada%00', true, true],
  ['[x=1&name=Ada%00', true, true],
  ['name=\0', true, true],
  ['{"name":"Ada"}', false, false],
  ['{"name":"\\u0000"}', false, true],
  ['{"name":"\\\\\\u0000"}', false, true],
  ['{"name":"\\\\u0000"}', false, false],
  ['{"name":"\\\\\\\\u0000"}', false, false],
  ['{"name":"\\\\u0000 and \\u0000"}', false, true],
  ['\\u0000', false, true],
  ['{"share":"100%00"}', false, false],
  ['', true, false],
])('%j, a form: %s, holds a NUL byte: %s', (body, isForm, hasNul) => {
  expect(bodyHasNul(Buffer.from(body), isForm)).toBe(hasNul)
})

test.each([
  ['https://shop.example/products/%00', 'https://shop.example/products/%EF%BF%BD'],
  ['https://shop.example/a%00b%00?q=%00?', 'https://shop.example/a%EF%BF%BDb%EF%BF%BD?q=%00?'],
  ['https://shop.example/?q=a', 'https://shop.example/?q=a'],
])('%s leads to %s', (address, other) => {
  expect(withoutPathNul(address)).toBe(other)
})

test('a million backslashes are scanned once', async () => {
  const body = Buffer.from(`${'\\'.repeat(1_000_001)}u0000`)
  const { spentMs } = await threadTime(async () => bodyHasNul(body, false))
  expect(spentMs).toBeLessThan(50)
})
