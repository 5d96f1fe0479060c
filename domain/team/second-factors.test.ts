import { expect, test } from 'vitest'
import { hasSecondFactor, mayRemoveFactor } from './second-factors.ts'

test.each([
  { hasCode: false, passkeys: 0, isSetUp: false },
  { hasCode: true, passkeys: 0, isSetUp: true },
  { hasCode: false, passkeys: 1, isSetUp: true },
  { hasCode: true, passkeys: 2, isSetUp: true },
])('$hasCode, $passkeys passkeys: set up $isSetUp', ({ isSetUp, ...factors }) => {
  expect(hasSecondFactor(factors)).toBe(isSetUp)
})

test.each([
  { hasCode: true, passkeys: 0, code: false, passkey: true },
  { hasCode: true, passkeys: 1, code: true, passkey: true },
  { hasCode: false, passkeys: 1, code: true, passkey: false },
  { hasCode: false, passkeys: 2, code: true, passkey: true },
])('code $hasCode, $passkeys passkeys: the code may go $code, a passkey $passkey', (row) => {
  const { code, passkey, ...factors } = row
  expect([mayRemoveFactor(factors, 'code'), mayRemoveFactor(factors, 'passkey')]).toEqual([code, passkey])
})
