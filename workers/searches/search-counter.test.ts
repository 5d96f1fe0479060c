import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CountedSearch } from '#contracts/search/counted-searches.ts'
import { ok, refuse } from '#domain/result.ts'
import { createSearchCounter, type SearchCounter } from './search-counter.ts'

const WRITE_MS = 5_000
let written: CountedSearch[][] = []
let isPlatformThere = true
let counter: SearchCounter
let now: Date

beforeEach(() => {
  vi.useFakeTimers()
  now = new Date('2027-03-01T12:00:00Z')
  written = []
  isPlatformThere = true
  counter = createSearchCounter({
    async count(searches) {
      if (isPlatformThere) written.push([...searches])
      return isPlatformThere ? ok(null) : refuse('platform-unavailable')
    },
    secret: 'secret',
    now: () => now,
  })
})
afterEach(async () => {
  await counter.close()
  vi.useRealTimers()
})

test('a search is counted once per network, by unrelated marks', async () => {
  search('oak', '192.0.2.1')
  search('oak', '192.0.2.1')
  search('oak', '192.0.2.2')
  search('walnut', '192.0.2.1')
  await vi.advanceTimersByTimeAsync(WRITE_MS)
  expect(termsOf(written)).toEqual([['oak', 'oak', 'walnut']])
  expect(written[0]?.[0]).toMatchObject({ language: 'en', day: '2027-03-01' })
  expect(new Set(written.flat().map(({ mark }) => mark)).size).toBe(3)
})

test('searches that the platform did not accept are sent again', async () => {
  isPlatformThere = false
  search('oak', '192.0.2.1')
  await vi.advanceTimersByTimeAsync(WRITE_MS)
  isPlatformThere = true
  search('walnut', '192.0.2.1')
  await vi.advanceTimersByTimeAsync(WRITE_MS)
  expect(termsOf(written)).toEqual([['oak', 'walnut']])
})

test('without searches only one call a day is made', async () => {
  await vi.advanceTimersByTimeAsync(10 * WRITE_MS)
  expect(written).toEqual([[]])
  now = new Date('2027-03-02T12:00:00Z')
  await vi.advanceTimersByTimeAsync(10 * WRITE_MS)
  expect(written).toEqual([[], []])
})

test('on another day the same search counts again, with another mark', async () => {
  search('oak', '192.0.2.1')
  now = new Date('2027-03-02T00:30:00Z')
  search('oak', '192.0.2.1')
  await counter.close()
  const [first, second] = written.flat()
  expect([first?.day, second?.day]).toEqual(['2027-03-01', '2027-03-02'])
  expect(first?.mark).not.toBe(second?.mark)
})

test('at most fifty searches of a visitor count per day', async () => {
  for (let index = 0; index < 60; index++) search(`oak ${index}`, '192.0.2.1')
  search('oak', '192.0.2.2')
  await counter.close()
  expect(written.flat()).toHaveLength(51)
})

function search(term: string, visitor: string): void {
  counter.count({ language: 'en', term, hasResults: true }, visitor)
}

function termsOf(batches: readonly CountedSearch[][]): string[][] {
  return batches.map((batch) => batch.map(({ term }) => term))
}
