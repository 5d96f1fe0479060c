import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Database } from '#services/kernel/database/database.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { frontOptions } from '#tests/support/front-options.ts'
import { testLimiter } from '#tests/support/limiter.ts'
import { createFront } from '../http/front.ts'
import { environment } from '../settings/environment.ts'
import { createRequestLimits } from './request-limits.ts'

const { PAGES_PER_MINUTE } = environment.parse({})
let database: Database
let now = Date.parse('2026-11-21T09:00:00Z')

beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.close())

/** Page requests of one visitor. */
function pages(from: string, pagesPerMinute = PAGES_PER_MINUTE) {
  const limits = {
    keySecret: 's',
    pagesPerMinute,
    changesPerMinute: 1,
    imagesPerMinute: 1,
    serviceCallsPerMinute: 1,
    streamsPerNetwork: 1,
  }
  const limiter = testLimiter(database, () => new Date(now))
  const { admit } = createRequestLimits(limiter, limits, { warn: vi.fn() } as never)
  const front = createFront(frontOptions({ admit }))
  const bindings = { incoming: { socket: { remoteAddress: from } } } as never
  return (count: number, path = `/search?q=lamp+${count}`) =>
    front.fetch(new Request(`https://shop.example${path}`), bindings)
}

async function statusesOf(request: (count: number) => Response | Promise<Response>, many: number) {
  const statuses: number[] = []
  for (let count = 0; count < many; count++) statuses.push((await request(count)).status)
  return statuses
}

test('of 40 searches in a row 30 are allowed, and the others must wait', async () => {
  const request = pages('9.9.9.1')
  expect(await statusesOf(request, 40)).toEqual([...Array(30).fill(200), ...Array(10).fill(429)])
  const { headers } = await request(40)
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(10)
  expect((await pages('9.9.9.2')(0)).status).toBe(200)
  now += 20_000
  expect((await request(41)).status).toBe(200)
})

test.each([
  ['/de-de/search.data?q=lamp', 429],
  ['/artisans?region=toscana', 429],
  ['/de-de/categories/leuchten/stehleuchten?color=white', 429],
  ['/categories/lighting', 200],
  ['/categories/lighting.data?_routes=routes%2Fcatalogue%2Fcategory', 200],
  ['/categories/lighting.data?sort=new-arrivals&_routes=routes%2Fcatalogue%2Fcategory', 429],
  ['/search/suggestions?q=lamp', 200],
  ['/checkout/cart', 200],
])('after 30 searches %s answers %i', async (path, status) => {
  const request = pages('9.9.9.4')
  now += 60_000
  await statusesOf(request, 30)
  expect((await request(31, path)).status).toBe(status)
})

// spec 8: a shared network is not refused for what browsers fetch ahead
test('twenty people in one network can view ten pages a minute each, with everything that their browsers prefetch', async () => {
  now += 120_000
  const limits = {
    keySecret: 's',
    pagesPerMinute: PAGES_PER_MINUTE,
    changesPerMinute: 1,
    imagesPerMinute: 1,
    serviceCallsPerMinute: 1,
    streamsPerNetwork: 1,
  }
  const { admit } = createRequestLimits(
    testLimiter(database, () => new Date(now)),
    limits,
    { warn: vi.fn() } as never,
  )
  const front = createFront(frontOptions({ admit }))
  const bindings = { incoming: { socket: { remoteAddress: '9.9.9.5' } } } as never
  const statusOf = async (path: string, headers = {}) =>
    (await front.fetch(new Request(`https://shop.example${path}`, { headers }), bindings)).status
  // All links prefetched within the minute, which is more than the limit.
  const ahead = Array.from({ length: PAGES_PER_MINUTE + 1 }, (_, link) =>
    statusOf(`/products/l${link}.data`, { 'sec-purpose': 'prefetch' }),
  )
  expect(new Set(await Promise.all(ahead))).toEqual(new Set([200, 204]))
  const pages = new Set<number>()
  for (let count = 0; count < 20 * 10; count++) {
    const calls = [`/products/p${count}`, '/visitor.data', '/chat/hours'].map((path) => statusOf(path))
    for (const status of await Promise.all(calls)) pages.add(status)
  }
  expect(pages).toEqual(new Set([200]))
  // A flood of requests is still limited.
  const flood = Array.from({ length: PAGES_PER_MINUTE }, (_, count) => statusOf(`/products/f${count}`))
  expect(new Set(await Promise.all(flood))).toEqual(new Set([200, 429]))
})

test('a shop that raises the limit raises it for ten seconds too', async () => {
  expect(new Set(await statusesOf(pages('9.9.9.3', 100_000), 40))).toEqual(new Set([200]))
})
