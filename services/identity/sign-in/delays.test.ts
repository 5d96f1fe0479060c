import { afterAll, expect, test } from 'vitest'
import { freshDatabase } from '#tests/support/database.ts'
import { openIdentity, SIGN_UP, signIn, signUp } from '#tests/support/identity/identity-flow.ts'
import { TEST_TIME } from '#tests/support/test-clock.ts'

const database = await freshDatabase('kernel', 'identity')
afterAll(() => database.close())
const identity = await openIdentity(database, { aheadMs: 0, atMs: TEST_TIME.getTime() })
let people = 0
let networks = 0
const createPerson = () => ({ ...SIGN_UP, email: `owner-${++people}@example.com` })
type Person = ReturnType<typeof createPerson>

const tryOnce = async (person: { email: string; password: string }, browser = identity.browser()) => {
  const { uid } = await browser.begin()
  return browser.screen(`/interactions/${uid}/sign-in`, person, `network-${++networks}`)
}
const guess = async ({ email }: Person, count: number) => {
  const browser = identity.browser()
  const { uid } = await browser.begin()
  const guesses = Array.from({ length: count }, (_, index) => ({ email, password: `guess ${index}` }))
  return Promise.all(
    guesses.map((body) => browser.screen(`/interactions/${uid}/sign-in`, body, `network-${++networks}`)),
  )
}
const statuses = (responses: Response[]) => responses.map(({ status }) => status)

test('600 guesses from 600 networks at once: five are tried, the others have to wait', async () => {
  const person = createPerson()
  await signUp(identity.browser(), person)
  const responses = await guess(person, 600)
  expect(statuses(responses).filter((status) => status === 401)).toHaveLength(5)
  const waiting = responses.filter(({ status }) => status === 429)
  expect(new Set(waiting.map(({ headers }) => headers.get('retry-after')))).toEqual(new Set(['15']))
  // The correct password is refused too, since the response would otherwise reveal it.
  expect((await tryOnce(person)).status).toBe(429)
}, 60_000)

test('an address without an account has the same delay', async () => {
  const guest = createPerson()
  expect(statuses(await guess(guest, 5))).toEqual([401, 401, 401, 401, 401])
  const response = await tryOnce(guest)
  expect([response.status, await response.json()]).toEqual([
    429,
    { code: 'too-many-attempts', retryAfterSeconds: expect.any(Number) },
  ])
})

test('delays double, and a correct password ends them', async () => {
  const person = createPerson()
  await signUp(identity.browser(), person)
  await guess(person, 5)
  identity.clock.aheadMs += 15_000
  expect((await tryOnce({ ...person, password: 'another guess' })).status).toBe(401)
  identity.clock.aheadMs += 15_000
  expect((await tryOnce(person)).status).toBe(429)
  identity.clock.aheadMs += 15_000
  expect((await tryOnce(person)).status).toBe(200)
  expect(statuses(await guess(person, 5))).toEqual([401, 401, 401, 401, 401])
})

// spec 4: sign-in flow: wrong passwords make the next attempt wait, and keep no owner out
test('under attack the owner can still sign in with a device that they have used', async () => {
  const person = createPerson()
  const own = identity.browser()
  await signUp(own, person)
  own.signOut()
  await guess(person, 50)
  expect((await tryOnce(person)).status).toBe(429)
  expect((await tryOnce(person, own)).status).toBe(200)
  // The owner's mistakes are counted separately from those of strangers.
  own.signOut()
  for (let count = 0; count < 5; count++) await tryOnce({ ...person, password: 'typo' }, own)
  expect((await tryOnce(person, own)).status).toBe(429)
})

test('someone else’s device, or an invented one, does not count as the owner’s', async () => {
  const [person, other] = [createPerson(), createPerson()]
  await signUp(identity.browser(), person)
  const strange = identity.browser()
  await signUp(strange, other)
  strange.signOut()
  await guess(person, 50)
  expect((await tryOnce(person, strange)).status).toBe(429)
  strange.device = 'made-up'
  expect((await tryOnce(person, strange)).status).toBe(429)
})

test('a device token that was planted in a browser is replaced when the owner signs in', async () => {
  const [attacker, owner] = [createPerson(), createPerson()]
  const planting = identity.browser()
  await signUp(planting, attacker)
  const planted = planting.device
  const browser = identity.browser()
  await signUp(identity.browser(), owner)
  browser.device = planted
  await signIn(browser, owner)
  expect(browser.device).not.toBe(planted)
  await guess(owner, 50)
  planting.signOut()
  expect((await tryOnce(owner, planting)).status).toBe(429)
  // The browser is now trusted by both people's accounts.
  browser.signOut()
  expect((await tryOnce(owner, browser)).status).toBe(200)
})

/** Sets a new password through an emailed link. */
const reset = async (person: Person, browser: ReturnType<typeof identity.browser>) => {
  const { uid } = await browser.begin()
  await browser.screen(`/interactions/${uid}/password-links`, { email: person.email, language: 'en' })
  const token = identity.letters.at(-1)?.url.split('/').at(-1) ?? ''
  const password = 'una notte lunga'
  expect((await browser.screen(`/password-links/${token}`, { password })).status).toBe(200)
  return { ...person, password }
}

test('resetting the password lets the owner sign in immediately and revokes trust in old devices', async () => {
  const person = createPerson()
  const stolen = identity.browser()
  await signUp(stolen, person)
  await guess(person, 50)
  const browser = identity.browser()
  const changed = await reset(person, browser)
  await guess(person, 50)
  expect((await tryOnce(changed, browser)).status).toBe(200)
  stolen.signOut()
  expect((await tryOnce(changed, stolen)).status).toBe(429)
})

test('resetting the password also ends the delay after the owner’s own mistakes', async () => {
  const person = createPerson()
  const own = identity.browser()
  await signUp(own, person)
  own.signOut()
  for (let count = 0; count < 5; count++) await tryOnce({ ...person, password: 'typo' }, own)
  expect((await tryOnce(person, own)).status).toBe(429)
  const changed = await reset(person, own)
  expect((await tryOnce(changed, own)).status).toBe(200)
})

test('whatever strangers request, the mailbox has a valid link and gets at most two an hour', async () => {
  const person = createPerson()
  await signUp(identity.browser(), person)
  const links = () =>
    identity.letters.filter(({ kind, to }) => kind === 'account-password' && to === person.email)
  const readLastStatus = async () => {
    const token = links().at(-1)?.url.split('/').at(-1)
    return (await identity.browser().screen(`/password-links/${token}`)).status
  }
  for (let minutes = 0; minutes <= 120; minutes += 10) {
    const browser = identity.browser()
    const { uid } = await browser.begin()
    const body = { email: person.email, language: 'en' }
    const response = await browser.screen(`/interactions/${uid}/password-links`, body, `flood-${minutes}`)
    expect(response.status).toBe(204)
    expect(await readLastStatus()).toBe(200)
    identity.clock.aheadMs += 10 * 60_000
    expect(await readLastStatus()).toBe(200)
  }
  expect(links()).toHaveLength(5)
})
