import { afterAll, expect, test, vi } from 'vitest'
import { ACCOUNT_TOKEN_HEADER, DEVICE_HEADER, sessionsResponse } from '#contracts/identity.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { openIdentity, SIGN_UP, signIn, signUp } from '#tests/support/identity/identity-flow.ts'
import { TEST_TIME } from '#tests/support/test-clock.ts'

const database = await freshDatabase('kernel', 'identity')
// The provider's library reads the system clock when a session is used.
vi.useFakeTimers({ now: TEST_TIME, toFake: ['Date'] })
afterAll(() => {
  vi.useRealTimers()
  return database.close()
})
const identity = await openIdentity(database)
let people = 0
const createPerson = () => ({ ...SIGN_UP, email: `session-${++people}@example.com` })
type Tokens = Awaited<ReturnType<typeof signUp>>

const DAY_MS = 86_400_000
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'

const call = ({ access_token }: Tokens, method: string, path: string, device: string | null = null) =>
  identity.service.fetch(
    new Request(`http://identity.internal/account${path}`, {
      method,
      headers: {
        authorization: 'Bearer screens',
        [ACCOUNT_TOKEN_HEADER]: access_token,
        ...(device !== null && { [DEVICE_HEADER]: device }),
      },
    }),
  )
const readSessions = async (tokens: Tokens) =>
  sessionsResponse.parse(await (await call(tokens, 'GET', '/sessions')).json()).sessions
const claims = ({ access_token }: Tokens) =>
  identity.service.fetch(
    new Request('http://localhost:3000/authentication/userinfo', {
      headers: { authorization: `Bearer ${access_token}` },
    }),
  )

test('a customer sees where they are signed in: browser, system, country and last use', async () => {
  const person = createPerson()
  const own = identity.browser()
  const first = await signUp(own, person)
  const second = await signIn(identity.browser(FIREFOX), person)
  const sessions = await readSessions(second)
  expect(sessions).toHaveLength(2)
  expect(sessions.find(({ isCurrent }) => isCurrent)).toMatchObject({
    browser: 'Firefox',
    system: 'Linux',
    country: 'AT',
  })
  expect(sessions.find(({ isCurrent }) => !isCurrent)).toMatchObject({ browser: null, system: null })
  for (const { lastUsedAt } of sessions) {
    expect(Math.abs(Date.parse(lastUsedAt) - TEST_TIME.getTime())).toBeLessThan(60_000)
  }
  expect(await readSessions(first)).toHaveLength(2)
})

// spec 2: account page: where the customer is signed in; each sign-in can be ended
test('ending a session immediately ends its token, its refresh and its sign-in', async () => {
  const person = createPerson()
  const [own, lost] = [identity.browser(), identity.browser(FIREFOX)]
  const mine = await signUp(own, person)
  const theirs = await signIn(lost, person)
  const other = (await readSessions(mine)).find(({ isCurrent }) => !isCurrent)
  expect((await call(mine, 'DELETE', `/sessions/${other?.id}`)).status).toBe(204)
  expect((await claims(theirs)).status).toBe(401)
  expect((await lost.refresh(theirs.refresh_token)).status).toBe(400)
  expect((await call(theirs, 'GET', '/sessions')).status).toBe(401)
  expect((await lost.begin()).location).toContain('/sign-in/')
  expect((await claims(mine)).status).toBe(200)
  expect((await own.refresh(mine.refresh_token)).status).toBe(200)
  expect(await readSessions(mine)).toHaveLength(1)
})

test('a customer cannot end someone else’s session', async () => {
  const [anna, bruno] = [
    await signUp(identity.browser(), createPerson()),
    await signUp(identity.browser(), createPerson()),
  ]
  const [annas] = await readSessions(anna)
  expect((await call(bruno, 'DELETE', `/sessions/${annas?.id}`)).status).toBe(204)
  expect((await claims(anna)).status).toBe(200)
})

test('signing out everywhere else leaves only this browser signed in and trusted', async () => {
  const person = createPerson()
  const own = identity.browser()
  const mine = await signUp(own, person)
  const others = [
    await signIn(identity.browser(FIREFOX), person),
    await signIn(identity.browser(FIREFOX), person),
  ]
  expect((await call(mine, 'DELETE', '/other-sessions', own.device)).status).toBe(204)
  for (const tokens of others) expect((await claims(tokens)).status).toBe(401)
  expect(await readSessions(mine)).toMatchObject([{ isCurrent: true }])
  const before = identity.letters.length
  own.signOut()
  await signIn(own, person)
  expect(identity.letters).toHaveLength(before)
})

test('the owner is notified once of a sign-in in each new browser', async () => {
  const person = createPerson()
  const own = identity.browser()
  await signUp(own, person)
  const notices = () =>
    identity.letters.filter(({ kind, to }) => kind === 'account-new-device' && to === person.email)
  own.signOut()
  await signIn(own, person)
  expect(notices()).toEqual([])
  const strange = identity.browser(FIREFOX)
  await signIn(strange, person)
  strange.signOut()
  await signIn(strange, person)
  expect(notices()).toMatchObject([
    {
      device: { browser: 'Firefox', system: 'Linux' },
      url: 'http://localhost:3000/de-de/profile/sessions',
      language: 'de',
    },
  ])
})

test('ending a session makes its browser untrusted', async () => {
  const person = createPerson()
  const [own, lost] = [identity.browser(), identity.browser(FIREFOX)]
  const mine = await signUp(own, person)
  await signIn(lost, person)
  const other = (await readSessions(mine)).find(({ isCurrent }) => !isCurrent)
  await call(mine, 'DELETE', `/sessions/${other?.id}`)
  expect(await isReported(lost, person)).toBe(true)
  expect(await isReported(own, person)).toBe(false)
})

test('after signing out everywhere, only this browser is trusted', async () => {
  const person = createPerson()
  const [own, lost] = [identity.browser(), identity.browser(FIREFOX)]
  const mine = await signUp(own, person)
  await signIn(lost, person)
  expect((await call(mine, 'DELETE', '/sessions', own.device)).status).toBe(204)
  expect(await isReported(lost, person)).toBe(true)
  expect(await isReported(own, person)).toBe(false)
})

/** Returns whether the owner was notified of a sign-in in a new browser. */
async function isReported(browser: ReturnType<typeof identity.browser>, person: typeof SIGN_UP) {
  const before = identity.letters.length
  browser.signOut()
  await signIn(browser, person)
  return identity.letters.slice(before).some(({ kind }) => kind === 'account-new-device')
}

test('the owner is notified once a day of attempts by strangers', async () => {
  const person = createPerson()
  await signUp(identity.browser(), person)
  const notices = () =>
    identity.letters.filter(({ kind, to }) => kind === 'account-sign-in-attack' && to === person.email)
  const guessAt = async (minutes: number) => {
    identity.clock.aheadMs = midnight + minutes * 60_000 - TEST_TIME.getTime()
    const browser = identity.browser()
    const { uid } = await browser.begin()
    const guess = { email: person.email, password: `guess ${minutes}` }
    await browser.screen(`/interactions/${uid}/sign-in`, guess, `network-${minutes}`)
    return notices().length
  }
  const midnight = Math.ceil((TEST_TIME.getTime() + identity.clock.aheadMs) / DAY_MS) * DAY_MS
  for (let count = 1; count <= 12; count++) expect(await guessAt(count * 20)).toBe(count < 10 ? 0 : 1)
  for (const hours of [12, 23]) expect(await guessAt(hours * 60)).toBe(1)
  for (const hours of [25, 47]) expect(await guessAt(hours * 60)).toBe(2)
  expect(await guessAt(49 * 60)).toBe(3)
})
