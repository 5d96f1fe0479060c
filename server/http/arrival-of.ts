import { CONSENT_COOKIE } from '#app/visitor/cookies/cookie-table.ts'
import { readCookie } from '#app/visitor/cookies/cookies.ts'
import { fromBrowser } from '#app/visitor/cookies/host-cookies.ts'
import { isRobot } from '#domain/tracking/robots.ts'
import type { Arrival } from '#workers/arrivals/arrival-counter.ts'

const LOCALE = /^\/[a-z]{2}-([a-z]{2})(?=\/|$)/
const DEFAULT_COUNTRY = 'US'

/**
 * A page that a person opened from elsewhere: by a link of another site, a bookmark or its address. Null for all other
 * requests, and where browsers do not say so (without https). Nothing identifies the visitor.
 */
export function arrivalOf(
  { method, headers }: Pick<Request, 'method' | 'headers'>,
  pathname: string,
  { isSecure }: { isSecure: boolean },
): Arrival | null {
  const site = headers.get('sec-fetch-site')
  const isFromElsewhere = site === 'none' || site === 'cross-site' || site === 'same-site'
  if (method !== 'GET' || headers.get('sec-fetch-dest') !== 'document' || !isFromElsewhere) return null
  if (headers.get('sec-purpose')?.includes('prefetch') || isRobot(headers.get('user-agent'))) return null
  const cookies = headers.get('cookie')
  const choice = readCookie(cookies && fromBrowser(cookies, { isSecure }), CONSENT_COOKIE)
  const consent = choice === null ? 'none' : choice.split('.').includes('analytics') ? 'granted' : 'declined'
  return { country: LOCALE.exec(pathname)?.[1]?.toUpperCase() ?? DEFAULT_COUNTRY, consent }
}
