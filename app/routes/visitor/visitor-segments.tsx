import { clientsContext, sessionContext, visitorContext } from '#app/visitor/context.ts'
import { CONSENT_COOKIE, SEGMENT_CONSENT } from '#app/visitor/cookies/cookie-table.ts'
import { readCookie } from '#app/visitor/cookies/cookies.ts'
import { readSegments, readVisitorId, segmentCookies } from '#app/visitor/cookies/segment-cookies.ts'
import { grantedConsents } from '#domain/visitor/consent.ts'
import { audiencesToRequest, toSegmentCookies } from '#domain/visitor/segments.ts'
import type { Route } from './+types/visitor-segments.ts'

const PRIVATE = { 'Cache-Control': 'private, no-store' }

/**
 * Looks up the segments of a browser and stores them in its cookies (Spec §4). Without a visitor id or consent there
 * is no lookup and nothing is stored (Spec §7). A signed-in visitor is identified first.
 */
export async function action({ request, context, url }: Route.ActionArgs) {
  const cookies = request.headers.get('cookie')
  const visitorId = readVisitorId(cookies)
  const granted = grantedConsents(readCookie(cookies, CONSENT_COOKIE), context.get(visitorContext))
  if (visitorId === null || !granted.includes(SEGMENT_CONSENT)) return respond()
  const { audience } = context.get(clientsContext)
  const session = context.get(sessionContext)
  if (session !== null) await audience.identify(visitorId, session)
  const requested = audiencesToRequest(readSegments(cookies))
  const found = await audience.findAudiences(visitorId, requested)
  return respond(segmentCookies(toSegmentCookies(requested, found), { isSecure: url.protocol === 'https:' }))
}

/** There is no page for GET. */
export function loader() {
  return new Response(null, { status: 405, headers: { ...PRIVATE, Allow: 'POST' } })
}

function respond(cookies: readonly string[] = []): Response {
  const headers = new Headers(PRIVATE)
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  return new Response(null, { status: 204, headers })
}
