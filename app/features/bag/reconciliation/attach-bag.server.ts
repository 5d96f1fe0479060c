import type { Session } from '#app/visitor/context.ts'
import type { Clients } from '#clients/clients.ts'
import type { CommerceContext } from '#clients/commerce/commerce-client.ts'
import { type BagNotice, NO_NOTICE } from '../notices/bag-notice.ts'
import { reconcileBag } from './reconcile-bag.server.ts'

/**
 * Assigns the bag to the account before the customer signs out and the browser forgets it (Spec §4). Returns a notice
 * if that failed.
 */
export async function attachBag(
  { cartId, session }: { cartId: string | null; session: Session },
  context: CommerceContext,
  clients: Pick<Clients, 'commerce' | 'customerCart'>,
): Promise<BagNotice> {
  const bag = await reconcileBag({ cartId, session }, context, clients)
  const isAttached = bag.cart
    ? bag.cart.lines.length === 0 || (bag.isStored && bag.notice.waiting === 0)
    : cartId === null || bag.code !== 'cart-fetch-failed'
  return isAttached ? NO_NOTICE : { ...NO_NOTICE, isNotSaved: true }
}
