import type { Session } from '#app/visitor/context.ts'
import type { Clients } from '#clients/clients.ts'
import type { CommerceContext } from '#clients/commerce/commerce-client.ts'
import { type CartNotice, NO_NOTICE } from '../notices/bag-notice.ts'
import { reconcileCart } from './reconcile-bag.server.ts'

/**
 * Assigns the bag to the account before the customer signs out and the browser forgets it (Spec §4). Returns a notice
 * if that failed.
 */
export async function attachCart(
  { cartId, session }: { cartId: string | null; session: Session },
  context: CommerceContext,
  clients: Pick<Clients, 'commerce' | 'customerCart'>,
): Promise<CartNotice> {
  const reconciled = await reconcileCart({ cartId, session }, context, clients)
  const isAttached = reconciled.cart
    ? reconciled.cart.lines.length === 0 || (reconciled.isStored && reconciled.notice.waiting === 0)
    : cartId === null || reconciled.code !== 'cart-fetch-failed'
  return isAttached ? NO_NOTICE : { ...NO_NOTICE, isNotSaved: true }
}
