import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answeredSearchHeaders } from '#app/page/answered-search.ts'
import { visitorOf } from '#app/visitor/visitor.ts'
import type { CountedSearch } from '#contracts/counted-searches.ts'
import { ok, refuse } from '#domain/result.ts'
import { createSearchCounter, type SearchCounter } from './search-counter.ts'

const WRITE_MS = 5_000
let written: CountedSearch[][] = []
let isPlatformThere = true
let counter: SearchCounter

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2027-03-01T12:00:00Z') })
  written = []
  isPlatformThere = true
  counter = createSearchCounter({
    async count(searches) {
      if (isPlatformThere) written.push([...searches])
      return isPlatformThere ? ok(null) : refuse('platform-unavailable')
    },
    secret: 'secret',
    trustedProxies: 1,
    now: () => new Date(),
  })
})
afterEach(async () => {
  await counter.close()
  vi.useRealTimers()
})

test('a search is counted once for each network, by marks that say nothing of one another', async () => {
  await search('oak', '192.0.2.1')
  await search('oak', '192.0.2.1')
  await search('oak', '192.0.2.2')
  await search('walnut', '192.0.2.1')
  await vi.advanceTimersByTimeAsync(WRITE_MS)
  expect(termsOf(written)).toEqual([['oak', 'oak', 'walnut']])
  expect(written[0]?.[0]).toMatchObject({ language: 'en', day: '2027-03-01' })
  expect(new Set(written.flat().map(({ mark }) => mark)).size).toBe(3)
})

test('the answer goes on as it is, without what it says to the counter', async () => {
  const answer = await search('oak', '192.0.2.1')
  expect([...answer.headers.keys()]).toEqual(['content-type', 'x-cache'])
  expect(await answer.text()).toBe('page')
})

test('what finds nothing, comes from elsewhere or is no search is not counted', async () => {
  await search('oak', '192.0.2.1', { total: 0 })
  await search('oak sofa', '192.0.2.1', { removedWords: ['sofa'] })
  await search('anna@example.com', '192.0.2.1')
  await search('oak', '192.0.2.1', {}, { 'sec-fetch-site': 'cross-site' })
  const page = new Response('page')
  expect(counter.pass(asking('/products/oak?variant=1', '192.0.2.1'), {}, page)).toBe(page)
  await counter.close()
  expect(termsOf(written)).toEqual([[]])
})

test('a misspelt search counts as what it was taken for', async () => {
  await search('walnt', '192.0.2.1', { correction: 'walnut' })
  await counter.close()
  expect(termsOf(written)).toEqual([['walnut']])
})

test('what the platform did not take is offered again', async () => {
  isPlatformThere = false
  await search('oak', '192.0.2.1')
  await vi.advanceTimersByTimeAsync(WRITE_MS)
  isPlatformThere = true
  await search('walnut', '192.0.2.1')
  await vi.advanceTimersByTimeAsync(WRITE_MS)
  expect(termsOf(written)).toEqual([['oak', 'walnut']])
})

test('nothing is written while nobody searches, but for once a day', async () => {
  await vi.advanceTimersByTimeAsync(10 * WRITE_MS)
  expect(written).toEqual([[]])
  vi.setSystemTime(new Date('2027-03-02T12:00:00Z'))
  await vi.advanceTimersByTimeAsync(10 * WRITE_MS)
  expect(written).toEqual([[], []])
})

test('on another day the same search counts again, by another mark', async () => {
  await search('oak', '192.0.2.1')
  // One hour ahead of Greenwich it is the next day already.
  vi.setSystemTime(new Date('2027-03-01T23:30:00Z'))
  await search('oak', '192.0.2.1')
  await counter.close()
  const [first, second] = written.flat()
  expect([first?.day, second?.day]).toEqual(['2027-03-01', '2027-03-02'])
  expect(first?.mark).not.toBe(second?.mark)
})

test('a visitor counts for fifty searches a day', async () => {
  for (let index = 0; index < 60; index++) await search(`oak ${index}`, '192.0.2.1')
  await search('oak', '192.0.2.2')
  await counter.close()
  expect(written.flat()).toHaveLength(51)
})

/** A visitor's request for the results of some words, past the counter. */
function search(query: string, network: string, found: object = {}, headers: Record<string, string> = {}) {
  const request = asking(`/search?q=${encodeURIComponent(query)}`, network, headers)
  const list = { state: { query }, total: 7, correction: null, removedWords: [], ...found }
  const said = answeredSearchHeaders(list, visitorOf(new URL(request.url)))
  const answer = new Response('page', { headers: { 'content-type': 'text/html', 'x-cache': 'hit', ...said } })
  return Promise.resolve(counter.pass(request, {}, answer))
}

function asking(path: string, network: string, headers: Record<string, string> = {}): Request {
  return new Request(`https://shop.test${path}`, {
    headers: {
      'user-agent': 'Mozilla/5.0 Firefox/140.0',
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': network,
      ...headers,
    },
  })
}

function termsOf(batches: readonly CountedSearch[][]): string[][] {
  return batches.map((batch) => batch.map(({ term }) => term))
}
