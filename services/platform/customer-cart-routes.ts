import { type Context, Hono } from 'hono'
import { customerCartChange, laterItemChange } from '#contracts/customer-cart.ts'
import { productIdentifier } from '#contracts/platform.ts'
import type { Clock } from '#services/kernel/clock.ts'
import { type CartStore, readCustomerCart, storeCustomerCart } from './customer-cart.ts'
import { readLaterItems, removeLaterItem, saveForLater } from './later-items.ts'

type Bound = { Variables: { accountId: string } }

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
