import { PLACED_PARAM } from '#app/features/checkout/paths.ts'
import { type HostedScriptsControl, startHostedScripts } from '#app/features/consent/hosted/hosted-scripts.ts'
import { storeConsent } from '#app/features/consent/store-consent.ts'
import { type Analytics, createAnalytics, OWN_ENDPOINT } from '#app/features/tracking/client/analytics.ts'
import { pushEvent } from '#app/features/tracking/data-layer.ts'
import type { PageLocale } from '#app/i18n/page-locale.ts'
import { type Note, note, receiveNotes } from '#app/page/notes.ts'
import type { PageHosted } from '#app/page/page-hosted.ts'
import { CONSENT_COOKIE } from '#app/visitor/cookies/cookie-table.ts'
import { readCookie } from '#app/visitor/cookies/cookies.ts'
import { pageCookies } from '#app/visitor/cookies/page-cookies.ts'
import type { ShopEvent } from '#domain/tracking/shop-event.ts'
import { type ConsentKind, writtenChoice } from '#domain/visitor/consent.ts'
import { identify } from './identify.ts'
import { once } from './once.ts'
import { readPage } from './read-page.ts'
import { type KnownLines, readReceived } from './read-received.ts'
import { granted, type ShownPage, visitContext, visitorSignature } from './visit-context.ts'

const known: KnownLines = new Map()
let shown: ShownPage | null = null
let analytics: Analytics | null = null
let scripts: HostedScriptsControl | null = null
/** What happened on this page without the consent to send it. */
let unsent: ShopEvent[] = []

/** Follows a visit from its first page on, from the moment when this module is loaded. */
receiveNotes((notes) => {
  for (const noted of notes) {
    if (noted.kind === 'consent') followConsent()
    else for (const event of eventsOf(noted, notes.length > 1)) emit(event)
  }
})
document.addEventListener('click', onClick, { capture: true })

function onClick({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a.piece-link') : null
  if (link) for (const event of clicked(link.pathname)) emit(event)
}

/** `isLate`: several notes were waiting, so that the clicks between them were not heard. */
function eventsOf(noted: Exclude<Note, { kind: 'consent' }>, isLate: boolean): readonly ShopEvent[] {
  switch (noted.kind) {
    case 'page':
      return [...(isLate ? clicked(noted.pathname) : []), ...viewed(noted)]
    case 'received':
      return readReceived(noted.results, noted.form, known)
    case 'saved':
      return [{ name: noted.isSaved ? 'addToList' : 'removeFromList', productId: noted.productId }]
  }
}

/** What loaders return that is read on every page. */
type FrameData = PageLocale & {
  readonly hosted?: PageHosted
  readonly isSignedIn?: boolean
  readonly standing?: unknown
}

function viewed({ pathname, matches }: Extract<Note, { kind: 'page' }>): readonly ShopEvent[] {
  const search = new URLSearchParams(location.search)
  const [root, frame] = matches.map(({ loaderData }) => loaderData as FrameData | undefined)
  // Spec §2: a page with `nolayout` is embedded in another.
  if (!root || search.has('nolayout')) return []
  const isFirstPage = shown === null
  const page = readPage({ pathname, matches, language: root.language, variant: search.get('variant') })
  const isCustomer = frame?.isSignedIn === true
  const visitorKind = frame?.standing ? 'trade' : isCustomer ? 'consumer' : 'guest'
  shown = { page, locale: root, isCustomer, visitorKind }
  unsent = []
  analytics ??= createAnalytics(root.hosted?.tracking ?? OWN_ENDPOINT, visitorSignature)
  const given = root.hosted?.scripts
  scripts ??= given ? startHostedScripts(given, { onReport: storeReport, nowMs: () => Date.now() }) : null
  scripts?.update(granted(root))
  if (isFirstPage && isCustomer) void identify(shown, analytics)
  for (const { loaderData } of matches) readReceived([{ result: loaderData }], null, known)
  const token = matches.at(-1)?.params.token
  const starts = page.kind === 'checkout' && once(`checkout ${token}`, isFirstPage)
  const events = page.events.filter(
    (event) => event.name !== 'purchase' || once(`order ${event.order.number}`, false),
  )
  if (search.has(PLACED_PARAM)) forgetPlacement(new URL(location.href))
  return starts ? [...events, { name: 'beginCheckout' }] : events
}

/** Takes the mark of a new order out of the address, so that the page can be opened in another tab without another purchase. */
function forgetPlacement({ pathname, searchParams }: URL): void {
  searchParams.delete(PLACED_PARAM)
  history.replaceState(history.state, '', `${pathname}?${searchParams}`)
}

/** Stores what the visitor chose at the consent platform, which may state it again on every page; then the cookies of this visit. */
async function storeReport(chosen: readonly ConsentKind[]): Promise<void> {
  if (readCookie(pageCookies(), CONSENT_COOKIE) === writtenChoice(chosen)) return
  storeConsent(chosen)
  note({ kind: 'consent' })
  if (!shown) return
  const { locale, visitorKind: kind } = shown
  const { pathname, search } = location
  const { recordVisit } = await import('#app/features/consent/record-visit.ts')
  recordVisit({ pathname, search, country: locale.country, prefix: locale.prefix, kind })
}

/** The click on a piece of the page shown. */
function clicked(pathname: string): ShopEvent[] {
  if (!shown) return []
  const { page, locale } = shown
  const path = pathname.slice(locale.prefix.length)
  const piece = page.linked.get(path)
  const found = page.found.get(path)
  return piece ? [{ name: 'productClick', list: page.list, piece, ...(found && { found }) }] : []
}

function emit(event: ShopEvent): void {
  pushEvent(event)
  if (!shown || !analytics) return
  if (granted(shown.locale).includes('analytics')) void analytics.track(event, visitContext(shown, event))
  else unsent.push(event)
}

/** The page on which a visitor consents is sent, too; what waits is dropped when consent is withdrawn. */
function followConsent(): void {
  if (!shown || !analytics) return
  const allowed = granted(shown.locale)
  scripts?.update(allowed)
  if (!allowed.includes('analytics')) analytics.stop()
  else for (const event of unsent.splice(0)) void analytics.track(event, visitContext(shown, event))
}
