import type { ConsentKind } from './consent.ts'
import { isVisitorId } from './visitor-id.ts'

/** What a visit leaves in the browser (Spec §3, §4). Null: it is not there yet. */
export type VisitCookies = {
  readonly artisanTest: string | null
  readonly pageViews: string | null
  readonly consumerLanding: string | null
  readonly adClick: string | null
  readonly socialClick: string | null
  readonly visitorId: string | null
}
export type VisitCookie = keyof VisitCookies

/** Under which consent each of them may be kept. */
export const VISIT_CONSENT: Readonly<Record<VisitCookie, ConsentKind>> = {
  artisanTest: 'analytics',
  pageViews: 'analytics',
  consumerLanding: 'marketing',
  adClick: 'marketing',
  socialClick: 'marketing',
  visitorId: 'marketing',
}

/** Spec §4: about one visitor in a hundred sees the artisans anew. */
const NEW_ARTISANS_SHARE = 0.01
/** Longer than any click id that is known. */
const CLICK_ID_CAP = 300

/**
 * What is to be kept now, by the rules of Spec §4; only what the visitor has agreed to. `chance` is a number from 0
 * up to 1. `isNewPage`: the path has changed, not only its search or its hash. `newVisitorId` names a browser that
 * has no name yet.
 */
export function cookiesOfVisit(
  kept: VisitCookies,
  {
    search,
    isNewPage,
    chance,
    newVisitorId,
  }: { search: URLSearchParams; isNewPage: boolean; chance: number; newVisitorId: string },
  granted: readonly ConsentKind[],
): Partial<Record<VisitCookie, string>> {
  const views = Number(kept.pageViews)
  const changes: Record<VisitCookie, string | null> = {
    artisanTest: kept.artisanTest === null ? (chance < NEW_ARTISANS_SHARE ? 'new' : 'old_100') : null,
    pageViews: isNewPage ? String(Number.isSafeInteger(views) && views > 0 ? views + 1 : 1) : null,
    consumerLanding: search.get('hp') === 'consumer' && kept.consumerLanding === null ? 'true' : null,
    adClick: clickId(search, 'gclid'),
    socialClick: clickId(search, 'fbclid'),
    visitorId: isVisitorId(kept.visitorId) ? null : newVisitorId,
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
