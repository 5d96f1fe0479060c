import { redirect } from 'react-router'
import { PROFILE } from '#app/features/account/profile/profile-paths.ts'
import { requireIdentity } from '#app/features/account/profile/require-account.server.ts'
import { cartCookies } from '#app/request/cart-cookie.ts'
import { sealContext, visitorContext } from '#app/request/context.ts'
import { sessionCookie } from '#app/request/session.server.ts'
import { localePath } from '#domain/locale.ts'
import type { Route } from './+types/sessions.ts'

/** Ends every session of the account; this browser forgets its own, and the bag that is the customer's. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const { identity, check } = requireIdentity({ request, context, url })
  const ended = await identity.signOutEverywhere()
  const { locale } = context.get(visitorContext)
  if (!ended.ok) {
    check(ended.code)
    return redirect(localePath(locale, PROFILE.privacy), 303)
  }
  const isSecure = url.protocol === 'https:'
  const headers = cartCookies(null, { isSecure })
  headers.append('Set-Cookie', sessionCookie(null, context.get(sealContext), isSecure))
  return redirect(localePath(locale, '/'), { status: 303, headers })
}

/** Nobody reads here. */
export function loader({ context }: Route.LoaderArgs) {
  return redirect(localePath(context.get(visitorContext).locale, PROFILE.privacy))
}
