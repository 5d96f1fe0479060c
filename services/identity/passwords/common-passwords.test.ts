import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { buildFilter, isInFilter } from './bloom-filter.ts'
import { isCommonPassword } from './common-passwords.ts'

test('a filter contains each of its members', () => {
  const members = new Set(Array.from({ length: 2_000 }, (_, index) => `member ${index}`))
  const filter = buildFilter(members)
  expect(filter).toHaveLength(5_000)
  expect([...members].every((member) => isInFilter(filter, member))).toBe(true)
})

test.each(['123456789', 'password1', 'Password1', 'QWERTYUIOP', 'iloveyou1', 'liverpool'])(
  '%s is a common password',
  async (password) => {
    expect(await isCommonPassword(password)).toBe(true)
  },
)

test('at most a handful of 60,000 random passwords are false positives', async () => {
  let taken = 0
  for (let count = 0; count < 60_000; count++) {
    if (await isCommonPassword(randomBytes(12).toString('base64url'))) taken += 1
  }
  // The rate is 1 in 15,000, so four are expected.
  expect(taken).toBeLessThan(20)
})
