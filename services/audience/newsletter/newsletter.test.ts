import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createServerClient } from '#clients/calls/call-client.ts'
import { newsletterCalls } from '#contracts/newsletter.ts'
import type { CustomerData } from '#services/audience/customer-data.ts'
import { createAudienceService } from '#services/audience/service.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { SAMPLE_NEWSLETTER_TOKEN, sampleNewsletterOptions } from '#tests/support/samples/sample-newsletter.ts'
import { ENDED_DAYS, removeOldSubscribers } from '../jobs.ts'
import { sendHostedConsents } from './hosted-consents.ts'
import { consentEvents, consentWordings, hostedConsents, subscribers } from './newsletter-tables.ts'
import { isSubscribed, isVisitorSubscribed } from './subscriber-visitors.ts'

const DAY_MS = 86_400_000
const VISITOR = '0123456789abcdef0123456789abcdef'
const database = await freshDatabase('kernel', 'audience')
afterAll(() => database.close())
let now = new Date('2026-11-02T10:00:00Z')
const { newsletter, letters: sentEmails } = sampleNewsletterOptions(database, () => now)
const consents: { status: number; bodies: unknown[] } = { status: 202, bodies: [] }
const hosted = {
  baseUrl: 'https://platform.example/v3',
  key: 'platform-key',
  async fetch(request: Request) {
    consents.bodies.push([
      new URL(request.url).pathname,
      request.headers.get('x-api-key'),
      await request.json(),
    ])
    return new Response(null, { status: consents.status })
  },
}
const errors: unknown[] = []
const service = createAudienceService({
  database,
  clock: () => now,
  key: 'audience-key',
  facts: {} as CustomerData,
  newsletter: { ...newsletter, hosted },
  reportError: (error) => errors.push(error),
})
const client = (token = SAMPLE_NEWSLETTER_TOKEN) =>
  createServerClient(newsletterCalls, {
    baseUrl: 'http://audience.internal',
    token,
    fetch: (request) => service.fetch(request),
    report: (problem) => errors.push(problem),
  })

beforeEach(async () => {
  sentEmails.length = 0
  errors.length = 0
  now = new Date(now.getTime() + DAY_MS * 2)
  await database.db.delete(subscribers)
  await database.db.delete(hostedConsents)
})

const signUp = (email: string, changes: object = {}) =>
  client().signUp({
    email,
    language: 'de',
    country: 'AT',
    place: 'footer',
    wording: 'Wir schreiben einmal im Monat.',
    network: null,
    ...changes,
  })
const lastUrl = () => {
  const sentEmail = sentEmails.at(-1)
  return sentEmail && 'url' in sentEmail ? sentEmail.url : ''
}
/** Returns the token from the link in the last email. */
const sentToken = () => /\/newsletter\/(?:confirm\/)?([0-9a-f]{64})/.exec(lastUrl())?.[1] ?? ''
async function subscribe(email: string) {
  await signUp(email)
  const confirmed = await client().confirm(sentToken(), { visitorId: VISITOR })
  return confirmed.ok ? (confirmed.value?.token ?? '') : ''
}
const readEvents = async (email: string) =>
  database.db
    .select({ event: consentEvents.event, place: consentEvents.place, wording: consentWordings.text })
    .from(consentEvents)
    .innerJoin(subscribers, eq(subscribers.id, consentEvents.subscriberId))
    .leftJoin(consentWordings, eq(consentWordings.id, consentEvents.wordingId))
    .where(eq(subscribers.email, email))
    .orderBy(consentEvents.id)

// spec 1: newsletter: double opt-in, with proof of consent
test('an address is subscribed once the link in its email is used, with proof of both', async () => {
  expect(await signUp(' Anna@Example.com ')).toEqual({ ok: true, value: null })
  expect(sentEmails).toMatchObject([
    { kind: 'newsletter-confirmation', to: 'anna@example.com', language: 'de' },
  ])
  expect(lastUrl()).toMatch(/^https:\/\/shop\.example\/de-at\/newsletter\/confirm\/[0-9a-f]{64}$/)
  const token = sentToken()
  const opened = await client().findConfirmation(token)
  expect(opened).toMatchObject({ value: { state: 'pending', language: 'de', country: 'AT' } })
  expect(opened.ok && opened.value?.email).not.toContain('anna')
  expect(await isSubscribed(database, 'anna@example.com')).toBe(false)
  expect(await client().confirm(token, { visitorId: VISITOR })).toMatchObject({
    value: { state: 'confirmed' },
  })
  expect(await isSubscribed(database, 'Anna@example.com')).toBe(true)
  expect(await isVisitorSubscribed(database, VISITOR)).toBe(true)
  expect(await readEvents('anna@example.com')).toEqual([
    { event: 'requested', place: 'footer', wording: 'Wir schreiben einmal im Monat.' },
    { event: 'confirmed', place: 'email', wording: null },
  ])
})

test('a subscriber who signs up again gets another email, and a stranger the same response', async () => {
  const token = await subscribe('anna@example.com')
  expect(await signUp('anna@example.com')).toEqual({ ok: true, value: null })
  expect(sentEmails.at(-1)).toMatchObject({
    kind: 'newsletter-subscribed',
    url: `https://shop.example/de-at/newsletter/${token}/preferences`,
  })
})

test('a link is valid for a week, and confirms nothing after its owner has unsubscribed', async () => {
  await signUp('late@example.com')
  const late = sentToken()
  now = new Date(now.getTime() + 8 * DAY_MS)
  expect(await client().findConfirmation(late)).toEqual({ ok: true, value: null })
  expect(await client().confirm(late, { visitorId: null })).toEqual({ ok: true, value: null })
  await signUp('anna@example.com')
  const first = sentToken()
  const token = await subscribe('anna@example.com')
  await client().unsubscribe(token, { place: 'email', visitorId: null })
  expect(await client().confirm(first, { visitorId: null })).toMatchObject({
    value: { state: 'unsubscribed' },
  })
})

test('one click ends a subscription, and a second changes nothing', async () => {
  const token = await subscribe('anna@example.com')
  const use = { place: 'one-click', visitorId: null } as const
  expect(await client().unsubscribe(token, use)).toMatchObject({ value: { state: 'unsubscribed' } })
  expect(await client().unsubscribe(token, use)).toMatchObject({ value: { state: 'unsubscribed' } })
  expect((await readEvents('anna@example.com')).map(({ event, place }) => [event, place])).toEqual([
    ['requested', 'footer'],
    ['confirmed', 'email'],
    ['unsubscribed', 'one-click'],
  ])
  expect(await isVisitorSubscribed(database, VISITOR)).toBe(false)
})

test('a subscriber changes the language of the emails', async () => {
  const token = await subscribe('anna@example.com')
  expect(await client().change(token, { language: 'it' })).toMatchObject({ value: { language: 'it' } })
  expect(await client().find(token)).toMatchObject({ value: { language: 'it', state: 'confirmed' } })
})

test.each(['x', 'a'.repeat(64), '../sign-ups'])('the token %j opens nothing', async (token) => {
  expect(await client().find(token)).toEqual({ ok: true, value: null })
  expect(await client().findConfirmation(token)).toEqual({ ok: true, value: null })
  const ended = await client().unsubscribe(token, { place: 'one-click', visitorId: null })
  expect(ended).toEqual({ ok: true, value: null })
})

test('the token of a confirmation does not open the preferences', async () => {
  await signUp('anna@example.com')
  expect(await client().find(sentToken())).toEqual({ ok: true, value: null })
})

test('an invalid address is refused', async () => {
  expect(await signUp('anna@')).toEqual({ ok: false, code: 'email-invalid' })
  expect(sentEmails).toEqual([])
})

test('an address gets three emails a day, and no one learns of the limit; a network has ten sign-ups an hour', async () => {
  for (let time = 0; time < 5; time++) expect((await signUp('anna@example.com')).ok).toBe(true)
  expect(sentEmails).toHaveLength(3)
  for (let time = 0; time < 10; time++) await signUp(`person-${time}@example.com`, { network: 'n' })
  expect(await signUp('another@example.com', { network: 'n' })).toMatchObject({ code: 'too-many-requests' })
})

test('simultaneous sign-ups with one address are stored once', async () => {
  await Promise.all([signUp('anna@example.com'), signUp('anna@example.com'), signUp('ANNA@example.com')])
  expect(await database.db.select().from(subscribers)).toHaveLength(1)
})

// spec 1: newsletter: a hosted audience service gets changes of consent
test('a hosted platform receives each consent change, with retries', async () => {
  const token = await subscribe('anna@example.com')
  const confirmedAt = now
  consents.status = 503
  await expect(sendHostedConsents(database, hosted, now)).rejects.toThrow('1 changes of consent')
  consents.status = 202
  await client().unsubscribe(token, { place: 'one-click', visitorId: null })
  consents.bodies.length = 0
  await sendHostedConsents(database, hosted, new Date(now.getTime() + 61_000))
  const change = { identifier_field_name: 'email', identifier_value: 'anna@example.com' }
  const at = { consent_update_ts: confirmedAt.toISOString() }
  expect(consents.bodies).toEqual([
    [
      '/v3/consent',
      'platform-key',
      [
        { ...change, ...at, consent: true, consent_update_reason: 'Newsletter: confirmed (email)' },
        { ...change, ...at, consent: false, consent_update_reason: 'Newsletter: unsubscribed (one-click)' },
      ],
    ],
  ])
  expect(await database.db.select().from(hostedConsents)).toEqual([])
})

test('an unconfirmed address is removed after a week, and the proof of an ended subscription after three years', async () => {
  await signUp('pending@example.com')
  const token = await subscribe('left@example.com')
  await client().unsubscribe(token, { place: 'email', visitorId: null })
  await subscribe('anna@example.com')
  const emails = async () => (await database.db.select().from(subscribers)).map(({ email }) => email).sort()
  await removeOldSubscribers(database, new Date(now.getTime() + 8 * DAY_MS))
  expect(await emails()).toEqual(['anna@example.com', 'left@example.com'])
  await removeOldSubscribers(database, new Date(now.getTime() + (ENDED_DAYS + 1) * DAY_MS))
  expect(await emails()).toEqual(['anna@example.com'])
})

test('only the servers of the shop may call it', async () => {
  expect(await client('guessed').find('a'.repeat(64))).toEqual({ ok: false, code: 'newsletter-unavailable' })
  expect(errors).toEqual([{ code: 'newsletter-unavailable', status: 401 }])
})
