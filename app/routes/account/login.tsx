import { LOGIN_EMAIL } from '#app/features/account/paths.ts'
import {
  attemptCookie,
  endOldAttempts,
  startAttempt,
} from '#app/features/account/sign-in/sign-in-attempt.server.ts'
import { redirect, redirectAway } from '#app/page/address/redirect.ts'
import { clientsContext, sessionContext, visitorContext } from '#app/visitor/context.ts'
import { safeCallback } from '#domain/links/safe-callback.ts'
import { localePath, toLanguageTag } from '#domain/market/locale.ts'
import type { Route } from './+types/login.ts'

/**
 * The maximum length of a callback URL: each concurrent attempt is a cookie, and the size of all headers is limited.
 */
const CALLBACK_MAX = 1_000
/** The maximum length of an email address. */
const EMAIL_MAX = 254

/** Spec §4: redirects to the provider with a PKCE challenge; a cookie stores the page to return to. */
export function loader({ request, context, url }: Route.LoaderArgs) {
  const { locale } = context.get(visitorContext)
  const home = localePath(locale, '/')
  const path = safeCallback(url.searchParams.get('callback'), home)
  const callback = path.length > CALLBACK_MAX ? home : path
  const headers = new Headers({ 'Cache-Control': 'private, no-store' })
  if (context.get(sessionContext)) return redirect(callback, { status: 303, headers })
  const { state, codeChallenge, ...attempt } = startAttempt(callback)
  const isSecure = url.protocol === 'https:'
  for (const cookie of [
    ...endOldAttempts(request, isSecure),
    attemptCookie({ ...attempt, state }, isSecure),
  ]) {
    headers.append('Set-Cookie', cookie)
  }
  const { identity } = context.get(clientsContext)
  const signInUrl = identity.authorizeUrl({
    state,
    codeChallenge,
    locale: toLanguageTag(locale),
    email: url.searchParams.get(LOGIN_EMAIL)?.slice(0, EMAIL_MAX) ?? null,
  })
  return redirectAway(signInUrl, { status: 303, headers })
}
