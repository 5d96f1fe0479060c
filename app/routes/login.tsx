import { ownPath } from '#app/features/account/own-path.ts'
import { attemptCookie, endOldAttempts, startAttempt } from '#app/features/account/sign-in-attempt.server.ts'
import { clientsContext, sessionContext, visitorContext } from '#app/request/context.ts'
import { redirect, redirectAway } from '#app/request/redirect.ts'
import { toLanguageTag } from '#domain/locale.ts'
import type { Route } from './+types/login.ts'

/** Characters of a way back: each attempt under way is a cookie, and their headers are limited together. */
const CALLBACK_MOST = 1_000

/** Spec §4: hands over to the provider with a proof key; the browser remembers where to come back to. */
export function loader({ request, context, url }: Route.LoaderArgs) {
  const path = ownPath(url.searchParams.get('callback'))
  const callback = path.length > CALLBACK_MOST ? '/' : path
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
  const locale = toLanguageTag(context.get(visitorContext).locale)
  const { identity } = context.get(clientsContext)
  return redirectAway(identity.authorizeUrl({ state, codeChallenge, locale }), { status: 303, headers })
}
