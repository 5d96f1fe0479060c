import { afterAll, expect, test } from 'vitest'
import { freshDatabase } from '#tests/support/database.ts'
import { consumeChallenge, issueChallenge, removeExpiredChallenges } from './challenges.ts'
import { getRelyingParty } from './relying-party.ts'

const database = await freshDatabase('kernel', 'identity')
afterAll(() => database.close())
const HOUR_MS = 3_600_000
const at = (ms: number) => ({ database, clock: () => new Date(Date.UTC(2026, 0, 1) + ms) })

test.each([
  { title: 'for its purpose', purpose: 'sign-in:a', afterMs: HOUR_MS - 1, isAccepted: true },
  { title: 'after an hour', purpose: 'sign-in:a', afterMs: HOUR_MS, isAccepted: false },
  { title: 'in another sign-in', purpose: 'sign-in:b', afterMs: 0, isAccepted: false },
  { title: 'for something else', purpose: 'new-passkey:a', afterMs: 0, isAccepted: false },
] as const)('a challenge $title: accepted $isAccepted', async ({ purpose, afterMs, isAccepted }) => {
  const challenge = await issueChallenge(at(0), 'sign-in:a')
  expect(await consumeChallenge(at(afterMs), challenge, purpose)).toBe(isAccepted)
  if (isAccepted) expect(await consumeChallenge(at(afterMs), challenge, purpose)).toBe(false)
})

test('only one of several simultaneous uses of a challenge is accepted, and its text is not stored', async () => {
  const challenge = await issueChallenge(at(0), 'proof:a')
  const { rows } = await database.pool.query('select * from identity.passkey_challenges')
  expect(JSON.stringify(rows)).not.toContain(challenge)
  const used = await Promise.all(
    Array.from({ length: 4 }, () => consumeChallenge(at(0), challenge, 'proof:a')),
  )
  expect(used.filter(Boolean)).toHaveLength(1)
})

test('expired challenges are removed', async () => {
  await issueChallenge(at(0), 'proof:expired')
  await issueChallenge(at(HOUR_MS), 'proof:valid')
  await removeExpiredChallenges(database, at(HOUR_MS + 1).clock())
  const { rows } = await database.pool.query(
    `select purpose from identity.passkey_challenges where purpose in ('proof:expired', 'proof:valid')`,
  )
  expect(rows).toEqual([{ purpose: 'proof:valid' }])
})

test.each([
  ['https://shop.example', 'shop.example'],
  ['http://localhost:3000', 'localhost'],
  ['http://127.0.0.1:3000', null],
  ['https://[::1]', null],
  ['http://shop.example', null],
])('%s has passkeys for %s', (origin, host) => {
  expect(getRelyingParty({ origin })).toEqual(host && { id: host, origin })
})
