import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { CurrentPrices, PriceChanges } from '#contracts/updates.ts'
import { type NoticedPrice, noticePrice, priceUpdateId } from '#domain/updates/price-change.ts'
import { updatesSince } from '#domain/updates/updates.ts'
import type { Database, Queryable } from '#services/kernel/database/database.ts'
import { listItems, lists } from '../lists/lists-tables.ts'
import { readIdsOf } from './read-markers.ts'
import { savedPrices } from './updates-tables.ts'

type PriceList = Pick<CurrentPrices, 'currency' | 'isTrade'>

/** Compares the prices of saved pieces with those that the customer knows, and stores what has changed. */
export async function noticePrices(
  { db }: Database,
  accountId: string,
  { prices, ...list }: CurrentPrices,
  now: Date,
): Promise<PriceChanges> {
  return db.transaction(async (tx) => {
    const current = new Map(prices.map(({ productId, amountMinor }) => [productId, amountMinor]))
    const items = await lockItems(tx, accountId, [...current.keys()])
    const stored = await readStored(tx, items, list)
    const read = new Set(await readIdsOf(tx, accountId))
    const isKnown = (productId: string, at: Date) =>
      at < updatesSince(now) || read.has(priceUpdateId(productId, at))
    const noticed = items.flatMap(({ listId, productId }) => {
      const before = stored.get(productId) ?? null
      const isChangeKnown = before?.changed ? isKnown(productId, before.changed.at) : false
      const after = noticePrice(before, current.get(productId) ?? 0, { isChangeKnown, now })
      return after ? [{ listId, productId, before, after }] : []
    })
    for (const { listId, productId, before, after } of noticed) {
      if (after !== before) await store(tx, { listId, productId, ...list }, after)
    }
    return {
      changes: noticed.flatMap(({ productId, after: { knownMinor, changed } }) =>
        changed ? [{ productId, knownMinor, noticedAt: changed.at.toISOString() }] : [],
      ),
    }
  })
}

/** The saved pieces among these products, each once. Their list is locked as for a change, so that none is removed meanwhile. */
async function lockItems(tx: Queryable, accountId: string, productIds: string[]) {
  const [saved] = await tx
    .select({ id: lists.id })
    .from(lists)
    .where(and(eq(lists.accountId, accountId), eq(lists.purpose, 'saved')))
    .for('no key update')
  if (!saved) return []
  return tx
    .selectDistinct({ listId: listItems.listId, productId: listItems.productId })
    .from(listItems)
    .where(
      and(
        eq(listItems.listId, saved.id),
        isNull(listItems.removedAt),
        inArray(listItems.productId, productIds),
      ),
    )
}

async function readStored(
  tx: Queryable,
  items: readonly { listId: string }[],
  { currency, isTrade }: PriceList,
): Promise<Map<string, NoticedPrice>> {
  const listIds = [...new Set(items.map(({ listId }) => listId))]
  const isOfList = and(eq(savedPrices.currency, currency), eq(savedPrices.isTrade, isTrade))
  const rows = await tx
    .select()
    .from(savedPrices)
    .where(and(inArray(savedPrices.listId, listIds), isOfList))
  return new Map(
    rows.map(({ productId, knownMinor, changedMinor, changedAt }) => [
      productId,
      {
        knownMinor,
        changed: changedMinor === null || changedAt === null ? null : { minor: changedMinor, at: changedAt },
      },
    ]),
  )
}

async function store(
  tx: Queryable,
  key: PriceList & { listId: string; productId: string },
  { knownMinor, changed }: NoticedPrice,
): Promise<void> {
  const price = { knownMinor, changedMinor: changed?.minor ?? null, changedAt: changed?.at ?? null }
  await tx
    .insert(savedPrices)
    .values({ ...key, ...price })
    .onConflictDoUpdate({
      target: [savedPrices.listId, savedPrices.productId, savedPrices.currency, savedPrices.isTrade],
      set: price,
    })
}
