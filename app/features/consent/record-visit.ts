import { CONSENT_COOKIE, VISIT_COOKIES } from '#app/request/cookie-table.ts'
import { readCookie, writeCookie } from '#app/request/cookies.ts'
import { grantedConsents } from '#domain/consent.ts'
import type { CountryCode } from '#domain/market.ts'
import { cookiesOfVisit, type VisitCookie, type VisitCookies } from '#domain/visit-cookies.ts'

/** Writes the cookies of a visit to the page at `pathname`, which was reached with `search`. */
export function recordVisit({
  pathname,
  search,
  country,
}: {
  pathname: string
  search: string
  country: CountryCode
}): void {
  const cookies = document.cookie
  const read = (id: VisitCookie) => readCookie(cookies, VISIT_COOKIES[id].name)
  const kept: VisitCookies = {
    artisanTest: read('artisanTest'),
    pageViews: read('pageViews'),
    consumerLanding: read('consumerLanding'),
    adClick: read('adClick'),
    socialClick: read('socialClick'),
  }
  const visit = {
    search: new URLSearchParams(search),
    isNewPage: pathname !== lastPath,
    chance: Math.random(),
  }
  lastPath = pathname
  const granted = grantedConsents(readCookie(cookies, CONSENT_COOKIE), country)
  const isSecure = location.protocol === 'https:'
  for (const [id, value] of Object.entries(cookiesOfVisit(kept, visit, granted))) {
    const { name, lifetimeSeconds } = VISIT_COOKIES[id as VisitCookie]
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser yet
    document.cookie = writeCookie(name, value, { isSecure, maxAgeSeconds: lifetimeSeconds })
  }
}

let lastPath: string | null = null
