import { resolveCheckoutUrl } from '#app/features/bag/bag.server.ts'
import { loadReconciledCart } from '#app/features/bag/bag-of-request.server.ts'
import { storeNotice } from '#app/features/bag/notices/notice-cookie.ts'
import { CART_PATHS } from '#app/features/bag/paths.ts'
import { redirect, redirectAway } from '#app/page/address/redirect.ts'
import { cartCookies } from '#app/visitor/cookies/cart-cookie.ts'
import { localePath } from '#domain/market/locale.ts'
import type { Route } from './+types/cart-checkout.ts'

/**
 * Redirects to the checkout of the cart at its commerce service. The URL contains the key of the cart, so it is never
 * part of a page.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { settled, visitor } = await loadReconciledCart(request, context)
  const target = resolveCheckoutUrl(settled, visitor.role)
  const { origin } = new URL(request.url)
  // The shop's own checkout is opened under the host that the visitor uses, to which the bag's cookie belongs.
  const isOtherOrigin = target !== null && !target.startsWith(`${origin}/`)
  const headers = cartCookies(settled.cartId, { isSecure: new URL(request.url).protocol === 'https:' })
  storeNotice(headers, request, settled.notice)
  headers.set('Referrer-Policy', 'no-referrer')
  if (isOtherOrigin) return redirectAway(target, { status: 303, headers })
  const path = target?.slice(origin.length) ?? localePath(visitor.locale, CART_PATHS.page)
  return redirect(path, { status: 303, headers })
}
