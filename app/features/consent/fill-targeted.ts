import { withPrefix } from '#app/i18n/use-page-locale.ts'
import { SEGMENTS_PARAMETER } from '#app/visitor/cookies/segment-cookies.ts'
import type { Audience } from '#domain/visitor/segments.ts'

/** Filled places by page URL and place key, for the lifetime of this document. */
const filled = new Map<string, ReadonlyMap<string | undefined, HTMLElement>>()
const PAGES_MAX = 30
/** Places that are filled or scheduled. */
const found = new WeakSet<HTMLElement>()
let visitor: { audiences: readonly Audience[]; prefix: string } | null = null

/** The height of the strip does not depend on its message. */
const STRIP = 'strip'

/**
 * Fills the placeholders of content that an editor has targeted at the audiences of this browser (Spec §6). Guests
 * share a page with empty placeholders; the same page is requested again for the segments in the cookies, and its
 * content is copied. The content is HTML, which works without script. Later pages are filled too; a page that is
 * shown again is filled before it is painted.
 */
export function fillTargeted(audiences: readonly Audience[], prefix: string): void {
  const isFirst = visitor === null
  visitor = { audiences, prefix }
  if (isFirst) new MutationObserver(fillPage).observe(document.body, { childList: true, subtree: true })
  fillPage()
}

function fillPage(): void {
  const places = emptyPlaces().filter((place) => !found.has(place))
  if (places.length === 0 || !visitor) return
  for (const place of places) found.add(place)
  const address = location.pathname + location.search
  const known = filled.get(address)
  if (known) {
    fillBeforePaint(places, known)
    return
  }
  void readPlaces(address, places, visitor.prefix).then((content) => {
    if (!content) return
    remember(address, content)
    for (const place of places) {
      const own = content.get(place.dataset.key)
      if (own) fillWhenOffscreen(place, copyOf(own))
    }
  })
}

function emptyPlaces(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-audience]:empty')].filter(({ dataset }) =>
    dataset.audience?.split(' ').some((name) => visitor?.audiences.some((audience) => audience === name)),
  )
}

/** Fills the places of a page that has just been rendered at its scroll position and not been painted yet. */
function fillBeforePaint(
  places: readonly HTMLElement[],
  known: ReadonlyMap<string | undefined, HTMLElement>,
) {
  const top = scrollY
  for (const place of places) {
    const content = known.get(place.dataset.key)
    if (content) place.replaceChildren(...copyOf(content).childNodes)
  }
  // Otherwise scroll anchoring would move the page.
  scrollTo({ top, behavior: 'instant' })
}

/** The content by place key; null if it could not be read. */
async function readPlaces(
  address: string,
  places: readonly HTMLElement[],
  prefix: string,
): Promise<ReadonlyMap<string | undefined, HTMLElement> | null> {
  // Every page has the strip. If it is the only place, another page is requested, because a results page would count
  // its search again.
  const isStrip = places.every(({ dataset }) => dataset.key === STRIP)
  const page = new URL(isStrip ? withPrefix(prefix, '/') : address, location.origin)
  page.searchParams.set(SEGMENTS_PARAMETER, '')
  const response = await fetch(page, { headers: { accept: 'text/html' } }).catch(() => null)
  if (!response?.ok) return null
  // This page's content security policy blocks inline styles from another page, and reports each of them.
  const html = (await response.text()).replaceAll(' style="', ' data-style="')
  const read = new DOMParser().parseFromString(html, 'text/html')
  const withContent = [...read.querySelectorAll<HTMLElement>('[data-audience]')].filter((place) =>
    place.hasChildNodes(),
  )
  return new Map(withContent.map((place) => [place.dataset.key, place]))
}

function remember(address: string, found: ReadonlyMap<string | undefined, HTMLElement>): void {
  filled.set(address, found)
  const [oldest] = filled.keys()
  if (filled.size > PAGES_MAX && oldest !== undefined) filled.delete(oldest)
}

function copyOf(content: HTMLElement): HTMLElement {
  const copy = document.importNode(content, true)
  // The policy allows scripts to set styles.
  for (const element of copy.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset.style ?? ''
    delete element.dataset.style
  }
  return copy
}

function fillWhenOffscreen(place: HTMLElement, content: HTMLElement): void {
  const stop = new AbortController()
  const { signal } = stop
  function fill() {
    if (place.isConnected && !place.hasChildNodes()) {
      if (!isOffscreen(place)) return
      place.replaceChildren(...content.childNodes)
    }
    stop.abort()
  }
  addEventListener('scroll', fill, { passive: true, signal })
  document.addEventListener('visibilitychange', fill, { signal })
  fill()
}

function isOffscreen(place: HTMLElement): boolean {
  if (place.dataset.key === STRIP || document.hidden) return true
  const following = followingTop(place)
  return following >= innerHeight || (following <= 0 && CSS.supports('overflow-anchor', 'auto'))
}

/** Where the first visible element after another starts, in pixels from the top of the screen. */
function followingTop(element: Element): number {
  for (let next = element.nextElementSibling; next; next = next.nextElementSibling) {
    if (next.getClientRects().length > 0) return next.getBoundingClientRect().top
  }
  return element.parentElement ? followingTop(element.parentElement) : Number.POSITIVE_INFINITY
}
