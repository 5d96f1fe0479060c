import { redirect } from 'react-router'
import { ownPath } from '#app/features/account/own-path.ts'
import { attemptCookies, readAttempt } from '#app/features/account/sign-in-attempt.server.ts'
import { cartCookies } from '#app/request/cart-cookie.ts'
import { clientsContext, sealContext, sessionContext } from '#app/request/context.ts'
import { sessionCookie } from '#app/request/session.server.ts'
import type { Route } from './+types/auth-logout.ts'

/**
 * Spec §4: signing out forgets token and cart in this browser, then ends the session at the provider by its id
 * token; without a token it leads home at once.
 */
export async function action({ request, context, url }: Route.ActionArgs) {
  const isSecure = url.protocol === 'https:'
  const session = context.get(sessionContext)
  const home = ownPath(String((await request.formData()).get('callback') ?? ''), url.origin)
  const headers = cartCookies(null, { isSecure })
  headers.append('Set-Cookie', sessionCookie(null, context.get(sealContext), isSecure))
  if (session === null) return redirect(home, { status: 303, headers })
  for (const cookie of attemptCookies({ verifier: '-', state: '-', callback: home }, isSecure)) {
    headers.append('Set-Cookie', cookie)
  }
  const { identity } = context.get(clientsContext)
  return redirect(identity.logoutUrl(session.idToken), { status: 303, headers })
}

/** Where the provider leads back to. Nothing ends here: any page could lead a browser to this address. */
export function loader({ request, url }: Route.LoaderArgs) {
  const headers = new Headers({ 'Cache-Control': 'private, no-store' })
  for (const cookie of attemptCookies(null, url.protocol === 'https:')) headers.append('Set-Cookie', cookie)
  return redirect(readAttempt(request)?.callback ?? '/', { status: 303, headers })
}
