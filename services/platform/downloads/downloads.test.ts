import { afterAll, beforeEach, expect, test } from 'vitest'
import { createDownloadsClient } from '#clients/platform/downloads-client.ts'
import type { DocumentRequest } from '#contracts/document.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { createRateLimiter } from '#services/kernel/rate-limit.ts'
import { createSeal } from '#services/kernel/secrets/seal.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { SAMPLE_LISTS } from '#tests/support/samples/sample-list-options.ts'
import { SAMPLE_QUOTES } from '#tests/support/samples/sample-quotes.ts'
import { SAMPLE_REQUESTS } from '#tests/support/samples/sample-requests.ts'
import { sampleTeam } from '#tests/support/samples/sample-team.ts'
import { sampleTearsheet } from '#tests/support/samples/sample-tearsheet.ts'
import { SAMPLE_TRADE } from '#tests/support/samples/sample-trade.ts'
import { createPlatformService } from '../service.ts'
import { countDownload, removeOldDownloads } from './count-download.ts'
import { productDownloadsRoute } from './team-downloads.ts'

const database = await freshDatabase('platform')
afterAll(() => database.close())
const NOW = new Date('2026-11-24T08:00:00Z')
let now = NOW
const clock = () => now
const made: DocumentRequest[] = []
let outcome: () => Promise<Result<Uint8Array, 'documents-busy'>> = async () => ok(new Uint8Array([1, 2]))
const platform = createPlatformService({
  trade: SAMPLE_TRADE,
  lists: SAMPLE_LISTS,
  quotes: SAMPLE_QUOTES,
  requests: SAMPLE_REQUESTS,
  downloads: {
    readFile: async () => null,
    limiter: createRateLimiter({ database, clock, secret: 'secret' }),
    makeDocument(request) {
      made.push(request)
      return outcome()
    },
  },
  reportError: () => {},
  cartSeal: createSeal(['a secret'], 'stored carts'),
  database,
  clock,
  authenticate: async () => ok(null),
  storeLanguage: async () => true,
  serverToken: 'server',
})
const problems: unknown[] = []
const client = (token = 'server') =>
  createDownloadsClient({
    baseUrl: 'http://platform.internal',
    fetch: (request) => platform.fetch(request),
    token,
    report: (problem) => problems.push(problem),
  })
const PRODUCT = 'gid://shopify/Product/7'
const request = (title = 'A piece', network: string | null = null) => ({
  productId: PRODUCT,
  network,
  tearsheet: sampleTearsheet({ title }),
})
const counts = async () =>
  (
    await database.pool.query(
      'select day::text, product_id, kind, downloads from platform.download_counts order by kind, day',
    )
  ).rows

beforeEach(async () => {
  // Long after the files of the previous test have expired.
  now = new Date(now.getTime() + 3_600_000)
  made.length = 0
  problems.length = 0
  outcome = async () => ok(new Uint8Array([1, 2]))
  await database.pool.query('truncate platform.download_counts; truncate kernel.rate_limits')
})

// spec 1: CAD and tearsheet downloads are counted, without the visitor
test('a tearsheet is made and counted, as is a CAD file, without anything of the visitor', async () => {
  expect(await client().makeTearsheet(request())).toEqual({ ok: true, value: new Uint8Array([1, 2]) })
  await client().countCadFile(PRODUCT)
  await client().countCadFile(PRODUCT)
  expect(await counts()).toEqual([
    { day: '2026-11-24', product_id: PRODUCT, kind: 'cad', downloads: 2 },
    { day: '2026-11-24', product_id: PRODUCT, kind: 'tearsheet', downloads: 1 },
  ])
  expect(problems).toEqual([])
})

test('the same tearsheet is made once, but counted each time; another price is another tearsheet', async () => {
  const trade = { kind: 'trade', amountMinor: 7, currency: 'EUR', isTaxIncluded: true } as const
  const withTradePrice = { ...request(), tearsheet: sampleTearsheet({ title: 'A piece', price: trade }) }
  await Promise.all([client().makeTearsheet(request()), client().makeTearsheet(request())])
  await client().makeTearsheet(withTradePrice)
  await client().makeTearsheet(request())
  expect(made).toHaveLength(2)
  expect((await counts())[0]).toMatchObject({ downloads: 4 })
  now = new Date(now.getTime() + 11 * 60_000)
  await client().makeTearsheet(request())
  expect(made).toHaveLength(3)
})

test('a refused tearsheet is not counted, and is made when it is requested again', async () => {
  outcome = async () => refuse('documents-busy')
  expect(await client().makeTearsheet(request())).toEqual(refuse('documents-busy'))
  outcome = () => Promise.reject(new Error('The document took too long'))
  expect(await client().makeTearsheet(request())).toEqual(refuse('platform-unavailable'))
  expect(await counts()).toEqual([])
  outcome = async () => ok(new Uint8Array([3]))
  expect(await client().makeTearsheet(request())).toEqual(ok(new Uint8Array([3])))
})

test('the thirty-first tearsheet of a network in a minute is refused; other networks get theirs', async () => {
  for (let count = 0; count < 30; count += 1)
    expect((await client().makeTearsheet(request('A piece', 'net'))).ok).toBe(true)
  expect(await client().makeTearsheet(request('A piece', 'net'))).toEqual(refuse('too-many-requests'))
  expect((await client().makeTearsheet(request('A piece', 'other'))).ok).toBe(true)
})

test('the drawing of a CAD file is read once, and one that cannot be read now is none', async () => {
  const view = { widthMm: 400, heightMm: 200, width: 800, height: 400, path: 'M0 0h800' }
  const outline = { front: view, side: null, plan: null }
  outcome = async () => ok(new TextEncoder().encode(JSON.stringify(outline)))
  const files = ['/files/a.zip', null, '/files/a.zip']
  expect(await client().readOutlines(files)).toEqual([outline, null, outline])
  expect(await client().readOutlines(files)).toEqual([outline, null, outline])
  expect(made).toEqual([{ kind: 'outline', cadFile: '/files/a.zip' }])
  outcome = async () => refuse('documents-busy')
  expect(await client().readOutlines(['/files/b.zip'])).toEqual([null])
  outcome = async () => ok(new TextEncoder().encode('null'))
  expect(await client().readOutlines(['/files/b.zip'])).toEqual([null])
  expect(made).toHaveLength(3)
  expect(await client('visitor').readOutlines(['/files/b.zip'])).toEqual([null])
  expect(await client().readOutlines([null])).toEqual([null])
  expect(problems).toHaveLength(1)
  expect(await counts()).toEqual([])
})

test('only servers may call it, with a tearsheet that is one', async () => {
  expect(await client('visitor').makeTearsheet(request())).toEqual(refuse('platform-unavailable'))
  const { tearsheet } = request()
  for (const wrong of [
    { ...request(), productId: "7'; drop" },
    { ...request(), tearsheet: { ...tearsheet, studio: 'x'.repeat(61) } },
    { ...request(), tearsheet: { ...tearsheet, price: { ...tearsheet.price, kind: 'none' } } },
    { ...request(), tearsheet: { ...tearsheet, finishes: Array(13).fill(tearsheet.finishes[0]) } },
  ]) {
    const response = await platform.fetch(
      new Request('http://platform.internal/downloads/tearsheets', {
        method: 'POST',
        headers: { authorization: 'Bearer server' },
        body: JSON.stringify(wrong),
      }),
    )
    expect(response.status).toBe(422)
  }
  expect(made).toEqual([])
})

test('counts are removed after two years', async () => {
  await client().countCadFile(PRODUCT)
  await removeOldDownloads(database, new Date(now.getTime() + 731 * 86_400_000))
  expect(await counts()).toHaveLength(1)
  await removeOldDownloads(database, new Date(now.getTime() + 732 * 86_400_000))
  expect(await counts()).toEqual([])
})

// spec 1: the counts of a product, for those who look after the catalogue
test('who looks after the catalogue reads how often the files of a product were downloaded in the last 90 days', async () => {
  const { call } = sampleTeam(database, { team: [productDownloadsRoute] }, undefined, clock)
  const count = (kind: 'cad' | 'tearsheet', daysAgo: number, id = 21) =>
    countDownload(database, {
      productId: `gid://shopify/Product/${id}`,
      kind,
      now: new Date(now.getTime() - daysAgo * 86_400_000),
    })
  await count('tearsheet', 0)
  await count('tearsheet', 90)
  await count('tearsheet', 91)
  await count('cad', 3)
  await count('cad', 3, 22)
  const read = async (path: string, role = 'catalogue') => {
    const { status, body } = await call(`/product-downloads/${path}`, { role })
    return status === 200 ? body : status
  }
  expect(await read('21')).toEqual({ tearsheet: 2, cad: 1 })
  expect(await read('23')).toEqual({ tearsheet: 0, cad: 0 })
  expect(await read('lamp')).toBe(404)
  expect(await read('21', 'care')).toBe(403)
  expect(await read('21', 'a customer')).toBe(401)
})
