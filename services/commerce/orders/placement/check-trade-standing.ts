import { eq } from 'drizzle-orm'
import { ok, type Result, refuse } from '#domain/result.ts'
import { mayCheckOut, maySeeTradePrices, roleOf } from '#domain/visitor/roles.ts'
import { carts } from '../../carts/cart-tables.ts'
import type { CartRow } from '../../carts/open-cart.ts'
import type { CommerceOptions } from '../../options.ts'

/**
 * Whether a cart may be ordered at its prices. Spec §4: a pending application of its owner blocks checkout,
 * even after the cart was detached from them; trade prices are for approved clients. If the location of a
 * cart is no longer approved, it is removed, so that the checkout shows public prices; what was agreed for it is not sold.
 */
export async function checkTradeStanding(
  { database, clock, tradeStandingOf }: CommerceOptions,
  { token, ownerId, companyLocationId, agreedOrderId }: CartRow,
): Promise<
  Result<
    true,
    'trade-application-pending' | 'totals-changed' | 'agreed-order-unavailable' | 'account-unavailable'
  >
> {
  if (ownerId === null) return ok(true)
  const standing = await tradeStandingOf(ownerId)
  if (!standing.ok) return standing
  const role = roleOf(true, standing.value)
  const admitted = mayCheckOut(role)
  if (!admitted.ok || companyLocationId === null || maySeeTradePrices(role)) return admitted
  if (agreedOrderId !== null) return refuse('agreed-order-unavailable')
  const change = { companyLocationId: null, updatedAt: clock() }
  await database.db.update(carts).set(change).where(eq(carts.token, token))
  return refuse('totals-changed')
}
