import { data, type RouterContextProvider } from 'react-router'
import { clientsContext, visitorContext } from '#app/visitor/context.ts'
import { CONSENT_COOKIE, SEGMENT_CONSENT } from '#app/visitor/cookies/cookie-table.ts'
import { readCookie } from '#app/visitor/cookies/cookies.ts'
import { readVisitorId, segmentCookies } from '#app/visitor/cookies/segment-cookies.ts'
import type { Clients } from '#clients/clients.ts'
import type { Subscription } from '#contracts/newsletter.ts'
import { grantedConsents } from '#domain/visitor/consent.ts'

type RequestArgs = { request: Request; context: Readonly<RouterContextProvider>; url: URL }

/** The URL of the page is a secret: the page is not cached, and its URL is not sent to other sites. */
export const SECRET_PAGE = { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'same-origin' }

/** Throws 503 while the service is unavailable. */
export async function openLink(
  { context }: Pick<RequestArgs, 'context'>,
  open: (newsletter: Clients['newsletter']) => ReturnType<Clients['newsletter']['find']>,
) {
  const found = await open(context.get(clientsContext).newsletter)
  if (!found.ok) throw data(null, { status: 503, headers: SECRET_PAGE })
  const status = found.value === null ? 404 : 200
  return data({ subscription: found.value }, { status, headers: SECRET_PAGE })
}

/** Returns null without consent to marketing. */
export function readConsentedVisitorId({ request, context }: RequestArgs): string | null {
  return hasConsent({ request, context }) ? readVisitorId(request.headers.get('cookie')) : null
}

/** Returns headers with cookies that state whether the visitor receives the newsletter, if the visitor consents. */
export function subscriptionHeaders(requested: RequestArgs, { state }: Subscription): Headers {
  const headers = new Headers(SECRET_PAGE)
  if (!hasConsent(requested)) return headers
  const emailOptIn = String(state === 'confirmed')
  for (const cookie of segmentCookies({ emailOptIn }, { isSecure: requested.url.protocol === 'https:' }))
    headers.append('Set-Cookie', cookie)
  return headers
}

function hasConsent({ request, context }: Pick<RequestArgs, 'request' | 'context'>): boolean {
  const chosen = readCookie(request.headers.get('cookie'), CONSENT_COOKIE)
  return grantedConsents(chosen, context.get(visitorContext)).includes(SEGMENT_CONSENT)
}
