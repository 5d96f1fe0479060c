import { SIGN_UP_CONSENT, type SignUpCookie } from '#domain/newsletter/sign-up-counters.ts'
import { SESSION_SECONDS, TRACKED_VISITOR_SECONDS } from '#domain/tracking/timing.ts'
import type { ConsentKind } from '#domain/visitor/consent.ts'
import type { SegmentCookie } from '#domain/visitor/segments.ts'
import { VISIT_CONSENT, type VisitCookie } from '#domain/visitor/visit-cookies.ts'
import { COOKIE_MAX_AGE_SECONDS } from './cookies.ts'
import { DEVICE_COOKIE } from './device-cookie.ts'
import { PREVIEW_COOKIE, PREVIEW_SECONDS } from './preview-cookie.ts'

/** Described by the message `cookies.purpose.{purpose}`. */
export const COOKIE_PURPOSES = [
  ...([
    'session',
    'sign-in',
    'device',
    'provider',
    'bag',
    'bag-notice',
    'checkout',
    'saved-pieces',
    'chat',
    'preview',
    'desk',
    'desk-sign-in',
  ] as const),
  ...(['locale', 'consent', 'artisan-test', 'page-views', 'landing', 'ad-click', 'social-click'] as const),
  ...(['tracked-visitor', 'tracked-session', 'tracked-signature'] as const),
  ...(['visitor', 'customer-type', 'repeat-user', 'email-opt-in'] as const),
  ...(['newsletter-decision', 'newsletter-views', 'returning', 'visit-session'] as const),
] as const
export type CookiePurpose = (typeof COOKIE_PURPOSES)[number]

/**
 * A cookie or, if the name ends with `*`, all cookies with that prefix. Each is valid for the whole shop or a narrower
 * path, SameSite=Lax or Strict, and Secure behind TLS.
 */
export type CookieRow = {
  readonly name: string
  readonly lifetimeSeconds: number
  readonly isHttpOnly: boolean
  /** Null if the cookie is necessary for the shop, or requested by the visitor. */
  readonly consent: ConsentKind | null
  readonly purpose: CookiePurpose
}

const HOUR_SECONDS = 3_600
/** 360 days, as long as the analytics visitor cookie. */
const VISITOR_SECONDS = TRACKED_VISITOR_SECONDS
/** Spec §9: the lifetime of click-id cookies and of the consumer-landing flag. */
const DAY_SECONDS = 86_400

/** Spec §9: the lifetime of the opt-in cookie, two days. */
const OPT_IN_SECONDS = 172_800

/** The sealed key of a guest's conversation, stored as long as the chat service stores the conversation. */
export const CHAT_COOKIE = 'chat'
export const CHAT_COOKIE_SECONDS = 180 * DAY_SECONDS

export const CONSENT_COOKIE = 'consent'

export function matchesCookie({ name }: CookieRow, cookieName: string): boolean {
  return name.endsWith('*') ? cookieName.startsWith(name.slice(0, -1)) : cookieName === name
}

type StoredRow = Omit<CookieRow, 'consent' | 'isHttpOnly'>

/** The cookies of a visit (Spec §3, §9). */
export const VISIT_COOKIES: Readonly<Record<VisitCookie, StoredRow>> = {
  artisanTest: { name: 'artisan_ab', lifetimeSeconds: COOKIE_MAX_AGE_SECONDS, purpose: 'artisan-test' },
  pageViews: { name: 'page_views', lifetimeSeconds: COOKIE_MAX_AGE_SECONDS, purpose: 'page-views' },
  consumerLanding: { name: 'consumer_landing', lifetimeSeconds: DAY_SECONDS, purpose: 'landing' },
  adClick: { name: 'gclid', lifetimeSeconds: DAY_SECONDS, purpose: 'ad-click' },
  socialClick: { name: 'fbclid', lifetimeSeconds: DAY_SECONDS, purpose: 'social-click' },
  visitorId: { name: 'visitor_id', lifetimeSeconds: VISITOR_SECONDS, purpose: 'visitor' },
}

/** Spec §9: the visitor and session cookies are renewed with every event. */
export const TRACKING_COOKIES: Readonly<Record<'visitor' | 'session' | 'signature', StoredRow>> = {
  visitor: {
    name: 'analytics_visitor',
    lifetimeSeconds: TRACKED_VISITOR_SECONDS,
    purpose: 'tracked-visitor',
  },
  session: { name: 'analytics_session', lifetimeSeconds: SESSION_SECONDS, purpose: 'tracked-session' },
  /** The server's signature of the visitor id; events without it are not counted. Renewed after it has expired. */
  signature: { name: 'analytics_signature', lifetimeSeconds: 30 * DAY_SECONDS, purpose: 'tracked-signature' },
}

/** Scripts read these cookies to determine whether another lookup of the audiences is due. */
export const SEGMENT_COOKIES: Readonly<Record<SegmentCookie, StoredRow>> = {
  customerType: { name: 'customer_type', lifetimeSeconds: COOKIE_MAX_AGE_SECONDS, purpose: 'customer-type' },
  repeatUser: { name: 'repeat_user', lifetimeSeconds: COOKIE_MAX_AGE_SECONDS, purpose: 'repeat-user' },
  emailOptIn: { name: 'email_opt_in', lifetimeSeconds: OPT_IN_SECONDS, purpose: 'email-opt-in' },
}
/** Copies for third-party scripts, under the names of Spec §3. */
export const SEGMENT_MIRRORS: Readonly<Partial<Record<SegmentCookie, StoredRow>>> = {
  customerType: { ...SEGMENT_COOKIES.customerType, name: 'usr_seg' },
  emailOptIn: { ...SEGMENT_COOKIES.emailOptIn, name: 'nl_opt_in_seg' },
}
/** Spec §3, §9: counters of the newsletter's sign-up, its decision, and the session of a visit. */
export const SIGN_UP_COOKIES: Readonly<Record<SignUpCookie, StoredRow>> = {
  homeViews: viewCounter('homepage'),
  guestViews: viewCounter('guest-users'),
  consumerViews: viewCounter('consumer-users'),
  tradeViews: viewCounter('trade-users'),
  layerViews: viewCounter('sign-up-views'),
  decision: {
    name: 'newsletter_answer',
    lifetimeSeconds: COOKIE_MAX_AGE_SECONDS,
    purpose: 'newsletter-decision',
  },
  isReturning: {
    name: 'visitor-is-returning',
    lifetimeSeconds: COOKIE_MAX_AGE_SECONDS,
    purpose: 'returning',
  },
  session: { name: 'consumer_session', lifetimeSeconds: SESSION_SECONDS, purpose: 'visit-session' },
}
/** An audience lookup and its cookies need the same consent as the visitor id on which they are based. */
export const SEGMENT_CONSENT: ConsentKind = VISIT_CONSENT.visitorId

const shopCookie = (
  name: string,
  purpose: CookiePurpose,
  { lifetimeSeconds = COOKIE_MAX_AGE_SECONDS, isHttpOnly = true } = {},
): CookieRow => ({ name, purpose, lifetimeSeconds, isHttpOnly, consent: null })
const readable = { isHttpOnly: false }

const signedPair = (name: string, lifetimeSeconds: number) =>
  [name, `${name}.sig`].map((each) => shopCookie(each, 'provider', { lifetimeSeconds }))

export const cookieTable: readonly CookieRow[] = [
  shopCookie('session', 'session'),
  shopCookie('auth_attempt_*', 'sign-in', { lifetimeSeconds: HOUR_SECONDS }),
  shopCookie('sign_in_ticket', 'sign-in', { lifetimeSeconds: 300 }),
  ...signedPair('oidc_session', 90 * DAY_SECONDS),
  ...['oidc_interaction', 'oidc_resume'].flatMap((name) => signedPair(name, HOUR_SECONDS)),
  shopCookie(DEVICE_COOKIE, 'device'),
  shopCookie('cart_id', 'bag'),
  shopCookie('bag', 'bag', readable),
  shopCookie('bag_notice', 'bag-notice', { lifetimeSeconds: DAY_SECONDS }),
  shopCookie('gift_cards', 'bag', { lifetimeSeconds: 10 * DAY_SECONDS }),
  shopCookie('checkout', 'checkout', { lifetimeSeconds: DAY_SECONDS }),
  shopCookie('checkout_holder', 'checkout', { lifetimeSeconds: 30 * DAY_SECONDS }),
  shopCookie('checkout_draft', 'checkout', { lifetimeSeconds: HOUR_SECONDS }),
  shopCookie('saved_pieces', 'saved-pieces', { isHttpOnly: false, lifetimeSeconds: 180 * DAY_SECONDS }),
  shopCookie(CHAT_COOKIE, 'chat', { lifetimeSeconds: CHAT_COOKIE_SECONDS }),
  shopCookie(PREVIEW_COOKIE, 'preview', { lifetimeSeconds: PREVIEW_SECONDS }),
  shopCookie('desk_session', 'desk', { lifetimeSeconds: 12 * HOUR_SECONDS }),
  shopCookie('desk_attempt', 'desk-sign-in', { lifetimeSeconds: HOUR_SECONDS }),
  ...['language', 'expected_locale', 'locale_changed_by_user'].map((name) =>
    shopCookie(name, 'locale', readable),
  ),
  shopCookie(CONSENT_COOKIE, 'consent', readable),
  ...Object.entries(VISIT_COOKIES).map(([id, row]) => ({
    ...row,
    isHttpOnly: false,
    consent: VISIT_CONSENT[id as VisitCookie],
  })),
  ...Object.values(TRACKING_COOKIES).map((row) => ({
    ...row,
    isHttpOnly: false,
    consent: 'analytics' as const,
  })),
  ...[...Object.values(SEGMENT_COOKIES), ...Object.values(SEGMENT_MIRRORS)].map((row) => ({
    ...row,
    isHttpOnly: false,
    consent: SEGMENT_CONSENT,
  })),
  ...Object.entries(SIGN_UP_COOKIES).map(([id, row]) => ({
    ...row,
    isHttpOnly: false,
    consent: SIGN_UP_CONSENT[id as SignUpCookie],
  })),
]

function viewCounter(name: string): StoredRow {
  return { name, lifetimeSeconds: COOKIE_MAX_AGE_SECONDS, purpose: 'newsletter-views' }
}
