import { expect, test } from 'vitest'
import { pathInAllLanguages } from '#clients/content/pages/page-slugs.ts'
import type { CountryLimits } from '#domain/content/country-visibility.ts'
import { eventually } from '#tests/support/eventually.ts'
import { SAMPLE_HOUSE } from '#tests/support/samples/sample-house.ts'
import type { ListedPage, Listing } from './listing.ts'
import { createShardPlan, readBatches, SHARD_PAGES } from './shards.ts'

const NONE: Listing = async () => ({ pages: [], count: 0, next: null })
const OTHERS = {
  categories: NONE,
  artisans: NONE,
  collections: NONE,
  landings: NONE,
  posts: NONE,
  pages: NONE,
}

test('60,000 products, some of them hidden, are divided into parts under both limits without overlaps', async () => {
  let largestBatch = 0
  const products: Listing = async (after) => {
    const start = Number(after ?? 0)
    const pages = Array.from({ length: 250 }, (_, at) => page(start + at))
    largestBatch = Math.max(largestBatch, pages.length)
    return { pages: pages.slice(1), count: 250, next: start + 250 < 60_000 ? String(start + 250) : null }
  }
  const plan = createShardPlan({ markets: SAMPLE_HOUSE, listings: { ...OTHERS, products }, nowMs: () => 0 })
  const shards = (await plan.all()).filter(({ type }) => type === 'products')
  expect(shards.map(({ number, after }) => [number, after])).toEqual([
    [1, null],
    [2, '20000'],
    [3, '40000'],
  ])
  const seen = new Set<string>()
  let reported = 0
  for (const shard of shards) {
    let count = 0
    for await (const pages of readBatches(shard, products)) {
      count += pages.length
      reported += pages.length
      for (const { paths } of pages) seen.add(paths.en)
    }
    expect(count).toBeLessThanOrEqual(SHARD_PAGES)
    expect(shard.updatedAt).toBe('2026-01-02')
  }
  expect(seen.size).toBe(59_760)
  expect(reported).toBe(seen.size)
  expect(SHARD_PAGES).toBeLessThanOrEqual(50_000)
  expect(largestBatch).toBe(250)
})

test('an old plan is used until a new one is ready, and if creating it fails', async () => {
  let now = 1_000
  let requested = 0
  let count = 1
  const posts: Listing = async () => {
    requested += 1
    if (count === 0) throw new Error('silent')
    return { pages: Array.from({ length: count }, (_, at) => page(at)), count, next: null }
  }
  const listings = { ...OTHERS, products: NONE, posts }
  const plan = createShardPlan({ markets: SAMPLE_HOUSE, listings, nowMs: () => now })
  const isOffered = async () => ((await plan.find('posts', 1))?.languages.length ?? 0) > 0
  expect(await isOffered()).toBe(true)
  now += 600_001
  count = 0
  expect(await isOffered()).toBe(true)
  await eventually(() => expect(requested).toBe(2))
  count = 1
  expect(await isOffered()).toBe(true)
  await eventually(() => expect(requested).toBe(3))
  expect(await isOffered()).toBe(true)
  expect(requested).toBe(3)
})

test('a kind that can be counted is divided without being read', async () => {
  const products: Listing = () => Promise.reject(new Error('read'))
  const countBatch = async (after: string | null) => {
    const start = Number(after ?? 0)
    return { count: 250, next: start + 250 < 1000 ? String(start + 250) : null }
  }
  const plan = createShardPlan({
    markets: SAMPLE_HOUSE,
    listings: { ...OTHERS, products },
    batchCounters: { products: countBatch },
    nowMs: () => 0,
    shardPages: 500,
  })
  const shards = (await plan.all()).filter(({ type }) => type === 'products')
  expect(shards.map(({ after, languages }) => [after, languages.length])).toEqual([
    [null, 5],
    ['500', 5],
  ])
})

test('a kind without pages has no parts; one for Italy has parts in the languages of Italy', async () => {
  const landings: Listing = async () => ({
    pages: [page(1, { dedicatedCountries: ['IT'] })],
    count: 1,
    next: null,
  })
  const plan = createShardPlan({
    markets: SAMPLE_HOUSE,
    listings: { ...OTHERS, products: NONE, landings },
    nowMs: () => 0,
  })
  const offered = Object.fromEntries((await plan.all()).map(({ type, languages }) => [type, languages]))
  expect(offered.posts).toEqual([])
  expect(offered.landings).toEqual(['en', 'it', 'de', 'fr'])
  expect(await plan.find('landings', 2)).toBeNull()
})

test('a part still starts where the previous one ends after pages were removed', async () => {
  let gone = 0
  const products: Listing = async (after) => {
    const start = Number(after ?? 0)
    return {
      pages: Array.from({ length: 2 - gone }, (_, at) => page(start + at)),
      count: 2 - gone,
      next: start < 4 ? String(start + 2) : null,
    }
  }
  const plan = createShardPlan({
    markets: SAMPLE_HOUSE,
    listings: { ...OTHERS, products },
    nowMs: () => 0,
    shardPages: 4,
  })
  const second = await plan.find('products', 2)
  expect(second?.after).toBe('4')
  gone = 1
  const paths = []
  for await (const pages of readBatches({ after: second?.after ?? null }, products, 4)) paths.push(...pages)
  expect(paths.map(({ paths: { en } }) => en)).toEqual(['/products/4'])
})

function page(number: number, shownIn: CountryLimits | null = null): ListedPage {
  return {
    paths: pathInAllLanguages(`/products/${number}`),
    shownIn,
    updatedAt: number % 2 ? '2026-01-02' : '2026-01-01',
  }
}
