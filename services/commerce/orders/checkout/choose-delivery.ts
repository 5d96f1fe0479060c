import { eq } from 'drizzle-orm'
import { ok, type Result, refuse } from '#domain/result.ts'
import { lockCart } from '../../carts/open-cart.ts'
import type { CommerceOptions } from '../../options.ts'
import { checkouts } from '../order-tables.ts'
import { loadDetails } from './ready-checkout.ts'

/** Keeps how the order is to be delivered; the details come first. */
export async function chooseDelivery(
  { database, clock }: CommerceOptions,
  cartId: string,
  option: 'standard',
): Promise<Result<true, 'checkout-not-found' | 'details-missing'>> {
  const now = clock()
  return database.db.transaction(async (tx) => {
    const row = await lockCart(tx, cartId, now)
    if (!row) return refuse('checkout-not-found')
    if (!(await loadDetails(tx, row.token))) return refuse('details-missing')
    await tx
      .update(checkouts)
      .set({ deliveryOption: option, updatedAt: now })
      .where(eq(checkouts.cartToken, row.token))
    return ok(true)
  })
}
