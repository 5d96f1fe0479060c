import type { Bag, ShownLine } from '#app/features/bag/bag.ts'
import type { BagChange } from '#app/features/bag/bag-change-response.server.ts'
import { PLACED_PARAM } from '#app/features/checkout/paths.ts'
import { type HostedScriptsControl, startHostedScripts } from '#app/features/consent/hosted/hosted-scripts.ts'
import { storeConsent } from '#app/features/consent/store-consent.ts'
import type { SentView } from '#app/features/requests/sent/sent-page.tsx'
import { type Analytics, createAnalytics, OWN_ENDPOINT } from '#app/features/tracking/client/analytics.ts'
import type { PageLocale } from '#app/i18n/page-locale.ts'
import { withPrefix } from '#app/i18n/use-page-locale.ts'
import { dataLayer } from '#app/page/data-layer.ts'
import { type Note, note, receiveNotes } from '#app/page/notes.ts'
import type { PageHosted } from '#app/page/page-hosted.ts'
import { CONSENT_COOKIE } from '#app/visitor/cookies/cookie-table.ts'
import { readCookie } from '#app/visitor/cookies/cookies.ts'
import { pageCookies } from '#app/visitor/cookies/page-cookies.ts'
import { type DataLayerEntry, dataLayerEntries } from '#domain/tracking/data-layer.ts'
import { mayIdentify, type TrackedPerson } from '#domain/tracking/identity.ts'
import type { ShopEvent } from '#domain/tracking/shop-event.ts'
import { trackedLine } from '#domain/tracking/tracked-line.ts'
import { type ConsentKind, writtenChoice } from '#domain/visitor/consent.ts'
import { readPage } from './read-page.ts'
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

/** Where a page reads who is signed in. */
const IDENTITY_PATH = '/visitor/identity'

const done = new Set<string>()

/** The lines of the bag that were last shown, by their ids. */
export type KnownLines = Map<
  string,
  Pick<ShownLine, 'quantity' | 'product' | 'unitPrice' | 'publicUnitPrice'>
>

/** The parts of received data that are read. */
type Received = {
  readonly ok?: boolean
  readonly piece?: Extract<BagChange, { ok: true }>['piece']
  readonly bag?: Pick<Bag, 'lines'> | null
  readonly receipt?: Pick<SentView, 'kind'>
}

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

/** Adds an event to the data layer. */
function pushEvent(event: ShopEvent): void {
  const layer = dataLayer()
  for (const entry of dataLayerEntries(event) satisfies DataLayerEntry[]) layer.push(entry)
}

/** Sends who is signed in, once for a document, with consent to both kinds (Spec §7). */
async function identify(shown: ShownPage, analytics: Analytics): Promise<void> {
  if (!mayIdentify(granted(shown.locale))) return
  const person = await analytics.readPerson(withPrefix(shown.locale.prefix, IDENTITY_PATH))
  if (person) await analytics.identify(person satisfies TrackedPerson, visitContext(shown))
}

/**
 * Whether something is tracked for the first time in this document: an order or a checkout, whose page may be shown again.
 * Nothing is stored for this, so the page with which a document was loaded again counts as tracked before, if it is
 * `isFirstPage`.
 */
function once(key: string, isFirstPage: boolean): boolean {
  if (done.has(key)) return false
  done.add(key)
  return !(isFirstPage && isLoadedAgain())
}

/** The document was loaded again or returned to, instead of opened by a link, a form or its address. */
function isLoadedAgain(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation instanceof PerformanceNavigationTiming && navigation.type !== 'navigate'
}

/**
 * The events that follow from what the router received: a change of the bag, or the receipt of a request. `known` is
 * updated by each bag among it.
 */
export function readReceived(results: unknown, form: FormData | null, known: KnownLines): ShopEvent[] {
  const received = valuesOf(results)
  const isChanged = received.some((data) => data.ok === true)
  const events = received.flatMap((data): ShopEvent[] => {
    if (data.receipt) return [{ name: 'requestSent', request: data.receipt.kind }]
    return data.ok === true && data.piece ? [{ name: 'addToCart', piece: data.piece }] : []
  })
  const changed = form && isChanged ? changeOf(form, known) : null
  for (const { bag } of received) for (const line of bag?.lines ?? []) known.set(line.id, line)
  return changed ? [...events, changed] : events
}

/** The change of a line by its form, which has its new quantity. */
function changeOf(form: FormData, known: KnownLines): ShopEvent | null {
  const id = String(form.get('lineId'))
  const line = known.get(id)
  const quantity = Number(form.get('quantity'))
  if (!line || !Number.isInteger(quantity) || quantity === line.quantity) return null
  const more = quantity - line.quantity
  known.set(id, { ...line, quantity })
  return { name: more > 0 ? 'addToCart' : 'removeFromCart', piece: trackedLine(line, Math.abs(more)) }
}

/** What each route returned, with or without headers of its own. */
function valuesOf(results: unknown): Received[] {
  if (typeof results !== 'object' || results === null) return []
  return Object.values(results).flatMap((one: unknown): Received[] => {
    const result = typeof one === 'object' && one !== null && 'result' in one ? one.result : null
    const value = typeof result === 'object' && result !== null && 'data' in result ? result.data : result
    return typeof value === 'object' && value !== null ? [value] : []
  })
}
