import { eq } from 'drizzle-orm'
import { afterAll, afterEach, expect, test } from 'vitest'
import { createServerClient } from '#clients/calls/call-client.ts'
import type { NewsletterIssueRequest } from '#contracts/mail.ts'
import { newsletterCalls } from '#contracts/newsletter.ts'
import type { Language } from '#domain/market/language.ts'
import { createAudienceService } from '#services/audience/service.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { SAMPLE_NEWSLETTER_TOKEN, sampleNewsletterOptions } from '#tests/support/samples/sample-newsletter.ts'
import { sampleTeam } from '#tests/support/samples/sample-team.ts'
import { subscribers } from '../newsletter-tables.ts'
import { recordBounce } from '../subscriptions.ts'
import { newsletterIssues } from './issue-tables.ts'
import { sendIssues } from './send-issues.ts'

const NOW = new Date('2026-11-26T10:00:00Z')
const database = await freshDatabase('kernel', 'audience')
afterAll(() => database.close())
const clock = () => NOW
const { newsletter, letters: sentEmails } = sampleNewsletterOptions(database, clock)
const trade = new Set(['studio'])
const facts = {
  findPerson: async () => null,
  countOrders: async () => 0,
  hasCompany: async (accountId: string) => trade.has(accountId),
}
const store = { database, clock, newsletter, facts }
const service = createAudienceService({
  ...store,
  key: 'audience-key',
  reportError(error) {
    throw error
  },
})
const { call, read } = sampleTeam(database, service, undefined, clock)
afterEach(async () => {
  sentEmails.length = 0
  await database.db.delete(newsletterIssues)
  await database.db.delete(subscribers)
})

const subjects = { en: 'News', it: 'Novità', es: 'Novedades', de: 'Neues', fr: 'Nouvelles' }
const FIELDS = {
  name: 'December',
  subjects,
  intros: { en: 'Hello', de: 'Guten Tag' },
  postIds: ['post-1'],
  languages: [],
  countries: [],
  audience: 'all',
}

async function subscribe(
  email: string,
  { language = 'de' as Language, accountId = null as string | null } = {},
) {
  const details = { email, language, country: 'AT', accountId, state: 'confirmed' } as const
  await database.db.insert(subscribers).values({ ...details, requestedAt: NOW, changedAt: NOW })
}
async function write(changes: object = {}): Promise<string> {
  const { body } = await call('/newsletter-issues', { body: { input: { ...FIELDS, ...changes } } })
  return String((body.item as { id: string }).id)
}
async function act(id: string, action: string, input: object = {}) {
  const { version } = (await call(`/newsletter-issues/${id}`)).body.item as { version: number }
  return call(`/newsletter-issues/${id}/${action}`, { body: { version, input } })
}
const found = async (id: string) => (await call(`/newsletter-issues/${id}`)).body.item
const recipients = () => sentEmails.map(({ to }) => to).sort()
const issues = () =>
  sentEmails.filter((sentEmail): sentEmail is NewsletterIssueRequest => sentEmail.kind === 'newsletter-issue')

test('an issue goes to each confirmed subscriber once, in their language, with its posts', async () => {
  await subscribe('anna@example.com')
  await subscribe('bruno@example.com', { language: 'it' })
  const id = await write()
  expect((await act(id, 'send')).status).toBe(200)
  await Promise.all([sendIssues(store), sendIssues(store)])
  await sendIssues(store)
  expect(recipients()).toEqual(['anna@example.com', 'bruno@example.com'])
  expect(issues().find(({ to }) => to.startsWith('anna'))).toMatchObject({
    subject: 'Neues',
    intro: 'Guten Tag',
    posts: [{ title: 'Post in de' }],
    links: expect.stringMatching(/^https:\/\/shop\.example\/de-at\/newsletter\/[0-9a-f]{64}\/$/),
  })
  expect(await found(id)).toMatchObject({ state: 'sent', recipients: 2, sent: 2 })
})

// spec 1: newsletter: an issue goes to each subscriber once, in batches that can be paused
test('a batch that fails queues nothing, and the next run sends each email once', async () => {
  await subscribe('anna@example.com')
  await subscribe('bruno@example.com')
  const id = await write()
  await act(id, 'send')
  let calls = 0
  const failing = {
    ...store,
    newsletter: {
      ...newsletter,
      async sendMail() {
        calls += 1
        if (calls === 2) throw new Error('The process ends')
      },
    },
  }
  await expect(sendIssues(failing)).rejects.toThrow('The process ends')
  await sendIssues(store)
  expect(recipients()).toEqual(['anna@example.com', 'bruno@example.com'])
})

test('a paused issue sends nothing until it is resumed, and nothing to people who unsubscribed meanwhile', async () => {
  await subscribe('anna@example.com')
  await subscribe('bruno@example.com')
  const id = await write()
  await act(id, 'send')
  await act(id, 'pause')
  await sendIssues(store)
  expect(sentEmails).toEqual([])
  await database.db
    .update(subscribers)
    .set({ state: 'unsubscribed' })
    .where(eq(subscribers.email, 'bruno@example.com'))
  await act(id, 'resume')
  await sendIssues(store)
  expect(recipients()).toEqual(['anna@example.com'])
  expect(await found(id)).toMatchObject({ state: 'sent', recipients: 1, sent: 1 })
})

test('an issue for trade clients leaves out everyone else', async () => {
  await subscribe('studio@example.com', { accountId: 'studio' })
  await subscribe('anna@example.com', { accountId: 'anna' })
  await subscribe('guest@example.com')
  const id = await write({ audience: 'trade' })
  expect(await found(id)).toMatchObject({ state: 'draft', recipients: 3 })
  await act(id, 'send')
  await sendIssues(store)
  expect(recipients()).toEqual(['studio@example.com'])
  expect(await found(id)).toMatchObject({ state: 'sent', recipients: 1, sent: 1 })
})

test.each([
  [{ subjects: { de: 'Neues' } }, 'subjects-missing'],
  [{ countries: ['JP'] }, 'recipients-missing'],
])('an issue with %j is not sent: %s', async (changes, code) => {
  await subscribe('anna@example.com')
  const { status, body } = await act(await write(changes), 'send')
  expect([status, body]).toMatchObject([422, { code }])
})

const client = createServerClient(newsletterCalls, {
  baseUrl: 'http://audience.internal',
  token: SAMPLE_NEWSLETTER_TOKEN,
  fetch: (request) => service.fetch(request),
  report: () => undefined,
})

// spec 1: newsletter: clicks are counted without tracking pixels
test('a link in an issue leads to a page of the shop and is counted once per reader', async () => {
  await subscribe('anna@example.com')
  const id = await write()
  await act(id, 'send')
  await sendIssues(store)
  const token = issues()[0]?.links.split('/').at(-2) ?? ''
  const follow = (link: number, by = token) => client.follow(by, { issueId: id, link })
  for (let time = 0; time < 3; time++)
    expect(await follow(0)).toEqual({ ok: true, value: '/magazine/visits/post-de' })
  expect(await follow(1)).toEqual({ ok: true, value: null })
  expect(await follow(0, 'a'.repeat(64))).toEqual({ ok: true, value: null })
  expect(await found(id)).toMatchObject({ clicks: 1, followed: [{ title: 'Post in en', clicks: 1 }] })
})

test('a test email goes to one address with uncounted links to the articles, and a preview is in the chosen language', async () => {
  const id = await write()
  expect((await act(id, 'test', { email: 'team@example.com', language: 'fr' })).status).toBe(200)
  expect(sentEmails).toMatchObject([{ to: 'team@example.com', subject: 'Nouvelles' }])
  const [token = ''] = issues()[0]?.links.split('/').slice(-2) ?? []
  // Clicks in a test email are not counted, either before or after the issue is sent.
  const follow = () => client.follow(token, { issueId: id, link: 0 })
  expect(await follow()).toEqual({ ok: true, value: '/magazine/visits/post-en' })
  await subscribe('anna@example.com')
  await act(id, 'send')
  expect(await follow()).toEqual({ ok: true, value: '/magazine/visits/post-en' })
  expect(await found(id)).toMatchObject({ clicks: 0 })
  expect(await (await read(`/newsletter-issues/${id}/html?language=it`)).text()).toContain('Novità')
})

// spec 1: newsletter: bounces and complaints
test.each([
  ['hard', 'bounced'],
  ['complaint', 'unsubscribed'],
  ['soft', 'confirmed'],
] as const)('after a %s bounce a subscriber is %s', async (kind, state) => {
  await subscribe('anna@example.com')
  const bounced = { email: 'anna@example.com', kind, reason: '550 no such user' }
  await database.db.transaction((tx) => recordBounce(tx, bounced, store))
  expect((await database.db.select().from(subscribers))[0]?.state).toBe(state)
})
