import { readFile } from 'node:fs/promises'
import { afterAll, afterEach, expect, test } from 'vitest'
import { ACCOUNT_TOKEN_HEADER } from '#contracts/identity.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { openIdentity, SIGN_UP } from '#tests/support/identity/identity-flow.ts'
import { openPerson } from '#tests/support/identity/identity-person.ts'
import { findAccountByEmail } from '../accounts/accounts.ts'
import { changeAccount } from '../accounts/change-account.ts'
import { endAccountSession } from './account-sessions.ts'
import { revokeAccount, revokeOthers } from './payload-adapter.ts'

const database = await freshDatabase('kernel', 'identity')
afterAll(() => database.close())
const identity = await openIdentity(database)
afterEach(() => expect(identity.faults).toEqual([]))

type Person = Awaited<ReturnType<typeof openPerson>>

/** Runs a request, commits a change while it is in progress, and returns its response. */
async function during<Value>(
  change: (tx: Queryable) => Promise<unknown>,
  request: () => Promise<Value>,
): Promise<Value> {
  const requested = await database.db.transaction(async (tx) => {
    await change(tx)
    const response = request()
    await expect.poll(() => waitingForLocks(), { timeout: 15_000 }).toBeGreaterThan(0)
    return { response }
  })
  return requested.response
}

async function waitingForLocks(): Promise<number> {
  const { rows } = await database.pool.query(
    `select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0].waiting
}

async function findSession({ email }: Person): Promise<{ accountId: string; uid: string }> {
  const { rows } = await database.pool.query(
    `select account_id as "accountId", uid from identity.payloads
     where model = 'Session' and account_id = (select id::text from identity.accounts where email = $1)`,
    [email],
  )
  return rows[0]
}

const ENDINGS: [string, (tx: Queryable, session: { accountId: string; uid: string }) => Promise<unknown>][] =
  [
    ['all of the account', (tx, { accountId }) => revokeAccount(tx, accountId)],
    [
      'all but another one',
      (tx, { accountId }) => revokeOthers(tx, { accountId, grantId: 'another', sessionUid: 'another' }),
    ],
    ['this one', (tx, session) => endAccountSession(tx, session)],
  ]

// spec 2: account page: a sign-in that is ended stays ended, whatever request is under way
test.each(ENDINGS)(
  'a session that is ended (%s) is not brought back by a request under way',
  async (_, end) => {
    const person = await openPerson(identity)
    const session = await findSession(person)
    const { browser, tokens } = person
    await during(
      (tx) => end(tx, session),
      () => browser.begin(),
    )
    expect((await browser.begin()).location).toContain('/sign-in/')
    expect((await browser.refresh(tokens.refresh_token)).status).toBe(400)
  },
)

test('tokens issued while their session ends are not accepted', async () => {
  const { browser, tokens, ...person } = await openPerson(identity)
  const session = await findSession({ browser, tokens, ...person })
  const response = await during(
    (tx) => revokeAccount(tx, session.accountId),
    () => browser.refresh(tokens.refresh_token),
  )
  const issued = (await response.json()) as { access_token?: string }
  const account = await browser.call('/account', {
    headers: { authorization: 'Bearer screens', [ACCOUNT_TOKEN_HEADER]: issued.access_token ?? '' },
  })
  expect(account.status).toBe(401)
})

test('a sign-in whose password was changed before the browser returned starts no session', async () => {
  const person = await openPerson(identity)
  const browser = identity.browser()
  const { uid } = await browser.begin()
  const credentials = { email: person.email, password: SIGN_UP.password }
  const finished = await browser.screen(`/interactions/${uid}/sign-in`, credentials)
  const { redirectTo } = (await finished.json()) as { redirectTo: string }
  const account = await findAccountByEmail(database, person.email)
  if (!account) throw new Error('The account is gone')
  const back = await during(
    async (tx) => {
      await changeAccount(tx, account, { change: 'password-changed' })
      await revokeAccount(tx, account.id)
    },
    () => browser.follow(redirectTo),
  )
  expect([back.get('code'), back.get('error')]).toEqual([null, 'access_denied'])
  expect((await browser.begin()).location).toContain('/sign-in/')
})

test('sessions of releases without session records continue after the upgrade', async () => {
  const { browser, tokens } = await openPerson(identity)
  await database.pool.query('delete from identity.account_sessions')
  const migration = new URL('../migrations/0007_recorded_sessions.sql', import.meta.url)
  const statements = (await readFile(migration, 'utf8')).split('--> statement-breakpoint')
  await database.pool.query(statements.at(-1) ?? '')
  expect(new URL((await browser.begin()).location).searchParams.get('code')).not.toBeNull()
  expect((await browser.refresh(tokens.refresh_token)).status).toBe(200)
})
