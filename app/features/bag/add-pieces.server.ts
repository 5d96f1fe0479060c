import type { Session } from '#app/visitor/context.ts'
import type { Clients } from '#clients/clients.ts'
import type { NewLine } from '#clients/commerce/cart/add-lines.ts'
import type { CartBuyer, CommerceContext } from '#clients/commerce/commerce-client.ts'
import type { CartErrorCode } from '#domain/cart/cart.ts'
import { addToCart } from './bag.server.ts'
import type { ReconciledCart } from './reconciliation/reconcile-bag.server.ts'

/** Adds each piece independently. Returns the refusals in the order of the pieces, null for those that were added. */
export async function addPiecesToCart(
  {
    settled,
    session,
    pieces,
  }: { settled: ReconciledCart<CartBuyer>; session: Session | null; pieces: readonly NewLine[] },
  context: CommerceContext,
  clients: Pick<Clients, 'commerce' | 'customerCart'>,
): Promise<{ cartId: string | null; codes: readonly (CartErrorCode | null)[] }> {
  const codes: (CartErrorCode | null)[] = []
  let cartId = settled.cart?.id ?? null
  // The cart is created with the first piece that is accepted.
  while (cartId === null && codes.length < pieces.length) {
    const piece = pieces[codes.length]
    if (!piece) break
    const first = await addToCart({ settled, session, ...piece }, context, clients)
    codes.push(first.result.ok ? null : first.result.code)
    cartId = first.cartId
    if (first.cartId === null && settled.code === 'cart-fetch-failed') break
  }
  if (cartId === null) {
    const failed = pieces.slice(codes.length).map(() => 'line-add-failed' as const)
    return { cartId: settled.cartId, codes: [...codes, ...failed] }
  }
  const rest = await clients.commerce.addLines({ cartId, lines: pieces.slice(codes.length) }, context)
  return { cartId, codes: [...codes, ...rest] }
}
