import { eq } from 'drizzle-orm'
import { afterAll, afterEach, expect, test } from 'vitest'
import type { CountryCode } from '#domain/market/country-codes.ts'
import type { Role } from '#domain/team/roles.ts'
import type { CustomerData } from '#services/audience/customer-data.ts'
import { createAudienceService } from '#services/audience/service.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { sampleNewsletterOptions } from '#tests/support/samples/sample-newsletter.ts'
import { filtered, sampleTeam } from '#tests/support/samples/sample-team.ts'
import { subscribers } from '../newsletter-tables.ts'
import { requestSubscription } from '../subscriptions.ts'

const NOW = new Date('2026-11-26T10:00:00Z')
const database = await freshDatabase('kernel', 'audience')
afterAll(() => database.close())
const clock = () => NOW
const { newsletter } = sampleNewsletterOptions(database, clock)
const service = createAudienceService({
  database,
  clock,
  key: 'audience-key',
  facts: {} as CustomerData,
  newsletter,
  reportError(error) {
    throw error
  },
})
const { call, read, routes } = sampleTeam(database, service, undefined, clock)
afterEach(() => database.db.delete(subscribers))

async function signUp(email: string, country: CountryCode = 'AT') {
  const form = { language: 'de', place: 'footer', wording: 'Einmal im Monat.', network: null } as const
  await requestSubscription({ database, clock, newsletter }, { email, country, ...form })
  const [row] = await database.db.select().from(subscribers).where(eq(subscribers.email, email))
  return row?.id ?? ''
}

async function list(filter: object) {
  const { body } = await call(filtered('/subscribers', filter))
  return (body as { items: { email: string }[] }).items.map(({ email }) => email).sort()
}
const act = async (id: string, action: string, input: object, role?: Role) => {
  const { version } = (await call(`/subscribers/${id}`)).body.item as { version: number }
  return call(`/subscribers/${id}/${action}`, { body: { version, input }, ...(role && { role }) })
}
const HEAD = 'email,language,country,consented_at,consented_where,wording'
const importFile = (...lines: string[]) =>
  call('/subscriber-imports', { body: { input: { name: 'salone.csv', text: [HEAD, ...lines].join('\n') } } })

/** The roles for each route. The test fails if a route is missing here. */
const PERMISSIONS: Record<string, readonly Role[]> = {
  'GET /subscribers': ['content', 'care'],
  'GET /subscribers/:id': ['content', 'care'],
  'GET /subscribers/exports/subscribers': ['content', 'care'],
  'GET /subscribers/:id/history': ['content', 'care'],
  'POST /subscribers/:id/unsubscribe': ['content', 'care'],
  'POST /subscribers/:id/erase': ['care'],
  'GET /subscriber-imports': ['content', 'care'],
  'GET /subscriber-imports/:id': ['content', 'care'],
  'GET /subscriber-imports/:id/history': ['content', 'care'],
  'POST /subscriber-imports': ['content', 'care'],
  ...Object.fromEntries(
    [
      ...['GET /newsletter-issues', 'GET /newsletter-issues/:id', 'GET /newsletter-issues/:id/html'],
      ...['GET /newsletter-issues/:id/history', 'POST /newsletter-issues', 'PATCH /newsletter-issues/:id'],
      ...['test', 'send', 'pause', 'resume', 'delete'].map((name) => `POST /newsletter-issues/:id/${name}`),
    ].map((route) => [route, ['content'] as const]),
  ),
}

test('every route declares its roles', () => {
  const stated = (service.team ?? []).map(({ method, path, roles }) => [`${method} ${path}`, [...roles]])
  expect(Object.fromEntries(stated)).toEqual(PERMISSIONS)
  expect(routes).toHaveLength(Object.keys(PERMISSIONS).length)
})

test('subscribers are found by part of the address, state and country', async () => {
  await signUp('anna@example.com')
  await signUp('bruno@example.com', 'DE')
  expect(await list({})).toEqual(['anna@example.com', 'bruno@example.com'])
  expect(await list({ text: 'nna@' })).toEqual(['anna@example.com'])
  expect(await list({ country: 'DE' })).toEqual(['bruno@example.com'])
  expect(await list({ state: 'confirmed' })).toEqual([])
})

test('a subscriber has proof of consent: when, where and with which wording', async () => {
  const id = await signUp('anna@example.com')
  const { item } = (await call(`/subscribers/${id}`)).body
  expect(item).toMatchObject({
    state: 'pending',
    proof: [
      {
        event: 'requested',
        place: 'footer',
        happenedAt: NOW.toISOString(),
        wording: 'Einmal im Monat.',
      },
    ],
  })
})

test('an export has a line for each event', async () => {
  const id = await signUp('anna@example.com')
  await act(id, 'unsubscribe', {})
  const response = await read('/subscribers/exports/subscribers')
  const lines = (await response.text()).trim().split('\r\n')
  expect(lines).toHaveLength(3)
  expect(lines[1]).toBe(
    'anna@example.com,de,AT,unsubscribed,requested,2026-11-26T10:00:00.000Z,footer,Einmal im Monat.,',
  )
  expect(lines[2]).toContain('unsubscribed,2026-11-26T10:00:00.000Z,desk')
})

// spec 1: newsletter: an erased address stays out
test('an erased address is gone, and no import restores it', async () => {
  const id = await signUp('anna@example.com')
  expect((await act(id, 'erase', { email: 'other@example.com' }, 'care')).status).toBe(422)
  expect((await act(id, 'erase', { email: 'anna@example.com' }, 'content')).status).toBe(403)
  expect((await act(id, 'erase', { email: 'Anna@example.com ' }, 'care')).status).toBe(200)
  expect(await list({})).toEqual([])
  const { item } = (await importFile('anna@example.com,de,AT,2024-05-01,Salone,Ja')).body
  expect(item).toMatchObject({ imported: 0, refused: [{ line: 2, code: 'suppressed' }] })
})

test('a file subscribes people who consented elsewhere, with proof, and skips existing and former subscribers', async () => {
  const left = await signUp('left@example.com')
  await act(left, 'unsubscribe', {})
  await signUp('pending@example.com')
  const { status, body } = await importFile(
    'new@example.com,it,IT,2024-05-01,Salone 2024,Sì',
    'left@example.com,de,AT,2024-05-01,Salone,Ja',
    'pending@example.com,de,AT,2024-05-01,Salone,Ja',
    'nobody,de,AT,2024-05-01,Salone,Ja',
  )
  expect([status, body.item]).toMatchObject([
    200,
    {
      imported: 1,
      refused: [
        { line: 3, code: 'left' },
        { line: 4, code: 'already-subscribed' },
        { line: 5, code: 'email-malformed' },
      ],
    },
  ])
  const [row] = await database.db.select().from(subscribers).where(eq(subscribers.email, 'new@example.com'))
  const { item } = (await call(`/subscribers/${row?.id}`)).body
  expect(item).toMatchObject({
    state: 'confirmed',
    proof: [
      {
        event: 'granted',
        place: 'import',
        happenedAt: '2024-05-01T00:00:00.000Z',
        wording: 'Sì',
        note: 'Salone 2024',
      },
    ],
  })
})

test('a file without its columns is refused as a whole', async () => {
  const { status, body } = await call('/subscriber-imports', {
    body: { input: { name: 'x.csv', text: 'email\na@b.c' } },
  })
  expect([status, body]).toMatchObject([422, { fields: [{ path: 'text', code: 'columns-missing' }] }])
})
