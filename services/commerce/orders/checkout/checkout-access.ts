import { eq } from 'drizzle-orm'
import { mayOpenCheckout } from '#domain/order/checkout-access.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import { isSameToken } from '#services/kernel/secrets/same-token.ts'
import type { AuthenticatedCustomer } from '../../authenticate.ts'
import { digestSecret } from '../../carts/cart-id.ts'
import type { CartRow } from '../../carts/open-cart.ts'
import { checkouts } from '../../tables/order-tables.ts'
import { findOrderOfCart, type PlacedOrder } from '../find-order.ts'

/** The caller: the cart id with its key, the secret of the browser, and the customer signed in there. */
export type CheckoutCaller = {
  cartId: string
  holder: string | null
  customer: AuthenticatedCustomer | null
  /** A keyed digest of the buyer's network; null if unknown. */
  network: string | null
}

/** The reasons why the caller may not open a checkout. */
type AccessRefusal = 'opened-elsewhere' | 'sign-in-required'

export type CheckoutRow = typeof checkouts.$inferSelect

/**
 * The details entered in the checkout of a cart; null if there are none. Only their owner gets them; anyone else with
 * the cart's key is refused.
 */
export async function openCheckout(
  queryable: Queryable,
  { token, customerId: cartCustomerId, agreedOrderId }: CartRow,
  { holder, customer }: CheckoutCaller,
): Promise<Result<CheckoutRow | null, AccessRefusal>> {
  const owner = (await loadDetails(queryable, token)) ?? null
  const isSameBrowser =
    owner !== null && holder !== null && isSameToken(digestSecret(holder), owner.holderDigest)
  const visitor = { isSameBrowser, customerId: customer?.customerId ?? null }
  if (mayOpenCheckout({ cartCustomerId, owner }, visitor)) return ok(owner)
  // The URL of an agreed order is sent by email, which may be opened on any device.
  const isForAccount = agreedOrderId !== null && cartCustomerId !== null
  return refuse(isForAccount && customer === null ? 'sign-in-required' : 'opened-elsewhere')
}

/**
 * Like `openCheckout`, with the order that the cart has become, if any. Once the details of an order are deleted, its
 * owner can no longer be verified and has to use the link in the email.
 */
export async function openCheckoutOrOrder(
  queryable: Queryable,
  row: CartRow,
  caller: CheckoutCaller,
): Promise<Result<{ details: CheckoutRow | null; order: PlacedOrder | null }, AccessRefusal>> {
  const opened = await openCheckout(queryable, row, caller)
  if (!opened.ok) return opened
  const order = await findOrderOfCart(queryable, row.token)
  if (order && opened.value === null) return refuse('opened-elsewhere')
  return ok({ details: opened.value, order })
}

/** The details of a cart's checkout, without checking the caller. */
export async function loadDetails(queryable: Queryable, token: string): Promise<CheckoutRow | undefined> {
  const [row] = await queryable.select().from(checkouts).where(eq(checkouts.cartToken, token))
  return row
}
