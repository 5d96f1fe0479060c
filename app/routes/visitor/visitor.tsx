import { data, type ShouldRevalidateFunctionArgs } from 'react-router'
import { CART_PATHS } from '#app/features/bag/paths.ts'
import { now } from '#app/page/clock.ts'
import { toCommerceContext } from '#app/visitor/commerce-context.ts'
import { clientsContext, sessionContext, visitorContext } from '#app/visitor/context.ts'
import { cartCookies, readCartId } from '#app/visitor/cookies/cart-cookie.ts'
import type { VisitorSummary } from '#app/visitor/visitor-summary.ts'
import { isCustomer } from '#domain/cart/cart-assignment.ts'
import type { Route } from './+types/visitor.ts'

/**
 * Personal data for a page that is the same for every guest. Spec §4: the cookie of a cart that no longer exists is
 * cleared.
 */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const cartId = readCartId(request)
  const { commerce } = context.get(clientsContext)
  const commerceContext = toCommerceContext(context.get(visitorContext))
  const counted = cartId === null ? null : await commerce.countPieces({ cartId }, commerceContext)
  const session = context.get(sessionContext)
  const summary: VisitorSummary = {
    bagCount: counted?.ok ? countPieces(counted.value, session?.accountId ?? null) : 0,
    sessionRemainingMs: session && session.expiresAt - now(context).getTime(),
  }
  const isGone = counted?.ok === false && counted.code === 'cart-not-found'
  const isSecure = url.protocol === 'https:'
  const headers = isGone ? cartCookies(null, { isSecure }) : { 'Cache-Control': 'private, no-store' }
  return data(summary, { headers })
}

/** After a change of the bag the open panel reloads it, so the count is not requested as well. */
export function shouldRevalidate({
  currentUrl,
  formAction,
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const isShownInPanel =
    formAction?.includes(`${CART_PATHS.page}/`) &&
    !currentUrl.pathname.endsWith(CART_PATHS.page) &&
    actionResult?.ok === true
  return !isShownInPanel && defaultShouldRevalidate
}

/** The bag of a customer counts as empty for anyone else with its cookie. */
function countPieces(
  { pieces, customerId }: { pieces: number; customerId: string | null },
  accountId: string | null,
): number {
  if (customerId === null) return pieces
  return accountId !== null && isCustomer(customerId, accountId) ? pieces : 0
}
