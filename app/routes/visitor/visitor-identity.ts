import { clientsContext, sessionContext, visitorContext } from '#app/visitor/context.ts'
import { CONSENT_COOKIE } from '#app/visitor/cookies/cookie-table.ts'
import { readCookie } from '#app/visitor/cookies/cookies.ts'
import { mayIdentify } from '#domain/tracking/identity.ts'
import { grantedConsents } from '#domain/visitor/consent.ts'
import type { Route } from './+types/visitor-identity.ts'

const headers = { 'Cache-Control': 'private, no-store' }

/** Spec §7: returns name and email for analytics, only with consent. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const session = context.get(sessionContext)
  const chosen = readCookie(request.headers.get('cookie'), CONSENT_COOKIE)
  const granted = grantedConsents(chosen, context.get(visitorContext))
  if (session === null || !mayIdentify(granted)) return new Response(null, { status: 204, headers })
  const customer = await context.get(clientsContext).customer.getCustomer(session.accessToken)
  if (!customer.ok) return new Response(null, { status: 204, headers })
  const { firstName, lastName } = customer.value
  return Response.json({ name: `${firstName} ${lastName}`.trim(), email: session.email }, { headers })
}
