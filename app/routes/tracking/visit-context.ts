import { browserRegion } from '#app/features/consent/browser-region.ts'
import type { PageLocale } from '#app/i18n/page-locale.ts'
import { withPrefix } from '#app/i18n/use-page-locale.ts'
import { CONSENT_COOKIE, TRACKING_COOKIES } from '#app/visitor/cookies/cookie-table.ts'
import { readCookie, writeCookie } from '#app/visitor/cookies/cookies.ts'
import { pageCookies, storePageCookie } from '#app/visitor/cookies/page-cookies.ts'
import type { VisitorKind } from '#domain/newsletter/sign-up-counters.ts'
import { campaignOf } from '#domain/tracking/campaign.ts'
import { trackingTokens } from '#domain/tracking/session.ts'
import type { ShopEvent } from '#domain/tracking/shop-event.ts'
import type { EventContext } from '#domain/tracking/wire-events.ts'
import { type ConsentKind, grantedConsents, requiresOptIn } from '#domain/visitor/consent.ts'
import type { ReadPage } from './read-page.ts'

/** The page that is shown, and to whom. */
export type ShownPage = {
  readonly page: ReadPage
  readonly locale: PageLocale
  readonly isCustomer: boolean
  readonly visitorKind: VisitorKind
}

/** What the visitor has consented to. */
export function granted({ country }: Pick<PageLocale, 'country'>): readonly ConsentKind[] {
  return grantedConsents(readCookie(pageCookies(), CONSENT_COOKIE), browserRegion(country))
}

/** What an event says of its visit; stores the cookies of the analytics, whose consent the caller has. */
export function visitContext(
  { locale, page, isCustomer }: ShownPage,
  event?: ShopEvent,
): Omit<EventContext, 'shopId'> {
  const referrer = hostOf(document.referrer)
  const { country, language, currency } = locale
  return {
    ...storeTokens(locale.prefix),
    atMs: Date.now(),
    // An order is counted once, from whatever page it is tracked.
    eventId: event?.name === 'purchase' ? `order-${event.order.number}` : crypto.randomUUID(),
    url: location.origin + page.path,
    referrer: referrer === '' ? '' : `https://${referrer}/`,
    userAgent: navigator.userAgent,
    page: page.kind,
    country,
    language,
    currency,
    campaign:
      event?.name === 'pageViewSPA'
        ? campaignOf(new URLSearchParams(location.search), referrer, location.host)
        : null,
    isCustomer,
    mayMarket: granted(locale).includes('marketing'),
    requiresOptIn: requiresOptIn(browserRegion(country)),
  }
}

/** Where a page has its visitor signed. */
const SIGNATURE_PATH = '/visitor/signature'
let isSigning = false

/** Has the visitor signed by the shop, once for a document: the response stores the cookie. */
function requestSignature(prefix: string): void {
  if (isSigning) return
  isSigning = true
  navigator.sendBeacon(withPrefix(prefix, SIGNATURE_PATH))
}

/** The signature that events are sent with; '' until there is one. */
export function visitorSignature(): string {
  return readCookie(pageCookies(), TRACKING_COOKIES.signature.name) ?? ''
}

function storeTokens(prefix: string) {
  const read = (name: string) => readCookie(pageCookies(), name)
  const { visitor, session } = TRACKING_COOKIES
  const stored = { visitor: read(visitor.name), session: read(session.name) }
  const tokens = trackingTokens(stored, { visitor: newToken(), session: newToken() })
  const isSecure = location.protocol === 'https:'
  for (const key of ['visitor', 'session'] as const) {
    const { name, lifetimeSeconds } = TRACKING_COOKIES[key]
    storePageCookie(writeCookie(name, tokens[key], { isSecure, maxAgeSeconds: lifetimeSeconds }))
  }
  if (visitorSignature() === '' || tokens.visitor !== stored.visitor) requestSignature(prefix)
  return tokens
}

function newToken(): string {
  return crypto.randomUUID().replaceAll('-', '')
}

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host : ''
}
