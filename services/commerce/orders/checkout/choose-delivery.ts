import { eq } from 'drizzle-orm'
import { ok, type Result, refuse } from '#domain/result.ts'
import { lockCart } from '../../carts/open-cart.ts'
import type { CommerceOptions } from '../../options.ts'
import { checkouts } from '../order-tables.ts'
import { type CheckoutCaller, openCheckout } from './checkout-access.ts'

/** Stores the delivery option; the details must have been entered before. */
export async function chooseDelivery(
  { database, clock }: CommerceOptions,
  caller: CheckoutCaller,
  option: 'standard',
): Promise<Result<true, 'checkout-not-found' | 'opened-elsewhere' | 'sign-in-required' | 'details-missing'>> {
  const now = clock()
  return database.db.transaction(async (tx) => {
    const row = await lockCart(tx, caller.cartId, now)
    if (!row) return refuse('checkout-not-found')
    const details = await openCheckout(tx, row, caller)
    if (!details.ok) return details
    if (details.value === null) return refuse('details-missing')
    await tx
      .update(checkouts)
      .set({ deliveryOption: option, updatedAt: now })
      .where(eq(checkouts.cartToken, row.token))
    return ok(true)
  })
}
