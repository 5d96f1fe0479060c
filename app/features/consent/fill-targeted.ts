import { withPrefix } from '#app/i18n/use-page-locale.ts'
import { SEGMENTS_PARAMETER } from '#app/visitor/cookies/segment-cookies.ts'
import type { Audience } from '#domain/visitor/segments.ts'

/** Filled places by page URL and place key, for the lifetime of this document. */
const filled = new Map<string, ReadonlyMap<string | undefined, HTMLElement>>()
const PAGES_MAX = 30
/** Places that are filled or waiting to be filled. */
const handledPlaces = new WeakSet<HTMLElement>()
let visitor: { audiences: readonly Audience[]; prefix: string } | null = null

/** The key of the strip, whose height does not depend on its message. */
const STRIP = 'strip'

/**
 * Fills the placeholders of content that an editor has targeted at the audiences of this browser (Spec §6). Guests
 * share a page with empty placeholders; the same page is requested again for the segments in the cookies, and its
 * content is copied. The content is HTML, which works without script. Later pages are also filled; a page that is
 * shown again is filled before it is painted.
 */
export function fillTargeted(audiences: readonly Audience[], prefix: string): void {
  const isFirst = visitor === null
  visitor = { audiences, prefix }
  if (isFirst) new MutationObserver(fillPage).observe(document.body, { childList: true, subtree: true })
  fillPage()
}

function fillPage(): void {
  const places = emptyPlaces().filter((place) => !handledPlaces.has(place))
  if (places.length === 0 || !visitor) return
  for (const place of places) handledPlaces.add(place)
  const url = location.pathname + location.search
  const known = filled.get(url)
  if (known) {
    fillBeforePaint(places, known)
    return
  }
  void readPlaces(url, places, visitor.prefix).then((content) => {
    if (!content) return
    remember(url, content)
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

/** Returns the content by place key; null if it could not be read. */
async function readPlaces(
  url: string,
  places: readonly HTMLElement[],
  prefix: string,
): Promise<ReadonlyMap<string | undefined, HTMLElement> | null> {
  // Every page has the strip. If it is the only place, another page is requested, because a results page would count
  // its search again.
  const isOnlyStrip = places.every(({ dataset }) => dataset.key === STRIP)
  const page = new URL(isOnlyStrip ? withPrefix(prefix, '/') : url, location.origin)
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

function remember(url: string, content: ReadonlyMap<string | undefined, HTMLElement>): void {
  filled.set(url, content)
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
  const controller = new AbortController()
  const { signal } = controller
  function fill() {
    if (place.isConnected && !place.hasChildNodes()) {
      if (!isOffscreen(place)) return
      place.replaceChildren(...content.childNodes)
    }
    controller.abort()
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
