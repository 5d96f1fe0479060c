import { afterAll, afterEach, expect, test } from 'vitest'
import { maskEmail } from '#domain/account/masked-email.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { openIdentity, SIGN_UP } from '#tests/support/identity/identity-flow.ts'
import { openPerson, tokenTo } from '#tests/support/identity/identity-person.ts'

const database = await freshDatabase('kernel', 'identity')
afterAll(() => database.close())
const identity = await openIdentity(database)
afterEach(() => expect(identity.faults).toEqual([]))

type Person = Awaited<ReturnType<typeof openPerson>>
const NEW_PASSWORD = 'a calm morning inland'
const getStatus = async (response: Promise<Response>) => (await response).status
/** Setting a password returns a device token. All other calls return no content. */
const reset = async (person: Person, token: string) => {
  const status = await getStatus(person.postLink(`/password-links/${token}`, { password: NEW_PASSWORD }))
  return status === 200 ? 204 : status
}
const verify = (person: Person) => getStatus(person.postLink(`/verifications/${person.verificationToken}`))
const change = (person: Person, token: string) => getStatus(person.postLink(`/email-changes/${token}`))

// spec 4: emailed links: a change of address before a password reset, and the reverse, no longer works
test('a change of address that was requested before a password reset no longer works', async () => {
  const person = await openPerson(identity)
  const requested = await person.requestEmail(`thief-${person.name}@example.com`)
  expect(await reset(person, await person.requestReset())).toBe(204)
  expect(await change(person, requested)).toBe(410)
  expect(await person.signsIn(person.email, NEW_PASSWORD)).toBe(true)
})

test('a reset link that went to the old address does not work after a change of address', async () => {
  const person = await openPerson(identity)
  const next = `next-${person.name}@example.com`
  const link = await person.requestReset()
  expect(await change(person, await person.requestEmail(next))).toBe(204)
  expect(await reset(person, link)).toBe(410)
  expect(await person.signsIn(next, SIGN_UP.password)).toBe(true)
})

const EVENTS: [string, (person: Person) => Promise<number>][] = [
  ['a reset', async (person) => reset(person, await person.requestReset())],
  [
    'a changed password',
    (person) =>
      getStatus(person.call('POST', '/password', { password: SIGN_UP.password, newPassword: NEW_PASSWORD })),
  ],
  ['a proven address', verify],
  [
    'a changed address',
    async (person) => change(person, await person.requestEmail(`moved-${person.name}@example.com`)),
  ],
  ['signing out everywhere', (person) => getStatus(person.call('DELETE', '/sessions', {}))],
  ['deleting the account', (person) => getStatus(person.call('DELETE', '', { password: SIGN_UP.password }))],
]

test.each(EVENTS)('%s revokes every other open link', async (_, happen) => {
  const person = await openPerson(identity)
  const requested = await person.requestEmail(`next-${person.name}@example.com`)
  const link = await person.requestReset()
  expect(await happen(person)).toBe(204)
  expect(await change(person, requested)).toBe(410)
  expect(await reset(person, link)).toBe(410)
  expect(await verify(person)).toBe(410)
})

test('a change of address can be cancelled without other effects', async () => {
  const person = await openPerson(identity)
  const requested = await person.requestEmail(`next-${person.name}@example.com`)
  const link = await person.requestReset()
  expect(await getStatus(person.call('DELETE', '/email', {}))).toBe(204)
  expect(await person.account()).toMatchObject({
    pendingEmail: null,
    events: [{ kind: 'email-change-cancelled' }, {}, {}, {}],
  })
  expect(await change(person, requested)).toBe(410)
  expect(await reset(person, link)).toBe(204)
})

test('an address with another account is pending like any other, and its link is never sent', async () => {
  const [holder, person] = [await openPerson(identity), await openPerson(identity)]
  const body = { email: holder.email, password: SIGN_UP.password, language: 'en' }
  const before = identity.letters.length
  expect(await getStatus(person.call('POST', '/email', body))).toBe(204)
  expect(identity.letters).toHaveLength(before)
  expect(await person.account()).toMatchObject({ pendingEmail: holder.email })
})

test('reading a link does not use it, and returns masked addresses only', async () => {
  const person = await openPerson(identity)
  const requested = await person.requestEmail(`next-${person.name}@example.com`)
  const link = await person.requestReset()
  const masked = maskEmail(person.email)
  const readLink = async (path: string) => (await person.browser.screen(path)).json()
  for (let times = 0; times < 3; times++) {
    expect(await readLink(`/password-links/${link}`)).toEqual({
      email: masked,
      nextEmail: null,
      secondFactor: null,
    })
    expect(await readLink(`/verifications/${person.verificationToken}`)).toEqual({
      email: masked,
      nextEmail: null,
      secondFactor: null,
    })
    expect(await readLink(`/email-changes/${requested}`)).toEqual({
      email: masked,
      nextEmail: maskEmail(`next-${person.name}@example.com`),
      secondFactor: null,
    })
  }
  // A token works only for the purpose it was created for.
  expect(await readLink(`/email-changes/${link}`)).toEqual({ code: 'link-expired' })
  expect(await reset(person, requested)).toBe(410)
  expect(await verify(person)).toBe(204)
})

test('a reset ends unfinished sign-ins with the old password', async () => {
  const person = await openPerson(identity)
  const thief = identity.browser()
  const { uid } = await thief.begin()
  const credentials = { email: person.email, password: SIGN_UP.password }
  const signedIn = await thief.screen(`/interactions/${uid}/sign-in`, credentials)
  const { redirectTo } = (await signedIn.json()) as { redirectTo: string }
  expect(await reset(person, await person.requestReset())).toBe(204)
  const ended = await thief.call(redirectTo)
  expect([ended.status, ended.headers.get('location')]).toEqual([303, '/login'])
  expect((await thief.begin()).location).toContain('/sign-in/')
})

test('a changed password is reported to the address, whether it was reset or changed', async () => {
  const person = await openPerson(identity)
  const notices = () =>
    identity.letters.filter(({ to, kind }) => to === person.email && kind === 'account-password-changed')
  await reset(person, await person.requestReset())
  expect(notices()).toMatchObject([
    { language: 'de', url: expect.stringMatching(/\/de-de\/profile\/password$/) },
  ])
  const again = await person.elsewhere(person.email, NEW_PASSWORD)
  await again('POST', '/password', { password: NEW_PASSWORD, newPassword: SIGN_UP.password })
  expect(notices()).toHaveLength(2)
})

test('a verified address is notified when a change is requested; an unverified one is not', async () => {
  const person = await openPerson(identity)
  const notices = () => identity.letters.filter(({ kind }) => kind === 'account-email-change-requested')
  await person.requestEmail(`first-${person.name}@example.com`)
  expect(notices()).toEqual([])
  const token = await requestedVerification(person)
  await person.postLink(`/verifications/${token}`)
  await person.requestEmail(`second-${person.name}@example.com`)
  expect(notices()).toMatchObject([{ to: person.email, language: 'en' }])
})

async function requestedVerification(person: Person): Promise<string> {
  await person.call('POST', '/verification', { language: 'en' })
  return tokenTo(identity, person.email, 'account-verification')
}
