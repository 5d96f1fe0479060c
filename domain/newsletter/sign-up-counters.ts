import type { ConsentKind } from '../visitor/consent.ts'

/** Page views are counted separately for each kind. */
const VISITOR_KINDS = ['guest', 'consumer', 'trade'] as const
export type VisitorKind = (typeof VISITOR_KINDS)[number]

/** The cookies of the sign-up layer and of the session (Spec §3). Null if not set. */
export type SignUpCookies = {
  readonly homeViews: string | null
  readonly guestViews: string | null
  readonly consumerViews: string | null
  readonly tradeViews: string | null
  /** How often the layer was shown, and the page view of the last time: '1.3'. */
  readonly layerViews: string | null
  readonly decision: string | null
  readonly isReturning: string | null
  /** Identifies a session, which ends 30 minutes after the last page. */
  readonly session: string | null
}
export type SignUpCookie = keyof SignUpCookies

/** A yes or no is stored without consent, since the visitor wants it to be respected. */
export const SIGN_UP_CONSENT: Readonly<Record<SignUpCookie, ConsentKind | null>> = {
  homeViews: 'marketing',
  guestViews: 'marketing',
  consumerViews: 'marketing',
  tradeViews: 'marketing',
  layerViews: 'marketing',
  decision: null,
  isReturning: 'analytics',
  session: 'analytics',
}

export const VIEWS_OF = {
  guest: 'guestViews',
  consumer: 'consumerViews',
  trade: 'tradeViews',
} as const satisfies Record<VisitorKind, SignUpCookie>

/**
 * The cookies to store after a page view (Spec §3), as far as the visitor has consented. `isNewPage`: the path has
 * changed, not only search or hash. `hasVisited`: an earlier page was counted, in any session. `newSession` is for a
 * browser without a session.
 */
export function signUpCookiesToStore(
  stored: SignUpCookies,
  visit: {
    kind: VisitorKind
    isHome: boolean
    isNewPage: boolean
    hasVisited: boolean
    newSession: string
  },
  granted: readonly ConsentKind[],
): Partial<Record<SignUpCookie, string>> {
  const { kind, isHome, isNewPage, hasVisited, newSession } = visit
  const views = VIEWS_OF[kind]
  const isNewSession = stored.session === null
  const changes: Partial<Record<SignUpCookie, string>> = {
    ...(isNewPage && isHome && { homeViews: String(parseCounter(stored.homeViews) + 1) }),
    ...(isNewPage && { [views]: String(parseCounter(stored[views]) + 1) }),
    ...(isNewSession && hasVisited && stored.isReturning === null && { isReturning: 'true' }),
    session: stored.session ?? newSession,
  }
  return Object.fromEntries(
    Object.entries(changes).filter(([name]) => {
      const consent = SIGN_UP_CONSENT[name as SignUpCookie]
      return consent === null || granted.includes(consent)
    }),
  )
}

/** 0 for a missing or tampered counter. */
export function parseCounter(counter: string | null): number {
  const count = Number(counter)
  return Number.isSafeInteger(count) && count > 0 ? count : 0
}
