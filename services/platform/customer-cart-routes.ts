import { and, desc, eq, isNull, max, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { customerCartCalls } from '#contracts/customer-cart.ts'
import { productIdentifier } from '#contracts/platform.ts'
import { LINE_QUANTITY_MAX } from '#domain/line-quantity.ts'
import type { LineProject } from '#domain/list/project.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { Clock } from '#services/kernel/clock.ts'
import type { Database } from '#services/kernel/database/database.ts'
import { serveCalls } from '#services/kernel/serve-calls.ts'
import { type CartStore, readCustomerCart, storeCustomerCart } from './customer-cart.ts'
import { addProduct, removeProduct } from './lists/list-products.ts'
import { listItems, lists } from './lists/lists-tables.ts'

type CustomerEnv = { Variables: { accountId: string } }

type SavedItem = { accountId: string; productId: string; now: Date }

/** The calls of `contracts/customer-cart.ts`, for an authenticated customer. */
export function customerCartRoutes({
  database,
  cartSeal,
  clock,
}: CartStore & { clock: Clock }): Hono<CustomerEnv> {
  const app = new Hono<CustomerEnv>()

  serveCalls(app, customerCartCalls, ({ var: { accountId } }) => ({
    read: async () => ok({ cartId: await readCustomerCart({ database, cartSeal }, accountId) }),
    async store({ cartId }) {
      const stored = { accountId, cartId: cartId || null, now: clock() }
      await storeCustomerCart({ database, cartSeal }, stored)
      return ok(null)
    },
    listLater: async () => ok({ items: await readLaterItems(database, accountId) }),
    async saveForLater(given, item) {
      const productId = productIdentifier.safeParse(given)
      if (!productId.success) return refuse('product-unknown')
      return saveForLater(database, { accountId, productId: productId.data, ...item, now: clock() })
    },
    async removeLater(productId) {
      await removeProduct(database, 'saved-for-later', { accountId, productId, now: clock() })
      return ok(null)
    },
  }))
  return app
}

/** Returns the products that were saved for later from the carts of an account, each once, newest first. */
async function readLaterItems(
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

/**
 * Spec §4: saves a piece and its project in 'Saved for later', a list that is created for the first such piece.
 * Idempotent.
 */
export async function saveForLater(
  database: Database,
  item: SavedItem & { quantity: number; project: LineProject | null },
): Promise<Result<null, 'list-full'>> {
  return addProduct(database, 'saved-for-later', item)
}
