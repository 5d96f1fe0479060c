import { alternatesOf } from '#app/i18n/alternates.server.ts'
import { LANGUAGES, type Language } from '#domain/language.ts'
import { type ListedPage, type Listing, SITEMAP_TYPES, type SitemapType } from './listing.ts'

/**
 * A sitemap may have 50,000 addresses and 50 MB (sitemaps.org). With its alternates an address takes about a
 * kilobyte, so this many stay well under both.
 */
export const SHARD_PAGES = 20_000

/** A part of the pages of a kind, from the batch that begins at `after`. */
export type Shard = {
  readonly type: SitemapType
  /** From 1. */
  readonly number: number
  readonly after: string | null
  /** The languages in which it has pages. */
  readonly languages: readonly Language[]
  /** The last change of one of its pages, ISO 8601; null when nothing tells. */
  readonly updatedAt: string | null
}

/** How the pages of the shop are divided: known once, and again when that is old. */
export type ShardPlan = {
  all(): Promise<readonly Shard[]>
  find(type: SitemapType, number: number): Promise<Shard | null>
}

const PLAN_AGE_MS = 600_000

/**
 * Goes through the listings to see where each part begins. Since they have a fixed order, a part still begins
 * there when pages come and go.
 */
export function createShardPlan({
  listings,
  nowMs,
  shardPages = SHARD_PAGES,
}: {
  listings: Readonly<Record<SitemapType, Listing>>
  nowMs: () => number
  shardPages?: number
}): ShardPlan {
  const plans = new Map<SitemapType, { shards: Promise<readonly Shard[]>; untilMs: number }>()

  function shardsOf(type: SitemapType): Promise<readonly Shard[]> {
    const known = plans.get(type)
    if (known && known.untilMs > nowMs()) return known.shards
    const plan = { shards: divide(type, listings[type], shardPages), untilMs: nowMs() + PLAN_AGE_MS }
    plans.set(type, plan)
    plan.shards.catch(() => {
      if (plans.get(type) === plan) plans.delete(type)
    })
    return plan.shards
  }

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

/** The batches of a part, one after the other. */
export async function* batchesOf(
  { after }: Pick<Shard, 'after'>,
  listing: Listing,
  shardPages: number = SHARD_PAGES,
): AsyncGenerator<readonly ListedPage[]> {
  let cursor = after
  let count = 0
  do {
    const { pages, next } = await listing(cursor)
    yield pages
    count += pages.length
    cursor = next
  } while (cursor !== null && count < shardPages)
}

async function divide(type: SitemapType, listing: Listing, shardPages: number): Promise<Shard[]> {
  const shards: Shard[] = []
  let after: string | null = null
  let languages = new Set<Language>()
  let updatedAt: string | null = null
  let count = 0
  let start: string | null = null
  const close = () => {
    const offered = LANGUAGES.filter((language) => languages.has(language))
    shards.push({ type, number: shards.length + 1, after: start, languages: offered, updatedAt })
  }
  do {
    const { pages, next }: Awaited<ReturnType<Listing>> = await listing(after)
    for (const page of pages) {
      for (const { language } of alternatesOf(page.shownIn)) languages.add(language)
      if (page.updatedAt !== null && (updatedAt === null || page.updatedAt > updatedAt))
        updatedAt = page.updatedAt
    }
    count += pages.length
    after = next
    if (after === null || count >= shardPages) {
      close()
      languages = new Set()
      updatedAt = null
      count = 0
      start = after
    }
  } while (after !== null)
  return shards
}
