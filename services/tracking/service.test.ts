import { AnalyticsEventName, AnalyticsPageType, sendShopifyAnalytics } from '@shopify/hydrogen-react'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { money } from '#domain/money/money.ts'
import type { ShopEvent } from '#domain/tracking/shop-event.ts'
import {
  type EventContext,
  toWireEvents,
  toWireIdentity,
  type WireEvent,
} from '#domain/tracking/wire-events.ts'
import { createRateLimiter } from '#services/kernel/rate-limit.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { TEST_TIME } from '#tests/support/test-clock.ts'
import { createTrackingService } from './service.ts'

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36'
const database = await freshDatabase('tracking')
afterAll(() => database.close())
let now = new Date('2027-03-31T22:30:00Z')
const service = createTrackingService({
  database,
  clock: () => now,
  timeZone: 'Europe/Rome',
  serverTokens: ['server'],
  visitorSecrets: ['visitors'],
  limiter: createRateLimiter({ database, clock: () => now, secret: 'limits' }),
  batchesPerMinute: 50,
  reportError: (error) => console.error(error),
})

beforeEach(async () => {
  now = new Date(now.getTime() + 120_000)
  await database.pool.query(
    'truncate tracking.events, tracking.sessions, tracking.session_artisans, tracking.arrivals',
  )
})

let count = 0
const context = (changes: Partial<EventContext> = {}): EventContext => ({
  atMs: now.getTime(),
  eventId: `event-${count++}-abcd`,
  visitor: 'a'.repeat(32),
  session: 'b'.repeat(32),
  url: 'https://shop.example/',
  referrer: '',
  userAgent: CHROME,
  page: 'home',
  country: 'DE',
  language: 'de',
  currency: 'EUR',
  campaign: null,
  isCustomer: false,
  mayMarket: false,
  requiresOptIn: true,
  shopId: null,
  ...changes,
})
const piece = { id: 'gid://shopify/Product/7', name: 'Vase', artisan: 'Neri', price: money(12_000, 'EUR') }
const VIEW: ShopEvent = { name: 'pageViewSPA', path: '/', page: 'home' }

async function send(
  events: readonly unknown[],
  { agent = CHROME, network = 'n', signature = undefined as string | undefined } = {},
) {
  const response = await service.fetch(
    new Request('http://tracking.internal/unstable/produce_batch', {
      method: 'POST',
      headers: { 'content-type': 'text/plain', 'user-agent': agent, 'x-network-key': network },
      body: JSON.stringify({
        events,
        metadata: { event_sent_at_ms: now.getTime(), visitor_signature: signature },
      }),
    }),
  )
  return { status: response.status, headers: response.headers, body: await response.json() }
}
const sessions = async () =>
  (await database.pool.query('select *, day::text as day from tracking.sessions order by id')).rows
const stored = async () => (await database.pool.query('select name from tracking.events order by name')).rows
const okay = { status: 200, message: 'ok' }

test('a visit is added up from its events, on the day of the house', async () => {
  const campaign = { kind: 'ad', source: 'google', name: 'Fall' } as const
  const events: WireEvent[] = [
    ...toWireEvents(VIEW, context({ campaign })),
    ...toWireEvents({ name: 'textSearch', term: 'vase', results: 2 }, context()),
    ...toWireEvents({ name: 'productView', piece }, context({ isCustomer: true })),
  ]
  const { status, headers, body } = await send(events)
  expect([status, headers.get('access-control-allow-origin'), body]).toEqual([
    200,
    '*',
    { result: [okay, okay, okay] },
  ])
  await send(
    toWireEvents({ name: 'addToCart', piece }, context({ campaign: { ...campaign, name: 'Later' } })),
  )
  expect(await sessions()).toMatchObject([
    {
      visitor: 'a'.repeat(32),
      day: '2027-04-01',
      country: 'DE',
      language: 'de',
      campaign_kind: 'ad',
      campaign: 'Fall',
      steps: 0b111,
      pages: 1,
      searches: 1,
      is_customer: true,
    },
  ])
  const { rows } = await database.pool.query('select artisan, steps from tracking.session_artisans')
  expect(rows).toEqual([{ artisan: 'Neri', steps: 0b110 }])
})

test('an event that is sent twice counts once, in a batch or in two', async () => {
  const view = toWireEvents(VIEW, context())
  await send([...view, ...view])
  await send(view)
  expect(await sessions()).toMatchObject([{ pages: 1 }])
})

test('the same order from two browsers counts once', async () => {
  const order: ShopEvent = { name: 'purchase', order: { number: 'BT-1', value: null, pieces: [piece] } }
  await send(toWireEvents(order, context({ eventId: 'order-BT-1' })))
  await send(toWireEvents(order, context({ eventId: 'order-BT-1', session: 'c'.repeat(32) })))
  expect(await sessions()).toHaveLength(1)
})

const call = (path: string, json: unknown, token = 'server') =>
  service.fetch(
    new Request(`http://tracking.internal${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: JSON.stringify(json),
    }),
  )
const sign = async (visitor: string, network = 'n') => call('/visitors', { visitor, network })
const requestSignature = async (visitor: string): Promise<string> =>
  (await (await sign(visitor)).json()).signature

test('a visit counts in figures once its visitor is signed, up to twenty visits per visitor and day', async () => {
  const [visitor, other] = ['d'.repeat(32), 'e'.repeat(32)]
  const signature = await requestSignature(visitor)
  const view = (session: number, by = visitor) =>
    toWireEvents(VIEW, context({ visitor: by, session: String(session).padStart(32, '0') }))
  await send(view(0), { signature: 'forged' })
  await send(view(1, other), { signature })
  expect((await sessions()).map(({ is_signed }) => is_signed)).toEqual([false, false])
  await send(view(0), { signature })
  for (let session = 2; session <= 18; session++) await send(view(session), { signature })
  await send([...view(19), ...view(20), ...view(21), ...view(22)], { signature })
  await send(view(2), { signature })
  const counted = (await sessions()).filter(({ is_signed }) => is_signed)
  expect(counted).toHaveLength(20)
})

// spec 7: an order counts as the shop’s server reports it
test('an order is a step of its visit once, when the shop reports it, not when a browser does', async () => {
  const visitor = 'd'.repeat(32)
  const session = 'c'.repeat(32)
  const order: ShopEvent = { name: 'purchase', order: { number: 'BT-1', value: null, pieces: [piece] } }
  await send(toWireEvents(order, context({ visitor, session, eventId: 'order-BT-1' })))
  expect(await sessions()).toMatchObject([{ steps: 0, is_signed: false }])
  const reported = { number: 'BT-1', visitor, session, pieces: [{ sku: 'V-1', brand: 'Neri' }] }
  expect((await call('/orders', { ...reported, signature: 'forged' })).status).toBe(204)
  expect(await sessions()).toMatchObject([{ steps: 0, is_signed: false }])
  const signature = await requestSignature(visitor)
  expect((await call('/orders', { ...reported, signature }, 'public')).status).toBe(401)
  await call('/orders', { ...reported, signature })
  await call('/orders', { ...reported, signature, session: 'f'.repeat(32) })
  expect(await sessions()).toMatchObject([{ steps: 0b10000, is_signed: true }])
})

test('only servers can have visitors signed, at most two hundred per network and day', async () => {
  expect((await call('/visitors', { visitor: 'd'.repeat(32), network: 'n' }, 'public')).status).toBe(401)
  expect((await sign('no visitor')).status).toBe(400)
  const statuses: number[] = []
  for (let visitor = 0; visitor <= 200; visitor++)
    statuses.push((await sign(String(visitor).padStart(32, '0'), 'busy')).status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(200)
  expect(statuses.at(-1)).toBe(429)
  expect((await sign('0'.repeat(32), 'another')).status).toBe(200)
})

test('text that cannot be stored is cleaned and does not fail other events', async () => {
  const campaign = { kind: 'ad', source: 'a\0b', name: 'half \ud800' } as const
  const odd = { ...piece, artisan: 'Neri\0\udfff' }
  const [first, second] = await Promise.all([
    send(toWireEvents({ name: 'pageViewSPA', path: '/', page: 'home' }, context({ campaign }))),
    send(toWireEvents({ name: 'addToCart', piece: odd }, context({ session: 'c'.repeat(32) }))),
  ])
  expect([first.status, second.status]).toEqual([200, 200])
  expect((await sessions()).map(({ campaign: name }) => name)).toEqual(['half \ufffd', null])
})

test('bots get the same response as anyone, but nothing is stored', async () => {
  for (const agent of ['Googlebot/2.1', 'curl/8.5', '', CHROME.replace('Chrome', 'HeadlessChrome')]) {
    expect((await send(toWireEvents(VIEW, context()), { agent })).body).toEqual({ result: [okay] })
  }
  expect(await stored()).toEqual([])
})

// spec 7: no IP address is stored with an event
test('no stored data contains an IP address, a user agent, a price or typed text', async () => {
  await send([
    ...toWireEvents({ name: 'addToCart', piece }, context()),
    ...toWireEvents({ name: 'textSearch', term: 'murano vase', results: 0 }, context()),
  ])
  const tables = ['events', 'sessions', 'session_artisans']
  const rows = await Promise.all(
    tables.map((table) => database.pool.query(`select * from tracking.${table}`)),
  )
  const text = JSON.stringify(rows.map((result) => result.rows))
  for (const secret of ['Mozilla', '12000', '120', 'murano', '127.0.0.1']) expect(text).not.toContain(secret)
})

// spec 7: identify: the service of the house stores neither name nor email
test('an identified visitor marks the visit as a customer’s, but their identity is not stored', async () => {
  const person = { name: 'Ada Rossi', email: 'ada@example.com' }
  await send(toWireIdentity(person, context({ isCustomer: true })))
  const [visit] = await sessions()
  expect(visit).toMatchObject({ is_customer: true, pages: 0 })
  const tables = ['events', 'sessions', 'session_artisans']
  const rows = await Promise.all(
    tables.map((table) => database.pool.query(`select * from tracking.${table}`)),
  )
  expect(JSON.stringify(rows.map((result) => result.rows))).not.toMatch(/Ada|ada@/)
})

test.each([
  ['another schema', { schema_id: 'other/1.0', payload: {} }],
  ['no payload', { schema_id: 'house_storefront_tracking/1.0' }],
  ['no event', null],
  ['an id that is too long', withPayload({ event_id: 'x'.repeat(100) })],
  ['no session', withPayload({ deprecated_visit_token: '' })],
  ['a country that is none', withPayload({ country: 'Germany' })],
])('an event with %s is refused, and the others of its batch are stored', async (_, event) => {
  const { status, body } = await send([event, ...toWireEvents(VIEW, context())])
  expect([status, body.result.map((result: { status: number }) => result.status)]).toEqual([200, [400, 200]])
  expect(await stored()).toEqual([{ name: 'page_rendered' }])
})

function withPayload(changes: object) {
  const [event] = toWireEvents(VIEW, context())
  return { ...event, payload: { ...event?.payload, ...changes } }
}

test.each([
  ['no JSON', 'hello', 400],
  ['no events', '{"events":[]}', 400],
  ['too many events', JSON.stringify({ events: Array.from({ length: 51 }, () => ({})) }), 400],
  ['too many bytes', JSON.stringify({ events: ['x'.repeat(70_000)] }), 413],
])('a batch with %s is refused', async (_, body, status) => {
  const request = new Request('http://tracking.internal/unstable/produce_batch', { method: 'POST', body })
  expect((await service.fetch(request)).status).toBe(status)
})

test('an event from a clock that is days off counts when it arrives', async () => {
  const atMs = now.getTime() - 5 * 86_400_000
  await send(toWireEvents(VIEW, context({ atMs })))
  await send(toWireEvents(VIEW, context({ atMs: now.getTime() + 3_600_000, session: 'c'.repeat(32) })))
  expect(await sessions()).toMatchObject([{ day: '2027-04-01', last_at: now }, { last_at: now }])
})

test('a network that sends too much waits, and others do not', async () => {
  for (let sent = 0; sent < 50; sent++) await send([null], { network: 'loud' })
  const { status, headers } = await send([null], { network: 'loud' })
  expect([status, headers.get('retry-after')]).toEqual([429, '60'])
  expect((await send([null])).status).toBe(200)
})

// spec 7: events are posted in batches to the commerce platform’s tracking endpoint, or to the service of the house, which responds like it
test('the official client of the hosted service is understood', async () => {
  const requests: string[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    requests.push(body)
    return new Response(JSON.stringify({ result: [] }))
  })
  vi.stubGlobal('window', { crypto, navigator: { userAgent: CHROME } })
  const page = {
    hasUserConsent: true,
    shopId: 'gid://shopify/Shop/42',
    currency: 'EUR' as const,
    uniqueToken: 'a'.repeat(32),
    visitToken: 'b'.repeat(32),
    url: 'https://shop.example/products/vase',
    path: '/products/vase',
    search: '',
    referrer: '',
    title: 'Vase',
    userAgent: CHROME,
    navigationType: 'navigate',
    navigationApi: 'PerformanceNavigationTiming',
    acceptedLanguage: 'DE' as const,
  }
  const products = [
    {
      productGid: piece.id,
      name: 'Vase',
      brand: 'Neri',
      price: '120.0',
      quantity: 1,
      variantGid: 'gid://shopify/ProductVariant/8',
    },
  ]
  await sendShopifyAnalytics({
    eventName: AnalyticsEventName.PAGE_VIEW,
    payload: { ...page, pageType: AnalyticsPageType.product, products },
  })
  await sendShopifyAnalytics({
    eventName: AnalyticsEventName.ADD_TO_CART,
    payload: { ...page, cartId: 'gid://shopify/Cart/1', products },
  })
  vi.unstubAllGlobals()
  now = TEST_TIME
  const events = requests.flatMap((body): WireEvent[] => JSON.parse(body).events)
  expect((await send(events)).body).toEqual({ result: events.map(() => okay) })
  expect(await sessions()).toMatchObject([{ steps: 0b110, pages: 1 }])

  // Events sent to the hosted service have the same fields as those of its official client.
  const ours = [
    ...toWireEvents(VIEW, context({ shopId: 42 })),
    ...toWireEvents({ name: 'productView', piece }, context({ shopId: 42 })),
    ...toWireEvents({ name: 'addToCart', piece }, context({ shopId: 42 })),
  ]
  for (const [index, official] of events.entries()) {
    expect(ours[index]?.schema_id).toBe(official.schema_id)
    expect(Object.keys(ours[index]?.payload ?? {})).toEqual(
      expect.arrayContaining(Object.keys(official.payload).filter((name) => !OPTIONAL.includes(name))),
    )
  }
})

/** Fields that the official client only sends for some pages and customers. */
const OPTIONAL = ['customer_id', 'resourceId', 'resourceType', 'customerId']

test('events and derived data are removed after 25 months', async () => {
  now = new Date('2027-03-31T22:30:00Z')
  await send(toWireEvents({ name: 'productView', piece }, context()))
  const [job] = service.jobs ?? []
  await job?.run(new Date('2029-04-15T00:00:00Z'))
  expect(await sessions()).toHaveLength(1)
  await job?.run(new Date('2029-06-15T00:00:00Z'))
  const tables = ['events', 'sessions', 'session_artisans', 'arrivals']
  const counts = await Promise.all(
    tables.map(async (table) => (await database.pool.query(`select from tracking.${table}`)).rowCount),
  )
  expect(counts).toEqual([0, 0, 0, 0])
})

test('arrivals are added up, for servers only', async () => {
  const arrive = (token: string, counted: number) =>
    service.fetch(
      new Request('http://tracking.internal/arrivals', {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({
          arrivals: [{ day: '2027-04-01', country: 'DE', consent: 'none', count: counted }],
        }),
      }),
    )
  expect((await arrive('someone', 1)).status).toBe(401)
  expect((await arrive('server', 0)).status).toBe(400)
  await arrive('server', 2)
  await arrive('server', 3)
  const { rows } = await database.pool.query('select country, consent, count from tracking.arrivals')
  expect(rows).toEqual([{ country: 'DE', consent: 'none', count: 5 }])
})
