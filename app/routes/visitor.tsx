import { data } from 'react-router'
import { cartCookies, readCartId } from '#app/request/cart-cookie.ts'
import { commerceContextOf } from '#app/request/commerce-context.ts'
import { clientsContext, visitorContext } from '#app/request/context.ts'
import type { VisitorSummary } from '#app/request/visitor-summary.ts'
import type { Route } from './+types/visitor.ts'

/** What is personal in a page that is the same for every guest. Spec §4: a cart that is gone is forgotten. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const cartId = readCartId(request)
  const { commerce } = context.get(clientsContext)
  const asked = commerceContextOf(context.get(visitorContext))
  const counted = cartId === null ? null : await commerce.countPieces({ cartId }, asked)
  const summary: VisitorSummary = { bagCount: counted?.ok ? counted.value : 0 }
  const isGone = counted?.ok === false && counted.code === 'cart-not-found'
  const isSecure = url.protocol === 'https:'
  const headers = isGone ? cartCookies(null, { isSecure }) : { 'Cache-Control': 'private, no-store' }
  return data(summary, { headers })
}
