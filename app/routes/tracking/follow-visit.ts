import { PLACED_PARAM } from '#app/features/checkout/paths.ts'
import { browserRegion } from '#app/features/consent/browser-region.ts'
import { type HostedScriptsControl, startHostedScripts } from '#app/features/consent/hosted/hosted-scripts.ts'
import { storeConsent } from '#app/features/consent/store-consent.ts'
import { type Analytics, createAnalytics, OWN_ENDPOINT } from '#app/features/tracking/client/analytics.ts'
import type { PageLocale } from '#app/i18n/page-locale.ts'
import { withPrefix } from '#app/i18n/use-page-locale.ts'
import { dataLayer } from '#app/page/data-layer.ts'
import { type Note, note, receiveNotes } from '#app/page/notes.ts'
import type { PageHosted } from '#app/page/page-hosted.ts'
import { CONSENT_COOKIE, TRACKING_COOKIES } from '#app/visitor/cookies/cookie-table.ts'
import { readCookie, writeCookie } from '#app/visitor/cookies/cookies.ts'
import { pageCookies, storePageCookie } from '#app/visitor/cookies/page-cookies.ts'
import type { VisitorKind } from '#domain/newsletter/sign-up-counters.ts'
import { detectCampaign } from '#domain/tracking/campaign.ts'
import { type DataLayerEntry, dataLayerEntries } from '#domain/tracking/data-layer.ts'
import { mayIdentify, type TrackedPerson } from '#domain/tracking/identity.ts'
import { trackingTokens } from '#domain/tracking/session.ts'
import type { ShopEvent } from '#domain/tracking/shop-event.ts'
import type { EventContext } from '#domain/tracking/wire-events.ts'
import {
  type ConsentKind,
  grantedConsents,
  requiresOptIn,
  serializeConsent,
} from '#domain/visitor/consent.ts'
import { type PageContent, readPage } from './read-page.ts'
import { type KnownLines, readReceived } from './read-received.ts'

type CurrentPage = {
  readonly page: PageContent
  readonly locale: PageLocale
  readonly isCustomer: boolean
  readonly visitorKind: VisitorKind
}

/** The endpoint that signs the visitor id. */
const SIGNATURE_PATH = '/visitor/signature'

let isSignatureRequested = false

const trackedKeys = new Set<string>()

/** The endpoint from which a page reads who is signed in. */
const IDENTITY_PATH = '/visitor/identity'

const knownLines: KnownLines = new Map()
let currentPage: CurrentPage | null = null
let analytics: Analytics | null = null
let scripts: HostedScriptsControl | null = null
/** Events of this page that may not be sent without consent. */
let unsentEvents: ShopEvent[] = []

receiveNotes((notes) => {
  for (const item of notes) {
    if (item.kind === 'consent') applyConsent()
    else for (const event of toEvents(item, notes.length > 1)) emit(event)
  }
})
document.addEventListener('click', onClick, { capture: true })

function onClick({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a.piece-link') : null
  if (link) for (const event of toClickEvents(link.pathname)) emit(event)
}

/** `isLate`: several notes were waiting, so clicks between them were missed. */
function toEvents(item: Exclude<Note, { kind: 'consent' }>, isLate: boolean): readonly ShopEvent[] {
  switch (item.kind) {
    case 'page':
      return [...(isLate ? toClickEvents(item.pathname) : []), ...trackPageView(item)]
    case 'received':
      return readReceived(item.results, item.form, knownLines)
    case 'saved':
      return [{ name: item.isSaved ? 'addToList' : 'removeFromList', productId: item.productId }]
  }
}

/** Loader data that is read on every page. */
type FrameData = PageLocale & {
  readonly hosted?: PageHosted
  readonly isSignedIn?: boolean
  readonly standing?: unknown
}

function trackPageView({ pathname, matches }: Extract<Note, { kind: 'page' }>): readonly ShopEvent[] {
  const search = new URLSearchParams(location.search)
  const [root, frame] = matches.map(({ loaderData }) => loaderData as FrameData | undefined)
  // Spec §2: a page with `nolayout` is embedded in another.
  if (!root || search.has('nolayout')) return []
  const isFirstPage = currentPage === null
  const page = readPage({ pathname, matches, language: root.language, variant: search.get('variant') })
  const isCustomer = frame?.isSignedIn === true
  const visitorKind = frame?.standing ? 'trade' : isCustomer ? 'consumer' : 'guest'
  currentPage = { page, locale: root, isCustomer, visitorKind }
  unsentEvents = []
  analytics ??= createAnalytics(root.hosted?.tracking ?? OWN_ENDPOINT, visitorSignature)
  const scriptSettings = root.hosted?.scripts
  scripts ??= scriptSettings
    ? startHostedScripts(scriptSettings, { onReport: storePlatformConsent, nowMs: () => Date.now() })
    : null
  scripts?.update(readConsents(root))
  if (isFirstPage && isCustomer) void identify(currentPage, analytics)
  for (const { loaderData } of matches) readReceived([{ result: loaderData }], null, knownLines)
  const token = matches.at(-1)?.params.token
  const startsCheckout = page.kind === 'checkout' && markTracked(`checkout ${token}`, isFirstPage)
  const events = page.events.filter(
    (event) => event.name !== 'purchase' || markTracked(`order ${event.order.number}`, false),
  )
  if (search.has(PLACED_PARAM)) removePlacedMark(new URL(location.href))
  return startsCheckout ? [...events, { name: 'beginCheckout' }] : events
}

/**
 * Removes the mark of a new order from the URL, so that the page can be opened in another tab without tracking
 * another purchase.
 */
function removePlacedMark({ pathname, searchParams }: URL): void {
  searchParams.delete(PLACED_PARAM)
  history.replaceState(history.state, '', `${pathname}?${searchParams}`)
}

/**
 * Stores the choice made at the consent platform, which may report it again on every page; then stores the cookies of
 * this visit.
 */
async function storePlatformConsent(chosen: readonly ConsentKind[]): Promise<void> {
  if (readCookie(pageCookies(), CONSENT_COOKIE) === serializeConsent(chosen)) return
  storeConsent(chosen)
  note({ kind: 'consent' })
  if (!currentPage) return
  const { locale, visitorKind: kind } = currentPage
  const { pathname, search } = location
  const { recordVisit } = await import('#app/features/consent/record-visit.ts')
  recordVisit({ pathname, search, country: locale.country, prefix: locale.prefix, kind })
}

function toClickEvents(pathname: string): ShopEvent[] {
  if (!currentPage) return []
  const { page, locale } = currentPage
  const path = pathname.slice(locale.prefix.length)
  const piece = page.linked.get(path)
  const found = page.found.get(path)
  return piece ? [{ name: 'productClick', list: page.list, piece, ...(found && { found }) }] : []
}

function emit(event: ShopEvent): void {
  pushEvent(event)
  if (!currentPage || !analytics) return
  if (readConsents(currentPage.locale).includes('analytics'))
    void analytics.track(event, visitContext(currentPage, event))
  else unsentEvents.push(event)
}

/** Sends the events of the page on which a visitor consents, too; drops waiting events when consent is withdrawn. */
function applyConsent(): void {
  if (!currentPage || !analytics) return
  const allowed = readConsents(currentPage.locale)
  scripts?.update(allowed)
  if (!allowed.includes('analytics')) analytics.stop()
  else
    for (const event of unsentEvents.splice(0)) void analytics.track(event, visitContext(currentPage, event))
}

function pushEvent(event: ShopEvent): void {
  const layer = dataLayer()
  for (const entry of dataLayerEntries(event) satisfies DataLayerEntry[]) layer.push(entry)
}

/** Sends the identity of the visitor, once per document, with consent to both kinds (Spec §7). */
async function identify(currentPage: CurrentPage, analytics: Analytics): Promise<void> {
  if (!mayIdentify(readConsents(currentPage.locale))) return
  const person = await analytics.readPerson(withPrefix(currentPage.locale.prefix, IDENTITY_PATH))
  if (person) await analytics.identify(person satisfies TrackedPerson, visitContext(currentPage))
}

/**
 * Marks an order or checkout as tracked, since its page may be shown again. Returns whether this is the first time in
 * this document. The marks are not stored, so the first page of a reloaded document (`isFirstPage`) counts as tracked.
 */
function markTracked(key: string, isFirstPage: boolean): boolean {
  if (trackedKeys.has(key)) return false
  trackedKeys.add(key)
  return !(isFirstPage && isReloaded())
}

/** Returns whether the document was reloaded or restored from history, rather than opened by a link, form or URL. */
function isReloaded(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation instanceof PerformanceNavigationTiming && navigation.type !== 'navigate'
}

function readConsents({ country }: Pick<PageLocale, 'country'>): readonly ConsentKind[] {
  return grantedConsents(readCookie(pageCookies(), CONSENT_COOKIE), browserRegion(country))
}

/** Also stores the analytics cookies; the caller must have consent. */
function visitContext(
  { locale, page, isCustomer }: CurrentPage,
  event?: ShopEvent,
): Omit<EventContext, 'shopId'> {
  const referrer = hostOf(document.referrer)
  const { country, language, currency } = locale
  return {
    ...storeTokens(locale.prefix),
    atMs: Date.now(),
    // An order is counted once, regardless of the page that tracks it.
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
        ? detectCampaign(new URLSearchParams(location.search), referrer, location.host)
        : null,
    isCustomer,
    mayMarket: readConsents(locale).includes('marketing'),
    requiresOptIn: requiresOptIn(browserRegion(country)),
  }
}

/** Requests the shop's signature of the visitor id, once per document: the response sets the cookie. */
function requestSignature(prefix: string): void {
  if (isSignatureRequested) return
  isSignatureRequested = true
  navigator.sendBeacon(withPrefix(prefix, SIGNATURE_PATH))
}

/** Returns the signature that is sent with events, or '' until there is one. */
function visitorSignature(): string {
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

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : ''
}
