import { afterAll, expect, test } from 'vitest'
import { ACCOUNT_TOKEN_HEADER, type AccountResponse } from '#contracts/identity.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { openIdentity, SIGN_UP, signUp } from '#tests/support/identity/identity-flow.ts'

const database = await freshDatabase('kernel', 'identity')
afterAll(() => database.close())
const identity = await openIdentity(database)
let people = 0
const NEW_PASSWORD = 'a calm morning inland'

/** Creates a signed-in person with functions that call the service for them. */
async function createPerson() {
  const person = { ...SIGN_UP, email: `account-${++people}@example.com` }
  const browser = identity.browser()
  const tokens = await signUp(browser, person)
  return { person, browser, tokens, call: executeAs(tokens.access_token) }
}

function executeAs(accessToken: string) {
  return (method: string, path: string, body?: object) =>
    identity.service.fetch(
      new Request(`http://identity.internal/account${path}`, {
        method,
        headers: {
          authorization: 'Bearer screens',
          [ACCOUNT_TOKEN_HEADER]: accessToken,
          'content-type': 'application/json',
          'x-visitor-key': `visitor-${people}`,
        },
        ...(body && { body: JSON.stringify(body) }),
      }),
    )
}

async function signInAgain(person: typeof SIGN_UP) {
  const browser = identity.browser()
  const { uid, verifier } = await browser.begin()
  const finished = await browser.screen(`/interactions/${uid}/sign-in`, person)
  if (finished.status !== 200) return null
  const back = await browser.follow(((await finished.json()) as { redirectTo: string }).redirectTo)
  const response = await browser.exchangeCode(back.get('code') ?? '', verifier)
  return (await response.json()) as Awaited<ReturnType<typeof signUp>>
}

const described = async (call: ReturnType<typeof executeAs>) =>
  (await (await call('GET', '')).json()) as AccountResponse
const linkToken = () => identity.letters.at(-1)?.url.split('/').at(-1) ?? ''
const openLink = (kind: string, token: string) => identity.browser().screen(`/${kind}/${token}`, {})
const readCode = async (response: Response) => [
  response.status,
  ((await response.json()) as { code: string }).code,
]

test('a customer sees the stored data, and changes their consent', async () => {
  const { person, call } = await createPerson()
  const stored = await described(call)
  expect(stored).toMatchObject({
    email: person.email,
    isEmailVerified: false,
    pendingEmail: null,
    language: 'de',
    hasCommercialConsent: false,
    hasPersonalizedConsent: true,
    events: [{ kind: 'signed-up' }],
  })
  const changed = { hasCommercialConsent: true, hasPersonalizedConsent: false }
  expect((await call('PUT', '/consents', changed)).status).toBe(204)
  expect(await described(call)).toMatchObject(changed)
})

test.each([
  ['GET', ''],
  ['PUT', '/consents'],
  ['POST', '/proof'],
  ['POST', '/password'],
  ['POST', '/email'],
  ['POST', '/verification'],
  ['DELETE', '/sessions'],
  ['DELETE', ''],
])('%s /account%s answers nobody without a good access token', async (method, path) => {
  const body = method === 'GET' ? undefined : {}
  for (const token of ['', 'guess']) {
    expect(await readCode(await executeAs(token)(method, path, body))).toEqual([401, 'unauthorized'])
  }
})

test('changing the password requires the current one and ends all other sessions', async () => {
  const { person, call, browser, tokens } = await createPerson()
  const other = await signInAgain(person)
  const change = (password: string, newPassword: string) =>
    call('POST', '/password', { password, newPassword })
  expect(await readCode(await change('guess guess', NEW_PASSWORD))).toEqual([403, 'password-wrong'])
  expect(await readCode(await change(person.password, 'short'))).toEqual([422, 'password-refused'])
  expect((await change(person.password, NEW_PASSWORD)).status).toBe(204)
  expect((await browser.refresh(tokens.refresh_token)).status).toBe(200)
  expect((await described(call)).events[0]).toMatchObject({ kind: 'password-set' })
  expect((await browser.refresh(other?.refresh_token ?? '')).status).toBe(400)
  expect(await signInAgain(person)).toBeNull()
  expect(await signInAgain({ ...person, password: NEW_PASSWORD })).not.toBeNull()
})

test('an address changes when the emailed link is opened, once, and the old address is notified', async () => {
  const { person, call } = await createPerson()
  const email = `New-${people}@Example.com`
  const requested = { email, password: person.password, language: 'fr' }
  expect((await call('POST', '/email', requested)).status).toBe(204)
  expect(identity.letters.at(-1)).toMatchObject({
    kind: 'account-email-change',
    to: email.toLowerCase(),
    language: 'fr',
    url: expect.stringContaining('/fr-fr/change-email/'),
  })
  expect(await described(call)).toMatchObject({ email: person.email, pendingEmail: email.toLowerCase() })
  const token = linkToken()
  expect((await openLink('email-changes', token)).status).toBe(204)
  expect(identity.letters.at(-1)).toMatchObject({ kind: 'account-email-changed', to: person.email })
  expect(await described(call)).toMatchObject({
    email: email.toLowerCase(),
    isEmailVerified: true,
    pendingEmail: null,
  })
  expect(await readCode(await openLink('email-changes', token))).toEqual([410, 'link-expired'])
  expect(await signInAgain(person)).toBeNull()
})

test('an address with another account is refused without revealing that account', async () => {
  const holder = await createPerson()
  const { person, call } = await createPerson()
  const before = identity.letters.length
  const requested = { email: holder.person.email, password: person.password, language: 'en' }
  expect((await call('POST', '/email', requested)).status).toBe(204)
  expect(identity.letters).toHaveLength(before)
  expect(await readCode(await call('POST', '/email', { ...requested, email: person.email }))).toEqual([
    ...[422, 'email-unchanged'],
  ])
  expect(await readCode(await call('POST', '/email', { ...requested, email: 'none' }))).toEqual([
    422,
    'email-invalid',
  ])
  expect(
    await readCode(await call('POST', '/email', { ...requested, email: 'a@b.example', password: 'guess' })),
  ).toEqual([403, 'password-wrong'])
})

test('an address that another account took before the link was opened stays with that account', async () => {
  const { person, call } = await createPerson()
  const email = `late-${people}@example.com`
  await call('POST', '/email', { email, password: person.password, language: 'en' })
  const token = linkToken()
  await signUp(identity.browser(), { ...SIGN_UP, email })
  expect(await readCode(await openLink('email-changes', token))).toEqual([409, 'email-registered'])
  expect(await described(call)).toMatchObject({ email: person.email })
})

test('the confirmation email can be sent again until the address is confirmed', async () => {
  const { person, call } = await createPerson()
  expect((await call('POST', '/verification', { language: 'it' })).status).toBe(204)
  expect(identity.letters.at(-1)).toMatchObject({
    kind: 'account-verification',
    to: person.email,
    language: 'it',
  })
  expect((await openLink('verifications', linkToken())).status).toBe(204)
  const before = identity.letters.length
  expect((await call('POST', '/verification', { language: 'it' })).status).toBe(204)
  expect(identity.letters).toHaveLength(before)
})

test('signing out everywhere ends all sessions, including this one', async () => {
  const { person, call, browser, tokens } = await createPerson()
  const other = await signInAgain(person)
  expect((await call('DELETE', '/sessions')).status).toBe(204)
  for (const token of [tokens, other]) {
    expect((await browser.refresh(token?.refresh_token ?? '')).status).toBe(400)
  }
  expect(await readCode(await call('GET', ''))).toEqual([401, 'unauthorized'])
  expect(await signInAgain(person)).not.toBeNull()
})

test('deleting an account requires the password and deletes all its data', async () => {
  const { person, call, browser, tokens } = await createPerson()
  expect(await readCode(await call('DELETE', '', { password: 'guess' }))).toEqual([403, 'password-wrong'])
  expect(await readCode(await call('POST', '/proof', { password: 'guess' }))).toEqual([403, 'password-wrong'])
  expect((await call('POST', '/proof', { password: person.password })).status).toBe(204)
  expect((await call('DELETE', '', { password: person.password })).status).toBe(204)
  expect((await browser.refresh(tokens.refresh_token)).status).toBe(400)
  expect(await readCode(await call('GET', ''))).toEqual([401, 'unauthorized'])
  expect(await signInAgain(person)).toBeNull()
  expect(identity.forgotten.at(-1)).toMatchObject({ email: null })
  const { rows } = await database.pool.query(
    `select count(*)::int as left from identity.payloads where payload->>'accountId' not in (select id::text from identity.accounts)`,
  )
  expect(rows).toEqual([{ left: 0 }])
})

test('emails to an address are deleted with the account that has verified it', async () => {
  const { person, call } = await createPerson()
  await openLink('verifications', linkToken())
  expect((await call('DELETE', '', { password: person.password })).status).toBe(204)
  expect(identity.forgotten.at(-1)).toMatchObject({ email: person.email })
})

test('a password cannot be guessed through an open session', async () => {
  const { call } = await createPerson()
  for (let count = 0; count < 10; count++) await call('POST', '/proof', { password: 'guess' })
  expect(await readCode(await call('POST', '/proof', { password: 'guess' }))).toEqual([
    429,
    'too-many-attempts',
  ])
})
