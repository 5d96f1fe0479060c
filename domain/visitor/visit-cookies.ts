import type { ConsentKind } from './consent.ts'
import { isVisitorId } from './visitor-id.ts'

export type VisitCookies = {
  readonly artisanTest: string | null
  readonly pageViews: string | null
  readonly consumerLanding: string | null
  readonly adClick: string | null
  readonly socialClick: string | null
  readonly visitorId: string | null
}
export type VisitCookie = keyof VisitCookies

export const VISIT_CONSENT: Readonly<Record<VisitCookie, ConsentKind>> = {
  artisanTest: 'analytics',
  pageViews: 'analytics',
  consumerLanding: 'marketing',
  adClick: 'marketing',
  socialClick: 'marketing',
  visitorId: 'marketing',
}

/** Spec §4: about one visitor in a hundred sees the new artisans page. */
const NEW_ARTISANS_SHARE = 0.01
/** Longer than any known click id. */
const CLICK_ID_CAP = 300

/**
 * The cookies to store now (Spec §4), as far as the visitor has consented. `chance` is at least 0 and below 1.
 * `isNewPage`: the path has changed, not only search or hash. `newVisitorId` is for a browser without an id.
 */
export function visitCookiesToStore(
  stored: VisitCookies,
  {
    search,
    isNewPage,
    chance,
    newVisitorId,
  }: { search: URLSearchParams; isNewPage: boolean; chance: number; newVisitorId: string },
  granted: readonly ConsentKind[],
): Partial<Record<VisitCookie, string>> {
  const views = Number(stored.pageViews)
  const changes: Record<VisitCookie, string | null> = {
    artisanTest: stored.artisanTest === null ? (chance < NEW_ARTISANS_SHARE ? 'new' : 'old_100') : null,
    pageViews: isNewPage ? String(Number.isSafeInteger(views) && views > 0 ? views + 1 : 1) : null,
    consumerLanding: search.get('hp') === 'consumer' && stored.consumerLanding === null ? 'true' : null,
    adClick: clickId(search, 'gclid'),
    socialClick: clickId(search, 'fbclid'),
    visitorId: isVisitorId(stored.visitorId) ? null : newVisitorId,
  }
  return Object.fromEntries(
    Object.entries(changes).filter(
      ([name, value]) => value !== null && granted.includes(VISIT_CONSENT[name as VisitCookie]),
    ),
  )
}

function clickId(search: URLSearchParams, name: string): string | null {
  const id = search.get(name)
  return id !== null && /^[\w.-]+$/.test(id) && id.length <= CLICK_ID_CAP ? id : null
}
