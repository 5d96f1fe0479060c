import {
  attemptCookie,
  endAttempt,
  readAttempt,
  SIGN_OUT_STATE,
} from '#app/features/account/sign-in/sign-in-attempt.server.ts'
import { storeNotice } from '#app/features/bag/notices/notice-cookie.ts'
import { attachCart } from '#app/features/bag/reconciliation/attach-bag.server.ts'
import { redirect, redirectAway } from '#app/page/address/redirect.ts'
import { now } from '#app/page/clock.ts'
import { readForm } from '#app/page/read-form.ts'
import { asCustomer } from '#app/session/trade-account.server.ts'
import { toBuyerContext } from '#app/visitor/commerce-context.ts'
import { clientsContext, houseContext, sessionContext } from '#app/visitor/context.ts'
import { readCartId } from '#app/visitor/cookies/cart-cookie.ts'
import { visitorOf } from '#app/visitor/visitor.ts'
import { safeCallback } from '#domain/links/safe-callback.ts'
import type { Route } from './+types/auth-logout.ts'
import { clearPersonalState } from './clear-personal-state.server.ts'

/**
 * Spec §4: signing out clears all personal state, then ends the session at the provider with its id token; without a
 * session it redirects to the callback at once.
 */
export async function action({ request, context, url }: Route.ActionArgs) {
  const isSecure = url.protocol === 'https:'
  const session = context.get(sessionContext)
  const clients = context.get(clientsContext)
  const callback = safeCallback(String((await readForm(request)).get('callback') ?? ''))
  const headers = clearPersonalState(request, context)
  if (session === null) return redirect(callback, { status: 303, headers })
  const visitor = await asCustomer(
    visitorOf(new URL(callback, url.origin), context.get(houseContext)),
    session,
    clients,
    now(context),
  )
  const commerce = toBuyerContext(visitor, session)
  const notice = await attachCart({ cartId: readCartId(request), session }, commerce, clients)
  storeNotice(headers, request, notice)
  const attempt = { verifier: '-', state: SIGN_OUT_STATE, callback }
  headers.append('Set-Cookie', attemptCookie(attempt, isSecure))
  return redirectAway(clients.identity.logoutUrl(session.idToken), { status: 303, headers })
}

/** The return from the provider. No session is ended here, since any page could send a browser to this URL. */
export function loader({ request, url }: Route.LoaderArgs) {
  const headers = new Headers({ 'Cache-Control': 'private, no-store' })
  for (const cookie of endAttempt(SIGN_OUT_STATE, url.protocol === 'https:')) {
    headers.append('Set-Cookie', cookie)
  }
  return redirect(readAttempt(request, SIGN_OUT_STATE)?.callback ?? '/', { status: 303, headers })
}
