import { withPrefix } from '#app/i18n/use-page-locale.ts'
import { SEGMENTS_PARAMETER } from '#app/visitor/cookies/segment-cookies.ts'
import type { Audience } from '#domain/visitor/segments.ts'

/** The place of the strip, whose height does not depend on its message. */
const STRIP = 'strip'

/**
 * Fills in what an editor has targeted at the audiences of this browser (Spec §6). Guests share a page with empty places; the same
 * page is requested once more for the segments in the cookies, and its places are copied. It is HTML, which works without script.
 */
export async function fillTargeted(audiences: readonly Audience[], prefix: string): Promise<void> {
  const places = [...document.querySelectorAll<HTMLElement>('[data-audience]:empty')].filter(({ dataset }) =>
    dataset.audience?.split(' ').some((name) => audiences.some((audience) => audience === name)),
  )
  if (places.length === 0) return
  const { pathname, search, origin } = location
  // Every page has the strip, and a results page would count its search again.
  const isStrip = places.every(({ dataset }) => dataset.key === STRIP)
  const address = new URL(isStrip ? withPrefix(prefix, '/') : pathname + search, origin)
  address.searchParams.set(SEGMENTS_PARAMETER, '')
  const response = await fetch(address, { headers: { accept: 'text/html' } }).catch(() => null)
  if (!response?.ok) return
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  const filled = new Map(
    [...page.querySelectorAll<HTMLElement>('[data-audience]')].map((place) => [place.dataset.key, place]),
  )
  for (const place of places) {
    const content = filled.get(place.dataset.key)
    if (content?.hasChildNodes()) fillWhenUnseen(place, document.importNode(content, true))
  }
}

/** What follows a place moves down when it is filled, so that waits until all of it is below the screen. */
function fillWhenUnseen(place: HTMLElement, content: HTMLElement): void {
  const stop = () => removeEventListener('scroll', fill)
  function fill() {
    if (!place.isConnected) return stop()
    if (place.dataset.key !== STRIP && followingTop(place) < innerHeight) return
    place.replaceChildren(...content.childNodes)
    stop()
  }
  addEventListener('scroll', fill, { passive: true })
  fill()
}

/** Where the first visible element after another starts, in pixels from the top of the screen. */
function followingTop(element: Element): number {
  for (let next = element.nextElementSibling; next; next = next.nextElementSibling) {
    if (next.getClientRects().length > 0) return next.getBoundingClientRect().top
  }
  return element.parentElement ? followingTop(element.parentElement) : Number.POSITIVE_INFINITY
}
