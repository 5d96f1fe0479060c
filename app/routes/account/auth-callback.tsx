import { timingSafeEqual } from 'node:crypto'
import {
  endAttempt,
  homePathForState,
  readAttempt,
} from '#app/features/account/sign-in/sign-in-attempt.server.ts'
import { storeNotice } from '#app/features/bag/notices/notice-cookie.ts'
import { reconcileCart } from '#app/features/bag/reconciliation/reconcile-bag.server.ts'
import { guestSavesCookie, readGuestSaves } from '#app/features/lists/guest-saves.ts'
import { redirect } from '#app/page/address/redirect.ts'
import { now } from '#app/page/clock.ts'
import { sessionCookie, toSession } from '#app/session/session.server.ts'
import { asCustomer } from '#app/session/trade-account.server.ts'
import { toBuyerContext } from '#app/visitor/commerce-context.ts'
import { clientsContext, houseContext, sealContext, sessionContext } from '#app/visitor/context.ts'
import { cartCookies, readCartId } from '#app/visitor/cookies/cart-cookie.ts'
import { readVisitorId } from '#app/visitor/cookies/segment-cookies.ts'
import { visitorOf } from '#app/visitor/visitor.ts'
import type { AuthToken } from '#clients/identity/identity-client.ts'
import type { RefusalCode } from '#contracts/errors.ts'
import { localePath, splitLocalePath } from '#domain/market/locale.ts'
import type { Route } from './+types/auth-callback.ts'

/**
 * The callback of the identity provider. Anything unexpected leads to an error page without a sign-in: no attempt in
 * this browser, a state that does not match, a refusal, an invalid code.
 */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const isSecure = url.protocol === 'https:'
  const state = url.searchParams.get('state')
  const attempt = readAttempt(request, state)
  const headers = new Headers({ 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer' })
  for (const cookie of endAttempt(state, isSecure)) headers.append('Set-Cookie', cookie)
  const callback = attempt?.callback ?? homePathForState(state)
  const { locale } = splitLocalePath(callback)
  const redirectToFailure = (reason: RefusalCode<'account'>) => {
    const query = new URLSearchParams({ reason, callback })
    return redirect(`${localePath(locale, '/login/failed')}?${query}`, { status: 303, headers })
  }

  /**
   * Adds pieces that a guest has saved in this browser to the saved items of the account. Pieces beyond the limit of
   * the account remain in the browser.
   */
  async function mergeGuestSaves(accessToken: string): Promise<void> {
    const saved = readGuestSaves(request.headers.get('cookie'))
    if (saved.length === 0) return
    const { savedItems } = context.get(clientsContext)
    const remaining: string[] = []
    // The oldest first, so that the latest is at the top of the list.
    for (const productId of saved.toReversed()) {
      const result = await savedItems.save(accessToken, productId)
      if (!result.ok && result.code !== 'product-unknown') remaining.unshift(productId)
    }
    headers.append('Set-Cookie', guestSavesCookie(remaining, isSecure))
  }

  /** Spec §4: at sign-in the guest's cart and the customer's own are reconciled, in the country of the page. */
  async function reconcileCartOnSignIn(token: AuthToken): Promise<void> {
    const session = toSession(token)
    if (session === null) return
    const clients = context.get(clientsContext)
    const page = visitorOf(new URL(attempt?.callback ?? '/', url.origin), context.get(houseContext))
    const visitor = await asCustomer(page, session, clients, now(context))
    const requested = { cartId: readCartId(request), session }
    const reconciled = await reconcileCart(requested, toBuyerContext(visitor, session), clients)
    for (const cookie of cartCookies(reconciled.cartId, { isSecure }).getSetCookie()) {
      headers.append('Set-Cookie', cookie)
    }
    storeNotice(headers, request, reconciled.notice)
  }

  /** Links the browser's visitor id, which exists only with consent, to the customer. Not awaited. */
  function linkVisitorToAccount(token: AuthToken): void {
    const [session, visitorId] = [toSession(token), readVisitorId(request.headers.get('cookie'))]
    if (session && visitorId) void context.get(clientsContext).audience.identify(visitorId, session)
  }

  const code = url.searchParams.get('code')
  if (!attempt || !isSame(attempt.state, state)) {
    // A signed-in customer repeated a completed callback.
    return context.get(sessionContext)
      ? redirect(homePathForState(state), { status: 303, headers })
      : redirectToFailure('interaction-not-found')
  }
  if (code === null) return redirectToFailure('sign-in-denied')
  const { identity } = context.get(clientsContext)
  const token = await identity.exchangeCode({ code, verifier: attempt.verifier })
  if (!token.ok)
    return redirectToFailure(token.code === 'token-refused' ? 'interaction-not-found' : token.code)
  await mergeGuestSaves(token.value.accessToken)
  await reconcileCartOnSignIn(token.value)
  linkVisitorToAccount(token.value)
  headers.append('Set-Cookie', sessionCookie(token.value, context.get(sealContext), isSecure))
  return redirect(attempt.callback, { status: 303, headers })
}

function isSame(one: string, other: string | null): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other ?? '')]
  return left.length === right.length && timingSafeEqual(left, right)
}
