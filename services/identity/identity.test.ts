import { afterAll, expect, test } from 'vitest'
import { maskEmail } from '#domain/account/masked-email.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { openIdentity, SIGN_UP, signUp } from '#tests/support/identity/identity-flow.ts'

const database = await freshDatabase('kernel', 'identity')
afterAll(() => database.close())
const identity = await openIdentity(database)
let people = 0
const createPerson = () => ({ ...SIGN_UP, email: `person-${++people}@example.com` })

test('a new visitor is sent to the screens in their locale, signs up, and returns with tokens', async () => {
  const browser = identity.browser()
  const { location, uid, verifier } = await browser.begin()
  expect(location).toBe(`/de-at/sign-in/${uid}`)
  expect(await (await browser.screen(`/interactions/${uid}`)).json()).toMatchObject({
    emailHint: null,
    isForDesk: false,
    state: 'state',
  })
  const email = `Anna-${++people}@Example.com`
  const step = await browser.screen(`/interactions/${uid}/email`, { email })
  expect(await step.json()).toEqual({ next: 'sign-up' })
  const finished = await browser.screen(`/interactions/${uid}/sign-up`, { ...SIGN_UP, email })
  const back = await browser.follow(((await finished.json()) as { redirectTo: string }).redirectTo)
  expect(back.get('state')).toBe('state')
  const response = await browser.exchangeCode(back.get('code') ?? '', verifier)
  const tokens = await response.json()
  expect(tokens).toMatchObject({
    access_token: expect.any(String),
    refresh_token: expect.any(String),
    id_token: expect.any(String),
    expires_in: 3600,
  })
  const claims = await browser.call('/authentication/userinfo', {
    headers: { authorization: `Bearer ${tokens.access_token}` },
  })
  expect(await claims.json()).toMatchObject({ email: email.toLowerCase(), email_verified: false })
  expect(identity.letters.at(-1)).toMatchObject({ kind: 'account-verification', to: email.toLowerCase() })
})

test('a returning customer signs in with the password, and is refused with a wrong one', async () => {
  const person = createPerson()
  await signUp(identity.browser(), person)
  const browser = identity.browser()
  const { uid } = await browser.begin()
  const step = await browser.screen(`/interactions/${uid}/email`, { email: person.email.toUpperCase() })
  expect(await step.json()).toEqual({ next: 'sign-in' })
  const wrong = await browser.screen(`/interactions/${uid}/sign-in`, { ...person, password: 'another one' })
  expect([wrong.status, await wrong.json()]).toEqual([401, { code: 'credentials-wrong' }])
  const stranger = { email: 'nobody@example.com', password: 'another one' }
  const unknown = await browser.screen(`/interactions/${uid}/sign-in`, stranger)
  expect([unknown.status, await unknown.json()]).toEqual([401, { code: 'credentials-wrong' }])
  const right = await browser.screen(`/interactions/${uid}/sign-in`, person)
  const back = await browser.follow(((await right.json()) as { redirectTo: string }).redirectTo)
  expect(back.get('code')).toBeTruthy()
})

test('one address has one account, even if two people sign up simultaneously', async () => {
  const person = createPerson()
  const browsers = [identity.browser(), identity.browser()]
  const statuses = await Promise.all(
    browsers.map(async (browser) => {
      const { uid } = await browser.begin()
      return (await browser.screen(`/interactions/${uid}/sign-up`, person)).status
    }),
  )
  expect(statuses.sort()).toEqual([200, 409])
})

test('a sign-in is bound to the browser that started it', async () => {
  const { uid } = await identity.browser().begin()
  const thief = identity.browser()
  expect((await thief.screen(`/interactions/${uid}`)).status).toBe(404)
  expect((await thief.screen(`/interactions/${uid}/sign-up`, createPerson())).status).toBe(404)
})

test('only our own server can make the calls behind the screens', async () => {
  const browser = identity.browser()
  const { uid } = await browser.begin()
  const response = await browser.call(`/interactions/${uid}`, { headers: { authorization: 'Bearer guess' } })
  expect(response.status).toBe(403)
})

test.each([
  [{ code_challenge: null }, 'invalid_request'],
  [{ code_challenge_method: 'plain' }, 'invalid_request'],
])('without a proper proof key (%j) there is no sign-in', async (changes, error) => {
  const { location } = await identity.browser().begin(changes)
  expect(new URL(location).searchParams.get('error')).toBe(error)
})

test('a foreign return address is refused immediately', async () => {
  const { response } = await identity.browser().begin({ redirect_uri: 'https://evil.example/callback' })
  expect([response.status, response.headers.get('location')]).toEqual([400, null])
})

test('a code works once, and only with its own verifier', async () => {
  const browser = identity.browser()
  const { uid, verifier } = await browser.begin()
  const finished = await browser.screen(`/interactions/${uid}/sign-up`, createPerson())
  const back = await browser.follow(((await finished.json()) as { redirectTo: string }).redirectTo)
  const code = back.get('code') ?? ''
  expect((await browser.exchangeCode(code, 'x'.repeat(86))).status).toBe(400)
  expect((await browser.exchangeCode(code, verifier)).status).toBe(200)
  const again = await browser.exchangeCode(code, verifier)
  expect([again.status, await again.json()]).toMatchObject([400, { error: 'invalid_grant' }])
})

test('two simultaneous refreshes both succeed; a later reuse revokes everything', async () => {
  const browser = identity.browser()
  const { refresh_token } = await signUp(browser, createPerson())
  const crossed = await Promise.all([browser.refresh(refresh_token), browser.refresh(refresh_token)])
  expect(crossed.map(({ status }) => status)).toEqual([200, 200])
  const [first] = await Promise.all(
    crossed.map(async (response) => (await response.json()) as { refresh_token: string }),
  )
  identity.clock.aheadMs += 11_000
  expect((await browser.refresh(refresh_token)).status).toBe(400)
  expect((await browser.refresh(first?.refresh_token ?? '')).status).toBe(400)
})

test('signing out ends the session with its tokens and redirects back immediately', async () => {
  const browser = identity.browser()
  const tokens = await signUp(browser, createPerson())
  const target = 'http://localhost:3000/api/auth/logout'
  const requested = new URLSearchParams({ id_token_hint: tokens.id_token, post_logout_redirect_uri: target })
  const response = await browser.call(`/authentication/logout?${requested}`)
  expect([response.status, response.headers.get('location')]).toEqual([303, target])
  expect((await browser.refresh(tokens.refresh_token)).status).toBe(400)
  const claims = await browser.call('/authentication/userinfo', {
    headers: { authorization: `Bearer ${tokens.access_token}` },
  })
  expect(claims.status).toBe(401)
  expect((await browser.begin()).location).toContain('/sign-in/')
})

test('signing out with a foreign hint ends no session and redirects home', async () => {
  const browser = identity.browser()
  const tokens = await signUp(browser, createPerson())
  const requested = new URLSearchParams({
    id_token_hint: 'x.y.z',
    post_logout_redirect_uri: 'https://evil.example/',
  })
  expect((await browser.call(`/authentication/logout?${requested}`)).headers.get('location')).toBe('/')
  expect((await browser.refresh(tokens.refresh_token)).status).toBe(200)
})

test('a forgotten password is reset through an emailed link, which works once and ends all sessions', async () => {
  const person = createPerson()
  const browser = identity.browser()
  const tokens = await signUp(browser, person)
  browser.signOut()
  const { uid: requesting } = await browser.begin()
  const call = (email: string) =>
    browser.screen(`/interactions/${requesting}/password-links`, { email, language: 'it' })
  const stranger = await call('nobody@example.com')
  const known = await call(person.email)
  expect([stranger.status, known.status]).toEqual([204, 204])
  const lastEmail = identity.letters.at(-1)
  expect(lastEmail).toMatchObject({ kind: 'account-password', to: person.email, language: 'it' })
  const token = lastEmail?.url.split('/').at(-1) ?? ''
  expect(lastEmail?.url).toBe(`http://localhost:3000/it-it/password/${token}`)
  const seen = await browser.screen(`/password-links/${token}`)
  expect(await seen.json()).toEqual({ email: maskEmail(person.email), nextEmail: null, secondFactor: null })
  expect((await browser.screen(`/password-links/${token}`, { password: 'short' })).status).toBe(422)
  const uses = await Promise.all(
    [1, 2].map(() => browser.screen(`/password-links/${token}`, { password: 'una notte lunga' })),
  )
  expect(uses.map(({ status }) => status).sort()).toEqual([200, 410])
  expect((await browser.refresh(tokens.refresh_token)).status).toBe(400)
  const { uid } = await browser.begin()
  const old = await browser.screen(`/interactions/${uid}/sign-in`, person)
  const fresh = await browser.screen(`/interactions/${uid}/sign-in`, {
    ...person,
    password: 'una notte lunga',
  })
  expect([old.status, fresh.status]).toEqual([401, 200])
})

test('a link expires', async () => {
  const person = createPerson()
  const browser = identity.browser()
  await signUp(browser, person)
  const verification = identity.letters.at(-1)?.url.split('/').at(-1) ?? ''
  identity.clock.aheadMs += 73 * 3_600_000
  expect((await browser.screen(`/verifications/${verification}`, {})).status).toBe(410)
})

test('two tabs that sign in both return signed in, each as its own customer', async () => {
  const [anna, bruno] = [createPerson(), createPerson()]
  await signUp(identity.browser(), anna)
  await signUp(identity.browser(), bruno)
  for (const later of [anna, bruno]) {
    const browser = identity.browser()
    const tabs = [await browser.begin(), await browser.begin()]
    const subjects = []
    for (const [index, person] of [anna, later].entries()) {
      const { uid, verifier } = tabs[index] ?? { uid: '', verifier: '' }
      const finished = await browser.screen(`/interactions/${uid}/sign-in`, person)
      const back = await browser.follow(((await finished.json()) as { redirectTo: string }).redirectTo)
      const response = await browser.exchangeCode(back.get('code') ?? '', verifier)
      const { access_token } = (await response.json()) as { access_token: string }
      const headers = { authorization: `Bearer ${access_token}` }
      subjects.push(await (await browser.call('/authentication/userinfo', { headers })).json())
    }
    expect(subjects).toMatchObject([{ email: anna.email }, { email: later.email }])
  }
})

test('the return address of a completed sign-in starts a new one instead of showing an error', async () => {
  const browser = identity.browser()
  const { uid } = await browser.begin()
  const finished = await browser.screen(`/interactions/${uid}/sign-up`, createPerson())
  const { redirectTo } = (await finished.json()) as { redirectTo: string }
  await browser.follow(redirectTo)
  const again = await browser.call(redirectTo)
  expect([again.status, again.headers.get('location')]).toEqual([303, '/login'])
})
