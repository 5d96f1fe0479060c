import { and, desc, eq, isNull, max, sql } from 'drizzle-orm'
import { LINE_QUANTITY_MAX } from '#domain/cart/line-quantity.ts'
import type { LineProject } from '#domain/list/project.ts'
import type { Result } from '#domain/result.ts'
import type { Database } from '#services/kernel/database/database.ts'
import { addProduct, removeProduct } from './lists/list-products.ts'
import { listItems, lists } from './lists/lists-tables.ts'

/** The products that the carts of an account could not keep, each once, newest first. */
export async function readLaterItems(
  { db }: Database,
  accountId: string,
): Promise<{ productId: string; quantity: number }[]> {
  return db
    .select({
      productId: listItems.productId,
      quantity: sql<number>`least(sum(${listItems.quantity}), ${LINE_QUANTITY_MAX})::int`,
    })
    .from(listItems)
    .innerJoin(lists, eq(lists.id, listItems.listId))
    .where(
      and(eq(lists.accountId, accountId), eq(lists.purpose, 'saved-for-later'), isNull(listItems.removedAt)),
    )
    .groupBy(listItems.productId)
    .orderBy(desc(max(listItems.addedAt)), desc(listItems.productId))
}

type Saving = { accountId: string; productId: string; now: Date }

/**
 * Spec §4: saves a piece in 'Saved for later', with its project, a list that is created with the first of them. Saving twice
 * has no further effect.
 */
export async function saveForLater(
  database: Database,
  saving: Saving & { quantity: number; project: LineProject | null },
): Promise<Result<null, 'list-full'>> {
  return addProduct(database, 'saved-for-later', saving)
}

export async function removeLaterItem(database: Database, saving: Saving): Promise<void> {
  await removeProduct(database, 'saved-for-later', saving)
}
