import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createChoicesClient } from '#clients/tracking/choices-client.ts'
import { createVisitsClient } from '#clients/tracking/visits-client.ts'
import { LEARNED_INDEX } from '#contracts/search/learned-choices.ts'
import type { ShopEvent } from '#domain/tracking/shop-event.ts'
import { type EventContext, toWireEvents } from '#domain/tracking/wire-events.ts'
import { createRateLimiter } from '#services/kernel/rate-limit.ts'
import { createTrackingService } from '#services/tracking/service.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { sampleTeam } from '#tests/support/samples/sample-team.ts'
import { learnRanking } from '#workers/learning/learn-ranking.ts'
import { ADMIN_KEY, type EmbeddedSearch, SEARCH_KEY, startSearch } from '../support/embedded-search.ts'
import { fillIndexes, sampleRecord } from '../support/sample-records.ts'

const database = await freshDatabase('tracking')
let now = new Date('2027-03-10T12:00:00Z')
const tracking = createTrackingService({
  database,
  clock: () => now,
  timeZone: 'Europe/Rome',
  serverTokens: ['server'],
  visitorSecrets: ['visitors'],
  limiter: createRateLimiter({ database, clock: () => now, secret: 'limits' }),
  batchesPerMinute: 1_000,
  reportError: (error) => console.error(error),
})
const reach = {
  baseUrl: 'http://tracking.internal',
  fetch: tracking.fetch,
  token: 'server',
  report: () => {},
}
const choices = createChoicesClient(reach)
const visits = createVisitsClient(reach)
let search: EmbeddedSearch
let call: ReturnType<typeof sampleTeam>['call']

beforeAll(async () => {
  search = await startSearch()
  call = sampleTeam(search.database, search.service, undefined, () => now).call
  const records = [1, 2, 3, 4, 5, 6].map((number) =>
    sampleRecord(number, {
      title: `Lamp ${number}`,
      facts: ['kind:lamp', ...(number === 6 ? ['state:sold-out'] : [])],
      availableForSale: number !== 6,
    }),
  )
  await fillIndexes(search, records, ['en'])
})
beforeEach(async () => {
  await database.pool.query('truncate tracking.search_choices, kernel.rate_limits')
  await bound(3)
})
afterAll(async () => {
  await search.close()
  await database.close()
})

let count = 0
const visitorOf = (visitor: number) => String(visitor).padStart(32, 'a')
const sessionOf = (visitor: number) => String(visitor).padStart(32, 'b')
/** By default each visitor has their own network and is signed. */
async function send(
  visitor: number,
  event: ShopEvent,
  {
    agent = 'Mozilla/5.0 Firefox/140.0',
    network = `network ${visitor}`,
    signature = undefined as string | null | undefined,
  } = {},
) {
  const signed = signature === undefined ? await sign(visitor, network) : signature
  const context: EventContext = {
    atMs: now.getTime(),
    eventId: `event-${count++}-abcd`,
    visitor: visitorOf(visitor),
    session: sessionOf(visitor),
    url: 'https://shop.example/search',
    referrer: '',
    userAgent: agent,
    page: 'search',
    country: 'US',
    language: 'en',
    currency: 'USD',
    campaign: null,
    isCustomer: false,
    mayMarket: false,
    requiresOptIn: false,
    shopId: null,
  }
  await tracking.fetch(
    new Request('http://tracking.internal/unstable/produce_batch', {
      method: 'POST',
      headers: { 'user-agent': agent, 'x-network-key': network },
      body: JSON.stringify({
        events: toWireEvents(event, context),
        metadata: { event_sent_at_ms: now.getTime(), visitor_signature: signed },
      }),
    }),
  )
}
const sign = (visitor: number, network: string) => visits.sign({ visitor: visitorOf(visitor), network })
const piece = (number: number) => ({
  id: `gid://shopify/Product/${number}`,
  name: `Lamp ${number}`,
  artisan: 'Neri',
  sku: `SKU-${number}`,
  price: null,
})
const choose = (visitor: number, number: number, place = number, term = 'lamp'): Promise<void> =>
  send(visitor, { name: 'productClick', list: '/search', piece: piece(number), found: { term, place } })
async function byVisitors(visitors: number, number: number): Promise<void> {
  for (let visitor = 1; visitor <= visitors; visitor++) await choose(visitor, number)
}
const learn = () =>
  learnRanking(choices, {
    appId: 'HOUSE',
    adminKey: ADMIN_KEY,
    baseUrl: 'http://search.internal',
    fetch: search.service.fetch,
  })
async function find(query = 'Lamp', params: object = {}): Promise<string> {
  const { results } = await search
    .lite()
    .searchForHits({ requests: [{ indexName: 'products', query, ...params }] })
  return results[0]?.hits.map(({ objectID }) => objectID).join('') ?? ''
}
async function bound(places: number) {
  const { item } = (await call('/ranking-settings/ranking')).body as { item: { version: number } }
  return call('/ranking-settings/ranking', {
    method: 'PATCH',
    body: { version: item.version, changes: { places } },
  })
}

// spec 1: text search: ranking learns from what visitors choose and order, within a bound of the house
test('what five visitors chose moves up, as far as the house lets it, and not beyond what matches better', async () => {
  await byVisitors(5, 5)
  for (let visitor = 1; visitor <= 5; visitor++) await choose(visitor, 6, 1)
  await learn()
  expect(await find()).toBe('152346')
  expect(await find('LAMP', { hitsPerPage: 2, page: 1 })).toBe('23')
  expect(await find('lamp', { enableReRanking: false })).toBe('123456')
  await bound(1)
  expect(await find()).toBe('123546')
  await bound(0)
  expect(await find()).toBe('123456')
  expect((await bound(21)).status).toBe(400)
})

test('what was learned for a search applies to the same words in other forms and another order', async () => {
  for (let visitor = 1; visitor <= 5; visitor++) await choose(visitor, 5, 5, 'the round lamp')
  await learn()
  expect(await find('lamps round')).toBe('152346')
})

// spec 1: text search: no visitor and no machine moves the ranking alone
test('nothing is learned from four visitors, from one who chooses often, from bots and from what may be about a person', async () => {
  await byVisitors(4, 5)
  for (let times = 0; times < 20; times++) await choose(1, 5)
  for (let visitor = 10; visitor < 20; visitor++) {
    await send(
      visitor,
      { name: 'productClick', list: '/search', piece: piece(5), found: { term: 'lamp', place: 5 } },
      { agent: 'Googlebot/2.1' },
    )
    await choose(visitor, 4, 4, 'mario.rossi@example.it')
  }
  await learn()
  expect(await find()).toBe('123456')
})

test('an order counts more than being chosen, and what is chosen from further down more than from the top', async () => {
  await byVisitors(5, 4)
  await byVisitors(5, 5)
  for (let visitor = 1; visitor <= 5; visitor++) {
    await send(visitor, { name: 'addToCart', piece: piece(4) })
    await visits.reportOrder({
      number: `B-${visitor}`,
      visitor: visitorOf(visitor),
      session: sessionOf(visitor),
      signature: (await sign(visitor, `network ${visitor}`)) ?? '',
      pieces: [{ sku: 'SKU-4', brand: 'Neri' }],
    })
  }
  const { searches } = await counted()
  expect(searches).toEqual([
    { language: 'en', term: 'lamp', product: '4', place: 4, step: 'ordered', weeksAgo: 0, visitors: 5 },
    { language: 'en', term: 'lamp', product: '5', place: 5, step: 'chosen', weeksAgo: 0, visitors: 5 },
  ])
  await learn()
  expect(await find()).toBe('412356')
})

// spec 7: events decide nothing unless their visitor is signed, and few visitors of a network count
test.each([
  ['invents its visitors', null],
  ['sends the signature of another visitor', 'of another'],
  ['has its visitors signed', 'own'],
])('thirty requests of one network that %s move no piece', async (_, how) => {
  const network = 'one'
  const other = await sign(99, network)
  for (let visitor = 1; visitor <= 30; visitor++) {
    const signature = how === 'own' ? await sign(visitor, network) : how && other
    const sent = { network, signature }
    await send(
      visitor,
      { name: 'productClick', list: '/search', piece: piece(5), found: { term: 'lamp', place: 16 } },
      sent,
    )
    await send(visitor, { name: 'addToCart', piece: piece(5) }, sent)
    const order = { number: `X-${visitor}`, value: null, pieces: [{ ...piece(5), id: 'SKU-5' }] }
    await send(visitor, { name: 'purchase', order }, sent)
  }
  await learn()
  expect(await find()).toBe('123456')
})

test('an order counts as the shop reports it, for a signed visitor, and never as a browser does', async () => {
  await byVisitors(5, 4)
  for (let visitor = 1; visitor <= 5; visitor++) {
    await send(visitor, { name: 'addToCart', piece: piece(4) })
    const order = { number: `C-${visitor}`, value: null, pieces: [{ ...piece(4), id: 'SKU-4' }] }
    await send(visitor, { name: 'purchase', order })
    const pieces = [{ sku: 'SKU-4', brand: 'Neri' }]
    await visits.reportOrder({
      number: `C-${visitor}`,
      visitor: visitorOf(visitor),
      session: sessionOf(visitor),
      signature: 'no',
      pieces,
    })
  }
  expect((await counted()).searches.map(({ step }) => step)).toEqual(['bag'])
})

test('two visitors per network and day count for a piece, and others on another day', async () => {
  const [today, later] = [now, new Date(now.getTime() + 86_400_000)]
  const chooseFrom = (visitor: number, number: number) =>
    send(
      visitor,
      { name: 'productClick', list: '/search', piece: piece(number), found: { term: 'lamp', place: 3 } },
      { network: 'office' },
    )
  const chosen = async () =>
    (
      await database.pool.query(
        'select product, count(*)::int as count from tracking.search_choices group by product order by product',
      )
    ).rows.map(({ product, count: visitors }) => [product, visitors])
  for (const visitor of [1, 2, 3, 2, 1]) await chooseFrom(visitor, 3)
  await chooseFrom(3, 4)
  expect(await chosen()).toEqual([
    ['3', 2],
    ['4', 1],
  ])
  now = later
  for (const visitor of [3, 4, 5]) await chooseFrom(visitor, 3)
  now = today
  expect(await chosen()).toEqual([
    ['3', 4],
    ['4', 1],
  ])
})

test('what is no longer chosen is forgotten, and what was learned is not read by guests', async () => {
  await byVisitors(5, 5)
  await learn()
  expect(await find()).toBe('152346')
  const { results } = await search
    .lite(SEARCH_KEY)
    .searchForHits({ requests: [{ indexName: LEARNED_INDEX, query: '' }] })
  expect(JSON.stringify(results)).not.toContain('5:1')
  await database.pool.query('truncate tracking.search_choices')
  await learn()
  expect(await find()).toBe('123456')
})

test('only servers read what visitors chose', async () => {
  expect((await tracking.fetch(new Request('http://tracking.internal/choices'))).status).toBe(401)
})

async function counted() {
  const list = await choices.list()
  if (!list.ok) throw new Error(list.code)
  return list.value
}
