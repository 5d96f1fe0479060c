import { withPrefix } from '#app/i18n/use-page-locale.ts'
import { hasOpenLayer } from '#app/ui/layer/open-layers.ts'
import { CONSENT_COOKIE, SEGMENT_CONSENT, VISIT_COOKIES } from '#app/visitor/cookies/cookie-table.ts'
import { readCookie, writeCookie } from '#app/visitor/cookies/cookies.ts'
import { pageCookies, storePageCookie } from '#app/visitor/cookies/page-cookies.ts'
import { readSegments, SEGMENTS_PATH } from '#app/visitor/cookies/segment-cookies.ts'
import { countSignUpPage } from '#app/visitor/cookies/sign-up-cookies.ts'
import type { CountryCode } from '#domain/market/market.ts'
import type { VisitorKind } from '#domain/newsletter/sign-up-counters.ts'
import { grantedConsents, requiresOptIn } from '#domain/visitor/consent.ts'
import { audiencesToRequest, storedAudiences } from '#domain/visitor/segments.ts'
import { type VisitCookie, type VisitCookies, visitCookiesToStore } from '#domain/visitor/visit-cookies.ts'
import { browserRegion } from './browser-region.ts'
import type { fillTargeted as FillTargeted } from './fill-targeted.ts'

export type Visit = {
  readonly pathname: string
  readonly search: string
  readonly country: CountryCode
  /** The path prefix of the locale: '/de-at', or ''. */
  readonly prefix: string
  readonly kind: VisitorKind
}

/**
 * Writes the cookies of a visit to `pathname`, reached with `search`. Returns what is due: the consent banner, or the
 * sign-up layer of the newsletter, but nothing on an embedded page (Spec §2: `nolayout`).
 */
export function recordVisit({
  pathname,
  search,
  country,
  prefix,
  kind,
}: Visit): 'consent' | 'sign-up' | null {
  const cookies = pageCookies()
  const read = (id: VisitCookie) => readCookie(cookies, VISIT_COOKIES[id].name)
  const stored: VisitCookies = {
    artisanTest: read('artisanTest'),
    pageViews: read('pageViews'),
    consumerLanding: read('consumerLanding'),
    adClick: read('adClick'),
    socialClick: read('socialClick'),
    visitorId: read('visitorId'),
  }
  const [chosen, region] = [readCookie(cookies, CONSENT_COOKIE), browserRegion(country)]
  const granted = grantedConsents(chosen, region)
  const here = new URLSearchParams(search)
  const visit = {
    // The latest parameters take precedence.
    search: new URLSearchParams([...here, ...pendingArrival]),
    isNewPage: pathname !== countedPath,
    chance: Math.random(),
    newVisitorId: crypto.randomUUID().replaceAll('-', ''),
  }
  if (granted.length > 0) countedPath = pathname
  pendingArrival =
    chosen === null && granted.length === 0 ? [...visit.search].slice(0, PENDING_ARRIVAL_MAX) : []
  const isSecure = location.protocol === 'https:'
  for (const [id, value] of Object.entries(visitCookiesToStore(stored, visit, granted))) {
    const { name, lifetimeSeconds } = VISIT_COOKIES[id as VisitCookie]
    storePageCookie(writeCookie(name, value, { isSecure, maxAgeSeconds: lifetimeSeconds }))
  }
  // Spec §7: the server looks the audiences up by the visitor id in the browser's cookies.
  if (granted.includes(SEGMENT_CONSENT) && audiencesToRequest(readSegments(pageCookies())).length > 0) {
    navigator.sendBeacon(withPrefix(prefix, SEGMENTS_PATH))
  }
  const audiences = storedAudiences(readSegments(pageCookies()))
  if (audiences.length > 0) void fillTargeted(audiences, prefix)
  const page = {
    kind,
    path: pathname.slice(prefix.length) || '/',
    isNewPage: visit.isNewPage,
    hasVisited: stored.pageViews !== null,
    hasOpenLayer: hasOpenLayer(),
  }
  const isSignUpDue = countSignUpPage(page, granted)
  if (here.has('nolayout')) return null
  if (chosen === null && requiresOptIn(region)) return 'consent'
  return isSignUpDue ? 'sign-up' : null
}

/** Few browsers have segments, so only those load the script. */
async function fillTargeted(...given: Parameters<typeof FillTargeted>): Promise<void> {
  const { fillTargeted } = await import('./fill-targeted.ts')
  fillTargeted(...given)
}

let countedPath: string | null = null
/** The arrival parameters of a visitor who has made no choice yet, held in memory across pages. */
let pendingArrival: [string, string][] = []
const PENDING_ARRIVAL_MAX = 20
