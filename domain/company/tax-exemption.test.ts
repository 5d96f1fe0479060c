import { expect, test } from 'vitest'
import { exemptionAfter } from './tax-exemption.ts'

test.each([
  ['DE136695976', undefined, true],
  ['DE136695976', 'DE136695976', true],
  ['DE136695976', 'de 136.695.976', true],
  ['DE136695976', 'DE136695977', false],
  ['DE136695976', '', false],
  ['', 'DE136695976', false],
])('the exemption for "%s" holds with "%s": %s', (before, after, holds) => {
  expect(exemptionAfter({ taxNumber: before }, after) === null).toBe(holds)
})
