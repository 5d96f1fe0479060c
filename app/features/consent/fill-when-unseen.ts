/** The place of the strip, whose height does not depend on its message. */
export const STRIP = 'strip'

/**
 * Fills a place as soon as no one sees anything move: what follows it is all below the screen; or it is above the screen, in a
 * browser that moves along with what it shows; or the page is in the background.
 */
export function fillWhenUnseen(place: HTMLElement, content: HTMLElement): void {
  const stop = new AbortController()
  const { signal } = stop
  function fill() {
    if (place.isConnected && !place.hasChildNodes()) {
      if (!isUnseen(place)) return
      place.replaceChildren(...content.childNodes)
    }
    stop.abort()
  }
  addEventListener('scroll', fill, { passive: true, signal })
  document.addEventListener('visibilitychange', fill, { signal })
  fill()
}

function isUnseen(place: HTMLElement): boolean {
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
