import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createApplicantsClient } from '#clients/identity/applicants-client.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { openIdentity, signUp } from '#tests/support/identity/identity-flow.ts'

const database = await freshDatabase('kernel', 'identity')
afterAll(() => database.close())
const clock = { aheadMs: 0 }
const identity = await openIdentity(database, clock)
const create = createApplicantsClient({
  baseUrl: 'http://identity.internal',
  fetch: identity.service.fetch,
  token: 'screens',
  report: (problem) => identity.faults.push(problem),
})
let people = 0
const applicant = () => ({
  id: randomUUID(),
  email: `Studio-${++people}@example.com`,
  password: 'three green chairs',
  language: 'de' as const,
  network: randomUUID(),
})
async function requestTicket(person: ReturnType<typeof applicant>): Promise<string> {
  const created = await create(person)
  if (!created.ok) throw new Error(created.code)
  return created.value
}

beforeEach(() => {
  clock.aheadMs = 0
})

test('an applicant gets an account immediately, is emailed a verification link, and is signed in by the ticket', async () => {
  const person = applicant()
  const ticket = await requestTicket(person)
  expect(identity.letters.at(-1)).toMatchObject({
    kind: 'account-verification',
    to: person.email.toLowerCase(),
    language: 'de',
  })
  const browser = identity.browser()
  const { uid, verifier } = await browser.begin()
  const finished = await browser.screen(`/interactions/${uid}/ticket`, { ticket })
  const back = await browser.follow(((await finished.json()) as { redirectTo: string }).redirectTo)
  const tokens = await (await browser.exchangeCode(back.get('code') ?? '', verifier)).json()
  const claims = await browser.call('/authentication/userinfo', {
    headers: { authorization: `Bearer ${tokens.access_token}` },
  })
  expect(await claims.json()).toMatchObject({
    sub: person.id,
    email: person.email.toLowerCase(),
    email_verified: false,
  })
})

/** Uses a ticket in a browser and returns the result. */
async function use(ticket: string) {
  const browser = identity.browser()
  const { uid } = await browser.begin()
  const response = await browser.screen(`/interactions/${uid}/ticket`, { ticket })
  return [response.status, response.ok ? null : (await response.json()).code]
}

// spec 4: trade application: the applicant is signed in once by a ticket
test('a ticket works once, for five minutes, and not after the credentials were changed', async () => {
  const first = await requestTicket(applicant())
  const used = await Promise.all([use(first), use(first)])
  expect(used.map(([status]) => status).sort()).toEqual([200, 410])
  const late = await requestTicket(applicant())
  clock.aheadMs = 5 * 60_000 + 1_000
  expect(await use(late)).toEqual([410, 'link-expired'])
  const person = applicant()
  const stale = await requestTicket(person)
  await database.pool.query('update identity.accounts set credentials_version = 1 where id = $1', [person.id])
  expect(await use(stale)).toEqual([410, 'link-expired'])
  expect(await use('a guess')).toEqual([410, 'link-expired'])
})

test('a ticket is not valid in the browser of another sign-in', async () => {
  const ticket = await requestTicket(applicant())
  const { uid } = await identity.browser().begin()
  const thief = await identity.browser().screen(`/interactions/${uid}/ticket`, { ticket })
  expect(thief.status).toBe(404)
  expect(await use(ticket)).toEqual([200, null])
})

test('a repeated call returns another ticket for the same account, but not with another password', async () => {
  const person = applicant()
  const tickets = await Promise.all([requestTicket(person), requestTicket(person)])
  expect(new Set(tickets).size).toBe(2)
  const { rows } = await database.pool.query('select id from identity.accounts where email = $1', [
    person.email.toLowerCase(),
  ])
  expect(rows).toEqual([{ id: person.id }])
  expect(await create({ ...person, password: 'three white chairs' })).toMatchObject({
    code: 'email-registered',
  })
  expect(await create({ ...person, id: randomUUID() })).toMatchObject({ code: 'email-registered' })
})

test('the address of another account is refused, and so are weak passwords', async () => {
  const person = applicant()
  await signUp(identity.browser(), { ...person, hasCommercialConsent: false, hasPersonalizedConsent: false })
  expect(await create({ ...applicant(), email: person.email })).toMatchObject({ code: 'email-registered' })
  identity.breached.add('known from a breach')
  for (const [password, code] of [
    ['short77', 'password-refused'],
    ['x'.repeat(26), 'password-refused'],
    ['password1', 'password-common'],
    ['known from a breach', 'password-common'],
    ['falegnameria 1', 'password-personal'],
  ] as const)
    expect(await create({ ...applicant(), password })).toMatchObject({ code })
})

test('only our own servers create accounts', async () => {
  const request = new Request(`http://identity.internal/accounts/${randomUUID()}`, {
    method: 'PUT',
    headers: { authorization: 'Bearer guess' },
    body: '{}',
  })
  expect((await identity.service.fetch(request)).status).toBe(403)
})
