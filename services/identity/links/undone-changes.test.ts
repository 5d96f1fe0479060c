import { afterAll, afterEach, expect, test } from 'vitest'
import { maskEmail } from '#domain/account/masked-email.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { openIdentity, SIGN_UP } from '#tests/support/identity/identity-flow.ts'
import { openPerson, tokenTo } from '#tests/support/identity/identity-person.ts'

const database = await freshDatabase('kernel', 'identity')
afterAll(() => database.close())
const clock = { aheadMs: 0 }
const identity = await openIdentity(database, clock)
afterEach(() => expect(identity.faults).toEqual([]))

type Person = Awaited<ReturnType<typeof openPerson>>
const HOUR_MS = 3_600_000
const NEW_PASSWORD = 'a calm morning inland'
const getStatus = async (response: Promise<Response>) => (await response).status
const undoTo = (address: string) => tokenTo(identity, address, 'account-email-undo')
const restore = (person: Person, token: string) =>
  getStatus(person.postLink(`/email-undos/${token}`, { password: NEW_PASSWORD }))

/** Creates someone whose address is verified. */
async function openOwner(): Promise<Person> {
  const person = await openPerson(identity)
  expect(await getStatus(person.postLink(`/verifications/${person.verificationToken}`))).toBe(204)
  return person
}

/** Changes an account's address, as anyone with its password can. */
async function move(person: Person, address: string): Promise<void> {
  const token = await person.requestEmail(address)
  expect(await getStatus(person.postLink(`/email-changes/${token}`))).toBe(204)
}

test('the address that was changed gets a link that restores it, with a new password', async () => {
  const person = await openOwner()
  const thief = `thief-${person.name}@example.com`
  await move(person, thief)
  const email = identity.letters.findLast(({ to }) => to === person.email)
  expect(email).toMatchObject({ kind: 'account-email-undo', language: 'de' })
  const undo = undoTo(person.email)
  expect(email?.url).toBe(`http://localhost:3000/de-de/restore-email/${undo}`)
  const shown = await person.browser.screen(`/email-undos/${undo}`)
  expect(await shown.json()).toEqual({
    email: maskEmail(thief),
    nextEmail: maskEmail(person.email),
    secondFactor: null,
  })
  expect(await getStatus(person.postLink(`/email-undos/${undo}`, { password: 'short' }))).toBe(422)
  expect(await restore(person, undo)).toBe(200)
  expect(await restore(person, undo)).toBe(410)
  expect(await person.signsIn(thief, SIGN_UP.password)).toBe(false)
  expect(await person.signsIn(person.email, NEW_PASSWORD)).toBe(true)
  const owner = await person.elsewhere(person.email, NEW_PASSWORD)
  expect(await (await owner('GET', '')).json()).toMatchObject({ isEmailVerified: true, pendingEmail: null })
  expect(identity.letters.findLast(({ to }) => to === thief)).toMatchObject({ kind: 'account-email-changed' })
})

test('an unverified address is notified without a link to the account', async () => {
  const person = await openPerson(identity)
  await move(person, `mine-${person.name}@example.com`)
  expect(identity.letters.findLast(({ to }) => to === person.email)).toMatchObject({
    kind: 'account-email-changed',
  })
})

// spec 4: emailed links: the earlier address is restored for 72 hours, whatever happens to the account
test('whatever an attacker does with a stolen account, its original address can be restored', async () => {
  const person = await openOwner()
  const [second, third, fourth] = [2, 3, 4].map((place) => `thief-${place}-${person.name}@example.com`)
  await move(person, second ?? '')
  const undo = undoTo(person.email)
  const reset = await person.requestReset(second)
  expect(
    await getStatus(person.postLink(`/password-links/${reset}`, { password: 'the thief chose it' })),
  ).toBe(200)
  const thief = await person.elsewhere(second ?? '', 'the thief chose it')
  const request = (email: string) =>
    getStatus(thief('POST', '/email', { email, password: 'the thief chose it', language: 'en' }))
  expect(await request(third ?? '')).toBe(204)
  const change = tokenTo(identity, third ?? '', 'account-email-change')
  expect(await getStatus(person.postLink(`/email-changes/${change}`))).toBe(204)
  const undoByThief = undoTo(second ?? '')
  expect(await request(fourth ?? '')).toBe(204)
  const pending = tokenTo(identity, fourth ?? '', 'account-email-change')

  expect(await restore(person, undo)).toBe(200)
  expect(await getStatus(thief('GET', ''))).toBe(401)
  expect(await restore(person, undoByThief)).toBe(410)
  expect(await getStatus(person.postLink(`/email-changes/${pending}`))).toBe(410)
  expect(await person.signsIn(person.email, NEW_PASSWORD)).toBe(true)
})

test('undoing a later change does not revoke the undo link of an earlier one', async () => {
  const person = await openOwner()
  const second = `second-${person.name}@example.com`
  await move(person, second)
  const first = undoTo(person.email)
  await move(person, `third-${person.name}@example.com`)
  expect(await restore(person, undoTo(second))).toBe(200)
  expect(await person.signsIn(second, NEW_PASSWORD)).toBe(true)
  expect(await restore(person, first)).toBe(200)
  expect(await person.signsIn(person.email, NEW_PASSWORD)).toBe(true)
})

test('an address that may be restored cannot be used by another account until then', async () => {
  const person = await openOwner()
  const stranger = await openOwner()
  await move(person, `next-${person.name}@example.com`)
  const signUp = async () => {
    const browser = identity.browser()
    const { uid } = await browser.begin()
    const response = await browser.screen(`/interactions/${uid}/sign-up`, { ...SIGN_UP, email: person.email })
    return response.status
  }
  expect(await signUp()).toBe(409)
  await expect(stranger.requestEmail(person.email)).rejects.toThrow('No account-email-change')
  const { rows } = await database.pool.query(
    `select count(*)::int as left from identity.accounts where email = '${person.email}'`,
  )
  expect(rows).toEqual([{ left: 0 }])
  clock.aheadMs += 72 * HOUR_MS + 1
  expect(await signUp()).toBe(200)
})

test.each([
  [72 * HOUR_MS - 60_000, 200],
  [72 * HOUR_MS + 1, 410],
])('%i milliseconds after the change, restoring answers %i', async (laterMs, status) => {
  const person = await openOwner()
  await move(person, `next-${person.name}@example.com`)
  const undo = undoTo(person.email)
  clock.aheadMs += laterMs
  expect(await restore(person, undo)).toBe(status)
})

test('scheduled jobs remove expired links, but not open ones', async () => {
  const person = await openOwner()
  await move(person, `next-${person.name}@example.com`)
  const run = async () => {
    for (const job of identity.service.jobs ?? []) await job.run(identity.now())
    const { rows } = await database.pool.query(
      `select count(*)::int as left from identity.mailed_links where email = '${person.email}'`,
    )
    return rows[0].left
  }
  expect(await run()).toBe(1)
  clock.aheadMs += 72 * HOUR_MS + 1
  expect(await run()).toBe(0)
})

test('deleting an account deletes its undo links', async () => {
  const person = await openOwner()
  await move(person, `next-${person.name}@example.com`)
  const undo = undoTo(person.email)
  expect(await getStatus(person.call('DELETE', '', { password: SIGN_UP.password }))).toBe(204)
  expect(await restore(person, undo)).toBe(410)
})
