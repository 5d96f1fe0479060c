import { redirect } from 'react-router'
import { checkoutAddress } from '#app/features/bag/bag.server.ts'
import { BAG_PATHS } from '#app/features/bag/bag.ts'
import { readCartId } from '#app/request/cart-cookie.ts'
import { commerceContextOf } from '#app/request/commerce-context.ts'
import { clientsContext, visitorContext } from '#app/request/context.ts'
import { localePath } from '#domain/locale.ts'
import type { Route } from './+types/cart-checkout.ts'

/**
 * Leads on to the checkout of the cart, wherever its commerce service keeps it. The address holds the key of
 * the cart, so it is never part of a page.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext)
  const cartId = readCartId(request)
  const target =
    cartId === null
      ? null
      : await checkoutAddress(cartId, commerceContextOf(visitor), context.get(clientsContext))
  const { origin } = new URL(request.url)
  // Our own checkout is reached under whatever name the visitor reached us, where the bag's cookie is known.
  const own = target?.startsWith(`${origin}/`) ? target.slice(origin.length) : target
  const headers = { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer' }
  return redirect(own ?? localePath(visitor.locale, BAG_PATHS.page), { status: 303, headers })
}
