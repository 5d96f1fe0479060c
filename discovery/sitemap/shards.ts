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
  /** The languages in which the shard has pages. */
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
      return divideIntoShards(
        type,
        countBatch ? surveyCounts(countBatch, markets) : surveyPages(listings[type], markets),
        shardPages,
      )
    },
  })
  const fetchShards = async (type: SitemapType) => (await plans.fetch(type)) ?? []

  return {
    async all() {
      const shards: Shard[] = []
      for (const type of SITEMAP_TYPES) shards.push(...(await fetchShards(type)))
      return shards
    },
    async find(type, number) {
      return (await fetchShards(type)).find((shard) => shard.number === number) ?? null
    },
  }
}

export async function* readBatches(
  { after }: Pick<Shard, 'after'>,
  listing: Listing,
  shardPages: number = SHARD_PAGES,
): AsyncGenerator<readonly ListedPage[]> {
  let cursor = after
  let count = 0
  do {
    const { pages, count: batchCount, next } = await listing(cursor)
    yield pages
    count += batchCount
    cursor = next
  } while (cursor !== null && count < shardPages)
}

/** What a batch contributes to its shard. */
type BatchSurvey = {
  readonly count: number
  readonly languages: readonly Language[]
  readonly updatedAt: string | null
  readonly next: string | null
}
type Survey = (after: string | null) => Promise<BatchSurvey>

function surveyCounts(countBatch: CountBatch, { languages }: HouseMarkets): Survey {
  return async (after) => ({ ...(await countBatch(after)), languages, updatedAt: null })
}

function surveyPages(listing: Listing, markets: HouseMarkets): Survey {
  return async (after) => {
    const { pages, count, next } = await listing(after)
    const languages = pages.flatMap(({ shownIn }) =>
      listAlternates(shownIn, markets).map(({ language }) => language),
    )
    const timestamps = pages.flatMap(({ updatedAt }) => updatedAt ?? [])
    return { count, languages, updatedAt: timestamps.sort().at(-1) ?? null, next }
  }
}

async function divideIntoShards(type: SitemapType, survey: Survey, shardPages: number): Promise<Shard[]> {
  const shards: Shard[] = []
  let start: string | null = null
  let next: string | null = null
  let batches: BatchSurvey[] = []
  do {
    const batch: BatchSurvey = await survey(next)
    batches.push(batch)
    next = batch.next
    if (next !== null && batches.reduce((sum, { count }) => sum + count, 0) < shardPages) continue
    shards.push({ type, number: shards.length + 1, after: start, ...summarize(batches) })
    batches = []
    start = next
  } while (next !== null)
  return shards
}

function summarize(batches: readonly BatchSurvey[]): Pick<Shard, 'languages' | 'updatedAt'> {
  const offered = new Set(batches.flatMap(({ languages, count }) => (count > 0 ? languages : [])))
  const timestamps = batches.flatMap(({ updatedAt }) => updatedAt ?? [])
  return {
    languages: LANGUAGES.filter((language) => offered.has(language)),
    updatedAt: timestamps.sort().at(-1) ?? null,
  }
}
