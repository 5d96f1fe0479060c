import { eq } from 'drizzle-orm'
import { ok, type Result, refuse } from '#domain/result.ts'
import { mayCheckOut, maySeeTradePrices, roleOf } from '#domain/visitor/roles.ts'
import { carts } from '../../carts/cart-tables.ts'
import type { CartRow } from '../../carts/open-cart.ts'
import type { CommerceOptions } from '../../options.ts'

/**
 * Whether a cart may be ordered at its prices. Spec §4: a pending application of its owner blocks checkout,
 * even after the cart was detached from them; trade prices are for approved clients. If the location of a
 * cart is no longer approved or theirs, it is removed, so that the checkout shows public prices; what was agreed for it is
 * not sold. If its company's exemption from tax has changed, so do its totals.
 */
export async function checkTradeStanding(
  { database, clock, tradeBuyerOf }: CommerceOptions,
  { token, ownerId, companyLocationId, exemptNumber, agreedOrderId }: CartRow,
): Promise<
  Result<
    true,
    'trade-application-pending' | 'totals-changed' | 'agreed-order-unavailable' | 'account-unavailable'
  >
> {
  if (ownerId === null) return ok(true)
  const found = await tradeBuyerOf(ownerId)
  if (!found.ok) return found
  const buyer = found.value
  const role = roleOf(true, buyer?.standing ?? null)
  const admitted = mayCheckOut(role)
  if (!admitted.ok || companyLocationId === null) return admitted
  const isTheirs = buyer?.companyLocationId === companyLocationId && maySeeTradePrices(role)
  const isSameExemption = buyer?.exemptNumber === exemptNumber
  if (agreedOrderId !== null) {
    // A quote that was sent with tax is paid with it, also by a company that has become exempt.
    const isAsAgreed = isTheirs && (exemptNumber === null || isSameExemption)
    return isAsAgreed ? admitted : refuse('agreed-order-unavailable')
  }
  if (isTheirs && isSameExemption) return admitted
  const identity = isTheirs
    ? { exemptNumber: buyer.exemptNumber }
    : { companyLocationId: null, exemptNumber: null }
  await database.db
    .update(carts)
    .set({ ...identity, updatedAt: clock() })
    .where(eq(carts.token, token))
  return refuse('totals-changed')
}
