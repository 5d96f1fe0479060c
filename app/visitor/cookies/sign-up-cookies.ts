import { isSignUpLayerDue } from '#domain/newsletter/layer-rule.ts'
import {
  parseCounter,
  type SignUpCookie,
  type SignUpCookies,
  signUpCookiesToStore,
  VIEWS_OF,
  type VisitorKind,
} from '#domain/newsletter/sign-up-counters.ts'
import type { ConsentKind } from '#domain/visitor/consent.ts'
import { SEGMENT_CONSENT, SIGN_UP_COOKIES } from './cookie-table.ts'
import { readCookie, writeCookie } from './cookies.ts'
import { pageCookies, storePageCookie } from './page-cookies.ts'
import { readSegments } from './segment-cookies.ts'

type Page = {
  kind: VisitorKind
  /** The path without the locale. */
  path: string
  isNewPage: boolean
  /** Whether an earlier page was counted. */
  hasVisited: boolean
  hasOpenLayer: boolean
}

export function signUpCookie(id: SignUpCookie, value: string, { isSecure }: { isSecure: boolean }): string {
  const { name, lifetimeSeconds } = SIGN_UP_COOKIES[id]
  return writeCookie(name, value, { isSecure, maxAgeSeconds: lifetimeSeconds })
}

export function storeSignUpCookie(id: SignUpCookie, value: string): void {
  storePageCookie(signUpCookie(id, value, { isSecure: location.protocol === 'https:' }))
}

export function storedSignUpCookies(): SignUpCookies {
  const cookies = pageCookies()
  const read = (id: SignUpCookie) => readCookie(cookies, SIGN_UP_COOKIES[id].name)
  return {
    homeViews: read('homeViews'),
    guestViews: read('guestViews'),
    consumerViews: read('consumerViews'),
    tradeViews: read('tradeViews'),
    layerViews: read('layerViews'),
    decision: read('decision'),
    isReturning: read('isReturning'),
    session: read('session'),
  }
}

/** Counts a page, with consent. Returns whether the sign-up layer is due on it (`domain/newsletter/layer-rule.ts`). */
export function countSignUpPage(page: Page, granted: readonly ConsentKind[]): boolean {
  const { kind, path, isNewPage, hasOpenLayer } = page
  const before = storedSignUpCookies()
  const visit = { ...page, isHome: path === '/', newSession: crypto.randomUUID() }
  for (const [id, value] of Object.entries(signUpCookiesToStore(before, visit, granted)))
    storeSignUpCookie(id as SignUpCookie, value)
  const { [VIEWS_OF[kind]]: views, homeViews, layerViews, decision } = storedSignUpCookies()
  return (
    isNewPage &&
    isSignUpLayerDue({
      kind,
      path,
      views: parseCounter(views),
      homeViews: parseCounter(homeViews),
      layerViews,
      decision,
      isOptedIn: readSegments(pageCookies()).emailOptIn === 'true',
      hasConsent: granted.includes(SEGMENT_CONSENT),
      hasOpenLayer,
    })
  )
}
