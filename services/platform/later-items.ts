import { and, count, desc, eq, ne, sql } from 'drizzle-orm'
import { SAVED_FOR_LATER } from '#contracts/customer-cart.ts'
import { SAVED_ITEMS_MAX } from '#contracts/platform.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { Database, Queryable } from '#services/kernel/database/database.ts'
import { listItems, lists } from './platform-tables.ts'

const PURPOSE = 'saved-for-later'

/** The pieces that the carts of an account could not keep, newest first. */
export async function readLaterItems(
  { db }: Database,
  accountId: string,
): Promise<{ productId: string; quantity: number }[]> {
  return db
    .select({ productId: listItems.productId, quantity: listItems.quantity })
    .from(listItems)
    .innerJoin(lists, eq(lists.id, listItems.listId))
    .where(isLaterListOf(accountId))
    .orderBy(desc(listItems.addedAt), desc(listItems.productId))
}

/**
 * Spec §4: saves a piece in 'Saved for later', a list that is created with the first of them. Saving twice
 * has no further effect.
 */
export async function saveForLater(
  { db }: Database,
  {
    accountId,
    productId,
    quantity,
    now,
  }: { accountId: string; productId: string; quantity: number; now: Date },
): Promise<Result<null, 'list-full'>> {
  return db.transaction(async (tx) => {
    const listId = await openLaterList(tx, accountId, now)
    const [{ held } = { held: 0 }] = await tx
      .select({ held: count() })
      .from(listItems)
      .where(and(eq(listItems.listId, listId), ne(listItems.productId, productId)))
    if (held >= SAVED_ITEMS_MAX) return refuse('list-full')
    await tx
      .insert(listItems)
      .values({ listId, productId, quantity, addedAt: now })
      .onConflictDoUpdate({
        target: [listItems.listId, listItems.productId],
        set: { quantity: sql`greatest(${listItems.quantity}, excluded.quantity)` },
      })
    return ok(null)
  })
}

export async function removeLaterItem({ db }: Database, accountId: string, productId: string): Promise<void> {
  const later = db.select({ id: lists.id }).from(lists).where(isLaterListOf(accountId))
  await db.delete(listItems).where(and(eq(listItems.listId, later), eq(listItems.productId, productId)))
}

/** Locked, so that simultaneous saves cannot exceed the maximum. */
async function openLaterList(tx: Queryable, accountId: string, now: Date): Promise<string> {
  const made = { accountId, name: SAVED_FOR_LATER, purpose: PURPOSE, createdAt: now } as const
  await tx.insert(lists).values(made).onConflictDoNothing()
  const [list] = await tx.select({ id: lists.id }).from(lists).where(isLaterListOf(accountId)).for('update')
  if (!list) throw new Error('What an account saved for later is gone')
  return list.id
}

function isLaterListOf(accountId: string) {
  return and(eq(lists.accountId, accountId), eq(lists.purpose, PURPOSE))
}
