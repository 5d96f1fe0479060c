import { and, count, desc, eq, isNull, max, ne } from 'drizzle-orm'
import { SAVED_ITEMS_MAX } from '#contracts/platform.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { Database, Queryable } from '#services/kernel/database/database.ts'
import { listItems, lists } from './platform-tables.ts'

/** The products that an account has saved, newest first. */
export async function readSavedItems({ db }: Database, accountId: string): Promise<{ productId: string }[]> {
  return db
    .select({ productId: listItems.productId })
    .from(listItems)
    .innerJoin(lists, eq(lists.id, listItems.listId))
    .where(isSavedListOf(accountId))
    .orderBy(desc(listItems.addedAt), desc(listItems.productId))
}

/** How many products an account has saved, and when the latest was; null without any. */
export async function countSavedItems(
  db: Queryable,
  accountId: string,
): Promise<{ count: number; latestAt: string } | null> {
  const [row] = await db
    .select({ count: count(), latestAt: max(listItems.addedAt) })
    .from(listItems)
    .innerJoin(lists, eq(lists.id, listItems.listId))
    .where(isSavedListOf(accountId))
  return row?.latestAt ? { count: row.count, latestAt: row.latestAt.toISOString() } : null
}

/** Saves a product; one that is saved already keeps its position. */
export async function saveItem(
  { db }: Database,
  { accountId, productId, now }: { accountId: string; productId: string; now: Date },
): Promise<Result<null, 'list-full'>> {
  return db.transaction(async (tx) => {
    const listId = await openSavedList(tx, accountId, now)
    const [{ held } = { held: 0 }] = await tx
      .select({ held: count() })
      .from(listItems)
      .where(and(eq(listItems.listId, listId), ne(listItems.productId, productId)))
    if (held >= SAVED_ITEMS_MAX) return refuse('list-full')
    await tx.insert(listItems).values({ listId, productId, addedAt: now }).onConflictDoNothing()
    return ok(null)
  })
}

export async function removeItem({ db }: Database, accountId: string, productId: string): Promise<void> {
  const saved = db.select({ id: lists.id }).from(lists).where(isSavedListOf(accountId))
  await db.delete(listItems).where(and(eq(listItems.listId, saved), eq(listItems.productId, productId)))
}

/**
 * The list without a name, created at the first save; locked, so that simultaneous saves cannot exceed the
 * maximum.
 */
async function openSavedList(tx: Queryable, accountId: string, now: Date): Promise<string> {
  await tx.insert(lists).values({ accountId, createdAt: now }).onConflictDoNothing()
  const [list] = await tx.select({ id: lists.id }).from(lists).where(isSavedListOf(accountId)).for('update')
  if (!list) throw new Error('The saved items of an account are gone')
  return list.id
}

function isSavedListOf(accountId: string) {
  return and(eq(lists.accountId, accountId), isNull(lists.name))
}
