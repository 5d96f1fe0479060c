import { LRUCache } from 'lru-cache'
import { listAlternates } from '#app/i18n/alternates.server.ts'
import type { HouseMarkets } from '#domain/market/house-markets.ts'
import { LANGUAGES, type Language } from '#domain/market/language.ts'
import { type CountBatch, type ListedPage, type Listing, SITEMAP_TYPES, type SitemapType } from './listing.ts'

/**
 * A sitemap is limited to 50,000 URLs and 50 MB (sitemaps.org). With its alternates a URL takes about a kilobyte, so
 * this number stays well below both limits.
 */
export const SHARD_PAGES = 20_000

export type Shard = {
  readonly type: SitemapType
  /** Counts from 1. */
  readonly number: number
  readonly after: string | null
  /** The languages in which it has pages. */
  readonly languages: readonly Language[]
  /** When its pages last changed, ISO 8601; null if unknown. */
  readonly updatedAt: string | null
}

/** How the shop's pages are divided into shards; cached. */
export type ShardPlan = {
  all(): Promise<readonly Shard[]>
  find(type: SitemapType, number: number): Promise<Shard | null>
}

const PLAN_AGE_MS = 600_000

/**
 * Reads the listings to find where each shard starts. Their order is fixed, so these positions stay valid when pages
 * are added or removed.
 */
export function createShardPlan({
  listings,
  markets,
  batchCounters = {},
  nowMs,
  shardPages = SHARD_PAGES,
}: {
  listings: Readonly<Record<SitemapType, Listing>>
  markets: HouseMarkets
  batchCounters?: Readonly<Partial<Record<SitemapType, CountBatch>>>
  nowMs: () => number
  shardPages?: number
}): ShardPlan {
  const plans = new LRUCache<SitemapType, readonly Shard[]>({
    max: SITEMAP_TYPES.length,
    ttl: PLAN_AGE_MS,
    ttlResolution: 0,
    perf: { now: nowMs },
    // Reading a large catalogue takes a while, so the old plan is used until a new one is ready.
    allowStale: true,
    noDeleteOnFetchRejection: true,
    fetchMethod(type) {
      const countBatch = batchCounters[type]
      return divide(
        type,
        countBatch ? countedSurvey(countBatch, markets) : read(listings[type], markets),
        shardPages,
      )
    },
  })
  const shardsOf = async (type: SitemapType) => (await plans.fetch(type)) ?? []

  return {
    async all() {
      const shards: Shard[] = []
      for (const type of SITEMAP_TYPES) shards.push(...(await shardsOf(type)))
      return shards
    },
    async find(type, number) {
      return (await shardsOf(type)).find((shard) => shard.number === number) ?? null
    },
  }
}

export async function* batchesOf(
  { after }: Pick<Shard, 'after'>,
  listing: Listing,
  shardPages: number = SHARD_PAGES,
): AsyncGenerator<readonly ListedPage[]> {
  let cursor = after
  let count = 0
  do {
    const { pages, count: gone, next } = await listing(cursor)
    yield pages
    count += gone
    cursor = next
  } while (cursor !== null && count < shardPages)
}

/** The part of a batch that belongs to a shard. */
type Surveyed = {
  readonly count: number
  readonly languages: readonly Language[]
  readonly updatedAt: string | null
  readonly next: string | null
}
type Survey = (after: string | null) => Promise<Surveyed>

function countedSurvey(countBatch: CountBatch, { languages }: HouseMarkets): Survey {
  return async (after) => ({ ...(await countBatch(after)), languages, updatedAt: null })
}

function read(listing: Listing, markets: HouseMarkets): Survey {
  return async (after) => {
    const { pages, count, next } = await listing(after)
    const languages = pages.flatMap(({ shownIn }) =>
      listAlternates(shownIn, markets).map(({ language }) => language),
    )
    const timestamps = pages.flatMap(({ updatedAt }) => updatedAt ?? [])
    return { count, languages, updatedAt: timestamps.sort().at(-1) ?? null, next }
  }
}

async function divide(type: SitemapType, survey: Survey, shardPages: number): Promise<Shard[]> {
  const shards: Shard[] = []
  let start: string | null = null
  let next: string | null = null
  let batches: Surveyed[] = []
  do {
    const batch: Surveyed = await survey(next)
    batches.push(batch)
    next = batch.next
    if (next !== null && batches.reduce((sum, { count }) => sum + count, 0) < shardPages) continue
    shards.push({ type, number: shards.length + 1, after: start, ...summary(batches) })
    batches = []
    start = next
  } while (next !== null)
  return shards
}

function summary(batches: readonly Surveyed[]): Pick<Shard, 'languages' | 'updatedAt'> {
  const offered = new Set(batches.flatMap(({ languages, count }) => (count > 0 ? languages : [])))
  const timestamps = batches.flatMap(({ updatedAt }) => updatedAt ?? [])
  return {
    languages: LANGUAGES.filter((language) => offered.has(language)),
    updatedAt: timestamps.sort().at(-1) ?? null,
  }
}
