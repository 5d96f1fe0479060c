import { expect, test } from 'vitest'
import {
  ACCOUNT_CHANGES,
  type AccountChange,
  isRevokedBy,
  LINK_LIFETIME_MS,
  LINK_PURPOSES,
  type LinkPurpose,
} from './account-links.ts'

const HOUR_MS = 3_600_000

test('password links work for an hour, links for a change for a day, all others for three days', () => {
  expect(LINK_PURPOSES.map((purpose) => LINK_LIFETIME_MS[purpose] / HOUR_MS)).toEqual([1, 72, 24, 72])
})

const SURVIVORS: [AccountChange, LinkPurpose[]][] = [
  ['password-reset', ['email-undo']],
  ['password-changed', ['email-undo']],
  ['email-verified', ['email-undo']],
  ['email-changed', ['email-undo']],
  ['email-restored', []],
  ['email-change-cancelled', ['password', 'verification', 'email-undo']],
  ['signed-out-everywhere', ['email-undo']],
]

// spec 4: emailed links: what happens to an account revokes the links that are open
test.each(SURVIVORS)('%s leaves open: %j', (change, survivors) => {
  const open = LINK_PURPOSES.filter((purpose) => !isRevokedBy({ purpose, version: 3 }, change))
  expect(open).toEqual(survivors)
})

test('every change has a row', () => {
  expect(SURVIVORS.map(([change]) => change)).toEqual([...ACCOUNT_CHANGES])
})

test.each([
  ['email-undo', 2, false],
  ['email-undo', 3, true],
  ['email-undo', 4, true],
  ['password', 2, true],
  ['verification', 2, true],
  ['email-change', 2, true],
] as const)(
  'undoing the change of version 3, a link %s of version %i is revoked: %s',
  (purpose, version, is) => {
    const undo = { purpose: 'email-undo', version: 3 } as const
    expect(isRevokedBy({ purpose, version }, 'email-restored', undo)).toBe(is)
  },
)
