import { and, desc, eq, isNull, max, sql } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import { customerCartChange, laterItemChange } from '#contracts/customer-cart.ts'
import { productIdentifier } from '#contracts/platform.ts'
import { LINE_QUANTITY_MAX } from '#domain/cart/line-quantity.ts'
import type { LineProject } from '#domain/list/project.ts'
import type { Result } from '#domain/result.ts'
import type { Clock } from '#services/kernel/clock.ts'
import type { Database } from '#services/kernel/database/database.ts'
import { type CartStore, readCustomerCart, storeCustomerCart } from './customer-cart.ts'
import { addProduct, removeProduct } from './lists/list-products.ts'
import { listItems, lists } from './lists/lists-tables.ts'

type Bound = { Variables: { accountId: string } }

type Saving = { accountId: string; productId: string; now: Date }

/** The calls of `contracts/customer-cart.ts`, for an authenticated customer. */
export function customerCartRoutes({ database, cartSeal, clock }: CartStore & { clock: Clock }): Hono<Bound> {
  const app = new Hono<Bound>()

  app.get('/customer/cart', async (context) =>
    context.json({ cartId: await readCustomerCart({ database, cartSeal }, context.var.accountId) }),
  )

  app.put('/customer/cart', async (context) => {
    const change = customerCartChange.safeParse(await bodyOf(context))
    if (!change.success) return context.json({ code: 'request-malformed' }, 422)
    const { accountId } = context.var
    const stored = { accountId, cartId: change.data.cartId || null, now: clock() }
    await storeCustomerCart({ database, cartSeal }, stored)
    return context.body(null, 204)
  })

  app.get('/lists/saved-for-later', async (context) =>
    context.json({ items: await readLaterItems(database, context.var.accountId) }),
  )

  app.put('/lists/saved-for-later/items/:productId', async (context) => {
    const productId = productIdentifier.safeParse(context.req.param('productId'))
    if (!productId.success) return context.json({ code: 'product-unknown' }, 404)
    const change = laterItemChange.safeParse(await bodyOf(context))
    if (!change.success) return context.json({ code: 'request-malformed' }, 422)
    const { accountId } = context.var
    const requested = { accountId, productId: productId.data, ...change.data, now: clock() }
    const saved = await saveForLater(database, requested)
    return saved.ok ? context.body(null, 204) : context.json({ code: saved.code }, 409)
  })

  app.delete('/lists/saved-for-later/items/:productId', async (context) => {
    const { accountId } = context.var
    await removeLaterItem(database, { accountId, productId: context.req.param('productId'), now: clock() })
    return context.body(null, 204)
  })

  return app
}

async function bodyOf({ req }: Context): Promise<unknown> {
  return req.json().catch(() => null)
}

/** The products that the carts of an account could not keep, each once, newest first. */
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
 * Spec §4: saves a piece in 'Saved for later', with its project, a list that is created with the first of them. Saving
 * twice has no further effect.
 */
export async function saveForLater(
  database: Database,
  saving: Saving & { quantity: number; project: LineProject | null },
): Promise<Result<null, 'list-full'>> {
  return addProduct(database, 'saved-for-later', saving)
}

async function removeLaterItem(database: Database, saving: Saving): Promise<void> {
  await removeProduct(database, 'saved-for-later', saving)
}
