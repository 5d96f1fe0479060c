import { expect, test } from 'vitest'
import { mayIdentify } from './identity.ts'

test.each([
  [[], false],
  [['analytics'], false],
  [['marketing'], false],
  [['analytics', 'marketing'], true],
] as const)('with consent to %j a customer may be identified: %s', (granted, may) => {
  expect(mayIdentify(granted)).toBe(may)
})
