import { replaceCart } from '#app/features/bag/bag.server.ts'
import { loadReconciledCart } from '#app/features/bag/bag-of-request.server.ts'
import { CART_PATHS } from '#app/features/bag/paths.ts'
import { isOwnCart } from '#app/features/checkout/opening/checkout-key.ts'
import { redirect } from '#app/page/address/redirect.ts'
import { cartCookies } from '#app/visitor/cookies/cart-cookie.ts'
import { localePath } from '#domain/market/locale.ts'
import { ok } from '#domain/result.ts'
import type { Route } from './+types/checkout-renewal.ts'

/** Starts a new checkout for the pieces of the bag after its own checkout was opened in another browser. */
export async function action({ request, context, params: { token } }: Route.ActionArgs) {
  const { settled, session, visitor, commerce, clients } = await loadReconciledCart(request, context)
  const renewed = isOwnCart(request, token)
    ? await replaceCart({ settled, session }, commerce, clients)
    : ok(null)
  const isSecure = new URL(request.url).protocol === 'https:'
  const cartId = renewed.ok ? renewed.value : null
  const headers = cartCookies(cartId ?? settled.cartId, { isSecure })
  const search = renewed.ok ? '' : `?refused=${renewed.code}`
  const path = cartId === null ? `${CART_PATHS.page}${search}` : CART_PATHS.checkout
  return redirect(localePath(visitor.locale, path), { status: 303, headers })
}
