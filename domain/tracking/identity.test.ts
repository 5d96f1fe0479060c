import { expect, test } from 'vitest'
import { mayIdentify } from './identity.ts'

// spec 7: identify: name and email only with consent
test.each([
  [[], false],
  [['analytics'], false],
  [['marketing'], false],
  [['analytics', 'marketing'], true],
] as const)('with consent to %j a customer may be identified: %s', (granted, may) => {
  expect(mayIdentify(granted)).toBe(may)
})
