import { createHmac, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { PriceFeed } from '#contracts/price-list.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import { isSameToken } from '#services/kernel/secrets/same-token.ts'
import type { CommerceOptions } from '../options.ts'
import { priceFeeds } from '../tables/price-feed-tables.ts'

type FeedRow = typeof priceFeeds.$inferSelect
type Secrets = Pick<CommerceOptions['checkout'], 'linkSecret' | 'oldLinkSecrets'>

export async function findOwnFeed(db: Queryable, customerId: string): Promise<FeedRow | null> {
  const [feed] = await db.select().from(priceFeeds).where(eq(priceFeeds.customerId, customerId))
  return feed ?? null
}

/** Replaces the feed of a customer. The URL of the earlier one stops working. */
export async function replaceFeed(
  db: Queryable,
  feed: Pick<FeedRow, 'customerId' | 'language' | 'country' | 'createdAt'>,
): Promise<FeedRow> {
  const row = { ...feed, id: randomUUID(), readAt: null }
  await db.insert(priceFeeds).values(row).onConflictDoUpdate({ target: priceFeeds.customerId, set: row })
  return row
}

export async function removeFeed(db: Queryable, customerId: string): Promise<void> {
  await db.delete(priceFeeds).where(eq(priceFeeds.customerId, customerId))
}

/** The feed that a token opens; null for any other text. A token without a valid signature is not looked up. */
export async function openFeed(db: Queryable, token: string, secrets: Secrets): Promise<FeedRow | null> {
  const id = token.slice(0, ID_LENGTH)
  const { linkSecret, oldLinkSecrets = [] } = secrets
  const validTokens = [linkSecret, ...oldLinkSecrets].map((secret) => feedToken(id, secret))
  if (!UUID.test(id) || !isSameToken(token, validTokens)) return null
  const [feed] = await db.select().from(priceFeeds).where(eq(priceFeeds.id, id))
  return feed ?? null
}

export async function recordRead(db: Queryable, id: string, readAt: Date): Promise<void> {
  await db.update(priceFeeds).set({ readAt }).where(eq(priceFeeds.id, id))
}

export function toPriceFeed(
  { id, language, country, createdAt, readAt }: FeedRow,
  { linkSecret }: Secrets,
): PriceFeed {
  return {
    token: feedToken(id, linkSecret),
    language,
    country,
    createdAt: createdAt.toISOString(),
    readAt: readAt?.toISOString() ?? null,
  }
}

/** The id and its signature, so that access to the database alone does not give access to the feed. */
function feedToken(id: string, linkSecret: string): string {
  const signature = createHmac('sha256', linkSecret).update(`price feed ${id}`).digest('base64url')
  return `${id}${signature}`
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const ID_LENGTH = 36
