import { and, desc, eq, isNull, max } from 'drizzle-orm'
import { Hono } from 'hono'
import { productIdentifier, savedItemsCalls } from '#contracts/platform.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { Clock } from '#services/kernel/clock.ts'
import type { Database } from '#services/kernel/database/database.ts'
import { serveCalls } from '#services/kernel/serve-calls.ts'
import { addProduct, removeProduct } from './lists/list-products.ts'
import { listItems, lists } from './lists/lists-tables.ts'

/** Returns the products that an account has saved, each once, newest first. */
export async function readSavedItems({ db }: Database, accountId: string): Promise<{ productId: string }[]> {
  return db
    .select({ productId: listItems.productId })
    .from(listItems)
    .innerJoin(lists, eq(lists.id, listItems.listId))
    .where(isSavedBy(accountId))
    .groupBy(listItems.productId)
    .orderBy(desc(max(listItems.addedAt)), desc(listItems.productId))
}

type SavedItem = { accountId: string; productId: string; now: Date }

export async function saveItem(database: Database, item: SavedItem): Promise<Result<null, 'list-full'>> {
  return addProduct(database, 'saved', { ...item, quantity: 1 })
}

/** Routes for the saved items of an authenticated customer. */
export function savedItemRoutes({ database, clock }: { database: Database; clock: Clock }) {
  const app = new Hono<{ Variables: { accountId: string } }>()
  serveCalls(app, savedItemsCalls, ({ var: { accountId } }) => ({
    list: async () => ok({ items: await readSavedItems(database, accountId) }),
    async save(given) {
      const productId = productIdentifier.safeParse(given)
      if (!productId.success) return refuse('product-unknown')
      return saveItem(database, { accountId, productId: productId.data, now: clock() })
    },
    async remove(productId) {
      await removeProduct(database, 'saved', { accountId, productId, now: clock() })
      return ok(null)
    },
  }))
  return app
}

function isSavedBy(accountId: string) {
  return and(eq(lists.accountId, accountId), eq(lists.purpose, 'saved'), isNull(listItems.removedAt))
}
