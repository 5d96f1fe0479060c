import { afterAll, afterEach, expect, test } from 'vitest'
import { freshDatabase } from '#tests/support/database.ts'
import { openIdentity, SIGN_UP } from '#tests/support/identity/identity-flow.ts'
import { openPerson } from '#tests/support/identity/identity-person.ts'
import { findAccountByEmail, lockAccount } from '../accounts/accounts.ts'
import { changeAccount } from '../accounts/change-account.ts'

const database = await freshDatabase('kernel', 'identity')
afterAll(() => database.close())
const identity = await openIdentity(database)
afterEach(() => expect(identity.faults).toEqual([]))

type Person = Awaited<ReturnType<typeof openPerson>>
const NEW_PASSWORD = 'a calm morning inland'

/** Runs a request until it waits for the account's lock, and changes the credentials before it gets the lock. */
async function overtaken(person: Person, request: () => Promise<Response>): Promise<number> {
  const found = await findAccountByEmail(database, person.email)
  const { response } = await database.db.transaction(async (tx) => {
    const account = await lockAccount(tx, found?.id ?? '')
    if (!account) throw new Error('The account is gone')
    const requested = request()
    await expect.poll(() => waitingForLocks(), { timeout: 15_000 }).toBe(1)
    await changeAccount(tx, account, { change: 'password-changed' })
    return { response: requested }
  })
  return (await response).status
}

async function waitingForLocks(): Promise<number> {
  const { rows } = await database.pool.query(
    `select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0].waiting
}

const REQUESTS: [string, number, (person: Person) => Promise<() => Promise<Response>>][] = [
  [
    'a change of address that was proven by the password',
    403,
    async (person) => () =>
      person.call('POST', '/email', {
        email: `thief-${person.name}@example.com`,
        password: SIGN_UP.password,
        language: 'en',
      }),
  ],
  [
    'a change of password that was proven by the password',
    403,
    async (person) => () =>
      person.call('POST', '/password', { password: SIGN_UP.password, newPassword: NEW_PASSWORD }),
  ],
  [
    'a deletion that was proven by the password',
    403,
    async (person) => () => person.call('DELETE', '', { password: SIGN_UP.password }),
  ],
  [
    'the use of a reset link',
    410,
    async (person) => {
      const token = await person.requestReset()
      return () => person.postLink(`/password-links/${token}`, { password: NEW_PASSWORD })
    },
  ],
  [
    'the use of a link to a new address',
    410,
    async (person) => {
      const token = await person.requestEmail(`thief-${person.name}@example.com`)
      return () => person.postLink(`/email-changes/${token}`)
    },
  ],
  [
    'the use of a verification link',
    410,
    async (person) => () => person.postLink(`/verifications/${person.verificationToken}`),
  ],
  [
    'a sign-in with the password',
    401,
    async (person) => {
      const browser = identity.browser()
      const { uid } = await browser.begin()
      const credentials = { email: person.email, password: SIGN_UP.password }
      return () => browser.screen(`/interactions/${uid}/sign-in`, credentials)
    },
  ],
]

// spec 4: emailed links: of two uses at once one succeeds, and a proof of the password ends with it
test.each(REQUESTS)('%s is void once the credentials changed meanwhile', async (_, status, prepare) => {
  const person = await openPerson(identity)
  expect(await overtaken(person, await prepare(person))).toBe(status)
  const { rows } = await database.pool.query(
    `select count(*)::int as left from identity.payloads where payload -> 'result' -> 'login' is not null`,
  )
  expect(rows).toEqual([{ left: 0 }])
})

test('of a simultaneous password reset and change of address, one succeeds', async () => {
  for (let round = 0; round < 8; round++) {
    const person = await openPerson(identity)
    const next = `thief-${person.name}@example.com`
    const change = await person.requestEmail(next)
    const reset = await person.requestReset()
    const responses = await Promise.all([
      person.postLink(`/password-links/${reset}`, { password: NEW_PASSWORD }),
      person.postLink(`/email-changes/${change}`),
    ])
    const [isReset, isChanged] = responses.map(({ status }) => status !== 410)
    expect(isReset).toBe(!isChanged)
    const signsIn = isReset
      ? await person.signsIn(person.email, NEW_PASSWORD)
      : await person.signsIn(next, SIGN_UP.password)
    expect(signsIn).toBe(true)
  }
}, 60_000)

test('of two accounts that claim one address simultaneously, one is refused', async () => {
  for (let round = 0; round < 8; round++) {
    const address = `both-${round}@example.com`
    const [one, other] = [await openPerson(identity), await openPerson(identity)]
    const paths = [await one.requestEmail(address), await other.requestEmail(address)].map(
      (token) => `/email-changes/${token}`,
    )
    const responses = await Promise.all(paths.map((path) => one.postLink(path)))
    expect(responses.map(({ status }) => status).toSorted()).toEqual([204, 409])
  }
}, 60_000)
