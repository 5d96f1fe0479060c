import { and, desc, eq, isNull, max } from 'drizzle-orm'
import type { Result } from '#domain/result.ts'
import type { Database } from '#services/kernel/database/database.ts'
import { addProduct, removeProduct } from './lists/list-products.ts'
import { listItems, lists } from './lists/lists-tables.ts'

/** The products that an account has saved, each once, newest first. */
export async function readSavedItems({ db }: Database, accountId: string): Promise<{ productId: string }[]> {
  return db
    .select({ productId: listItems.productId })
    .from(listItems)
    .innerJoin(lists, eq(lists.id, listItems.listId))
    .where(isSavedBy(accountId))
    .groupBy(listItems.productId)
    .orderBy(desc(max(listItems.addedAt)), desc(listItems.productId))
}

type Saving = { accountId: string; productId: string; now: Date }

export async function saveItem(database: Database, saving: Saving): Promise<Result<null, 'list-full'>> {
  return addProduct(database, 'saved', { ...saving, quantity: 1 })
}

export async function removeItem(database: Database, saving: Saving): Promise<void> {
  await removeProduct(database, 'saved', saving)
}

function isSavedBy(accountId: string) {
  return and(eq(lists.accountId, accountId), eq(lists.purpose, 'saved'), isNull(listItems.removedAt))
}
