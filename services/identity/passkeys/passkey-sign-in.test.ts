import { randomBytes } from 'node:crypto'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { finishedResponse, interactionResponse, passkeysResponse } from '#contracts/identity.ts'
import { passkeyCreation } from '#contracts/passkeys.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { createAuthenticator, type Forged } from '#tests/support/identity/authenticator.ts'
import { createDesk } from '#tests/support/identity/identity-desk.ts'
import { IDENTITY_ORIGIN, openIdentity, SIGN_UP, signUp } from '#tests/support/identity/identity-flow.ts'
import { tokenTo } from '#tests/support/identity/identity-person.ts'

const database = await freshDatabase('kernel', 'identity')
afterAll(() => database.close())
const identity = await openIdentity(database)
afterEach(() => expect(identity.faults).toEqual([]))
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0'

const readOutcome = async (response: Response) => [
  response.status,
  response.ok ? null : (await response.json()).code,
]
const REFUSED = [422, 'passkey-refused']
type Browser = ReturnType<typeof identity.browser>

/** Returns a browser's account calls. */
const callAccount =
  (browser: Browser, token: string) =>
  (method: string, path: string, body?: object): Promise<Response> =>
    browser.call(`/account${path}`, {
      method,
      headers: {
        authorization: 'Bearer screens',
        'x-account-token': token,
        'content-type': 'application/json',
        'x-visitor-key': token.slice(0, 12),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
type Call = ReturnType<typeof callAccount>

async function openCustomer() {
  const email = `${randomBytes(6).toString('hex')}@example.com`
  const browser = identity.browser(FIREFOX)
  const { access_token: token } = await signUp(browser, { ...SIGN_UP, email })
  return { email, browser, call: callAccount(browser, token) }
}

const creationFor = async (call: Call, proof: object = { password: SIGN_UP.password }) =>
  passkeyCreation.parse(await (await call('POST', '/passkey-creations', proof)).json())
const readPasskeys = async (call: Call) =>
  passkeysResponse.parse(await (await call('GET', '/passkeys')).json())

/** Creates a customer with a passkey. */
async function openOwner() {
  const customer = await openCustomer()
  const authenticator = createAuthenticator(IDENTITY_ORIGIN)
  const created = authenticator.create(await creationFor(customer.call))
  expect((await customer.call('POST', '/passkeys', { name: 'Phone', created })).status).toBe(204)
  return { ...customer, authenticator }
}

/** Starts a sign-in in a new browser. */
async function beginSignIn(browser = identity.browser(FIREFOX)) {
  const { uid, verifier } = await browser.begin()
  const { passkey } = interactionResponse.parse(await (await browser.screen(`/interactions/${uid}`)).json())
  if (!passkey) throw new Error('No passkey is requested')
  return {
    browser,
    request: passkey,
    use: (used: object) => browser.screen(`/interactions/${uid}/passkey`, { used }),
    /** Completes the sign-in and returns the tokens. */
    async finish(response: Response) {
      const back = await browser.follow(finishedResponse.parse(await response.json()).redirectTo)
      const exchanged = await browser.exchangeCode(back.get('code') ?? '', verifier)
      return (await exchanged.json()) as { access_token: string; refresh_token: string }
    },
  }
}

test('a customer adds a passkey with their password, and is notified', async () => {
  const { call, email, browser, authenticator } = await openOwner()
  expect(browser.device).not.toBeNull()
  expect(identity.letters.at(-1)).toMatchObject({
    kind: 'account-passkey-added',
    to: email,
    device: { browser: 'Firefox', system: 'Linux' },
    url: `${IDENTITY_ORIGIN}/de-de/profile/passkeys`,
  })
  const { passkeys, mayAdd, proof } = await readPasskeys(call)
  expect([passkeys, mayAdd]).toMatchObject([[{ name: 'Phone', usedAt: null }], true])
  expect(proof?.allowCredentials.map(({ id }) => id)).toEqual([authenticator.id])
  const { rows } = await database.pool.query('select * from identity.passkeys where credential_id = $1', [
    authenticator.id,
  ])
  expect(rows).toMatchObject([{ use: 'sign-in', counter: '1', transports: ['internal'] }])
})

test('a passkey for signing in is discoverable, and verifies its user', async () => {
  const { call } = await openCustomer()
  expect(await creationFor(call)).toMatchObject({
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: [],
  })
})

test('adding one requires the password or another passkey, each for this session only', async () => {
  const { call, authenticator } = await openOwner()
  const wrong = await call('POST', '/passkey-creations', { password: 'not the right one' })
  expect(await readOutcome(wrong)).toEqual([403, 'password-wrong'])
  const { proof } = await readPasskeys(call)
  if (!proof) throw new Error('No proof is requested')
  const used = authenticator.use(proof)
  const creation = await creationFor(call, { used })
  expect(creation.excludeCredentials).toHaveLength(1)
  expect(await readOutcome(await call('POST', '/passkey-creations', { used }))).toEqual(REFUSED)
  const other = await openCustomer()
  const created = createAuthenticator(IDENTITY_ORIGIN).create(creation)
  expect(await readOutcome(await other.call('POST', '/passkeys', { name: 'Mine', created }))).toEqual(REFUSED)
})

test('a passkey is registered for one account only', async () => {
  const { authenticator } = await openOwner()
  const other = await openCustomer()
  const created = authenticator.create(await creationFor(other.call))
  expect(await readOutcome(await other.call('POST', '/passkeys', { name: 'Mine', created }))).toEqual(REFUSED)
})

test('a passkey signs in as a password does: same session, trusted device, notice of a new browser', async () => {
  const { email, call, authenticator } = await openOwner()
  const next = await beginSignIn()
  expect(next.request).toMatchObject({
    allowCredentials: [],
    userVerification: 'required',
    rpId: 'localhost',
  })
  const signed = await next.use(authenticator.use(next.request))
  expect(signed.status).toBe(200)
  expect(identity.letters.at(-1)).toMatchObject({ kind: 'account-new-device', to: email })
  const { access_token, refresh_token } = await next.finish(signed)
  expect(refresh_token).toBeTruthy()
  expect(next.browser.device).not.toBeNull()
  const account = await (await callAccount(next.browser, access_token)('GET', '')).json()
  expect(account).toMatchObject({ email, events: [{ kind: 'signed-in' }, { kind: 'passkey-added' }, {}] })
  const { sessions } = await (await call('GET', '/sessions')).json()
  expect(sessions).toHaveLength(2)
  expect(sessions).toContainEqual(expect.objectContaining({ browser: 'Firefox', isCurrent: false }))
})

const FORGED: Record<string, Forged> = {
  'another origin': { origin: 'https://evil.example' },
  'another host': { host: 'evil.example' },
  'another challenge': { challenge: 'AAAA' },
  'no verified user': { isVerified: false },
  'another key': { isSignedByOther: true },
  'a count that has not advanced': { counter: 1 },
}
describe.each(Object.entries(FORGED))('a sign-in with %s', (_, forged) => {
  test('is refused', async () => {
    const { authenticator } = await openOwner()
    const { request, use } = await beginSignIn()
    expect(await readOutcome(await use(authenticator.use(request, forged)))).toEqual(REFUSED)
  })
})

test('an unknown passkey is refused like a forged one, without revealing whose it is', async () => {
  const { request, use } = await beginSignIn()
  expect(await readOutcome(await use(createAuthenticator(IDENTITY_ORIGIN).use(request)))).toEqual(REFUSED)
})

test('a signature for one sign-in is refused in another and works once', async () => {
  const { authenticator } = await openOwner()
  const [first, second] = [await beginSignIn(), await beginSignIn()]
  const signed = authenticator.use(first.request)
  expect(await readOutcome(await second.use(signed))).toEqual(REFUSED)
  expect((await first.use(signed)).status).toBe(200)
  expect(await readOutcome(await first.use(signed))).toEqual(REFUSED)
})

test('attempts are limited by network, as with passwords', async () => {
  const { request, browser } = await beginSignIn()
  const used = createAuthenticator(IDENTITY_ORIGIN).use(request)
  const { uid } = await browser.begin()
  const statuses = []
  for (let count = 0; count < 32; count++)
    statuses.push((await browser.screen(`/interactions/${uid}/passkey`, { used }, 'one network')).status)
  expect(statuses).toEqual([...Array(30).fill(422), 429, 429])
})

test('passkeys for signing in and those of the desk do not replace each other', async () => {
  const { email, authenticator, call } = await openOwner()
  const { user } = await creationFor(call)
  await database.pool.query(
    `insert into identity.staff (account_id, roles, added_at)
     select id, '{orders}', '2026-11-20 10:00Z' from identity.accounts where email = $1`,
    [email],
  )
  const desk = createDesk(identity)
  const { page } = await desk.passPasswordOnly(email)
  // Anyone with the password could have added the passkey at the shop.
  const read = await page.read()
  expect(read).toMatchObject({ passkey: null, hasCode: false })
  const creation = read.setUp?.passkey
  if (!creation) throw new Error('No passkey can be set up')
  expect(creation.user.id).not.toBe(user.id)
  const forDesk = createAuthenticator(IDENTITY_ORIGIN)
  expect((await page.setUp(forDesk.create(creation))).status).toBe(200)
  const next = await desk.passPasswordOnly(email)
  const { passkey } = await next.page.read()
  if (!passkey) throw new Error('No passkey is requested')
  expect(await readOutcome(await next.page.use(authenticator.use(passkey)))).toEqual(REFUSED)
  const { request, use } = await beginSignIn()
  expect(await readOutcome(await use(forDesk.use(request)))).toEqual(REFUSED)
})

test('signing out everywhere and changing the password preserve passkeys but end the sessions they started', async () => {
  const { authenticator, call } = await openOwner()
  const next = await beginSignIn()
  const { access_token } = await next.finish(await next.use(authenticator.use(next.request)))
  const there = callAccount(next.browser, access_token)
  const passwords = { password: SIGN_UP.password, newPassword: 'ein ruhiger Morgen' }
  expect((await call('POST', '/password', passwords)).status).toBe(204)
  expect((await there('GET', '')).status).toBe(401)
  expect((await readPasskeys(call)).passkeys).toHaveLength(1)
  await call('DELETE', '/sessions')
  expect((await call('GET', '')).status).toBe(401)
  const again = await beginSignIn()
  expect((await again.use(authenticator.use(again.request))).status).toBe(200)
})

test('a password set through an emailed link removes the passkeys and notifies the owner', async () => {
  const { email, authenticator } = await openOwner()
  const pending = await beginSignIn()
  const other = identity.browser()
  const { uid } = await other.begin()
  await other.screen(`/interactions/${uid}/password-links`, { email, language: 'de' })
  const token = tokenTo(identity, email, 'account-password')
  expect((await other.screen(`/password-links/${token}`, { password: 'ein ruhiger Morgen' })).status).toBe(
    200,
  )
  expect(identity.letters.filter(({ to }) => to === email).map(({ kind }) => kind)).toContain(
    'account-passkeys-removed',
  )
  expect(await readOutcome(await pending.use(authenticator.use(pending.request)))).toEqual(REFUSED)
})

test('a customer can rename and remove only their own passkeys', async () => {
  const { email, call, authenticator } = await openOwner()
  const [passkey] = (await readPasskeys(call)).passkeys
  const other = await openCustomer()
  await other.call('PATCH', `/passkeys/${passkey?.id}`, { name: 'Mine' })
  await other.call('DELETE', `/passkeys/${passkey?.id}`)
  expect((await readPasskeys(call)).passkeys).toMatchObject([{ name: 'Phone' }])
  await call('PATCH', `/passkeys/${passkey?.id}`, { name: 'Work phone' })
  expect((await readPasskeys(call)).passkeys).toMatchObject([{ name: 'Work phone' }])
  expect((await call('PATCH', `/passkeys/${passkey?.id}`, { name: ' ' })).status).toBe(422)
  expect((await call('DELETE', `/passkeys/${passkey?.id}`)).status).toBe(204)
  expect(identity.letters.at(-1)).toMatchObject({ kind: 'account-passkey-removed', to: email })
  const { request, use } = await beginSignIn()
  expect(await readOutcome(await use(authenticator.use(request)))).toEqual(REFUSED)
  const before = identity.letters.length
  expect((await call('DELETE', '/passkeys/not-an-id')).status).toBe(204)
  expect(identity.letters).toHaveLength(before)
})

test('an account has at most twenty passkeys', async () => {
  const { call } = await openOwner()
  await database.pool.query(
    `insert into identity.passkeys (account_id, use, credential_id, public_key, counter, transports, name, created_at)
     select account_id, use, credential_id || n, public_key, 0, '{}', 'n', '2026-11-20 10:00Z'
     from identity.passkeys, generate_series(1, 19) n where account_id = (
       select account_id from identity.passkeys order by created_at desc limit 1)`,
  )
  const created = createAuthenticator(IDENTITY_ORIGIN).create(await creationFor(call))
  const added = await call('POST', '/passkeys', { name: 'One more', created })
  expect(await readOutcome(added)).toEqual([422, 'passkeys-exhausted'])
})
