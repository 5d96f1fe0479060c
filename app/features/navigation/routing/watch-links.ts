/** Spec §9: link prefetch margin 200 px. */
const MARGIN = '200px'

/**
 * Maximum number of pages prefetched on sight. Most visitors open what is shown first. Each prefetch costs a request
 * and scripts, which add up in an office that shares one address.
 */
const ON_SIGHT_MAX = 3

/** Spec §9: hover pause. A visitor who only passes over a link, or scrolls past it, does not trigger a prefetch. */
const PAUSE_MS = 100

/**
 * Reports pages that a visitor may open next, once each: the first few whose links come near the window, and any whose
 * link is pointed at, touched or focused for a moment. None for visitors who save data or have a slow connection.
 */
export function watchLinks(stopped: AbortSignal, onNext: (page: string) => void): void {
  if (savesData() || stopped.aborted) return
  const reported = new Set<string>()
  const report = ({ pathname, search }: HTMLAnchorElement) => {
    const page = pathname + search
    if (reported.has(page)) return
    reported.add(page)
    onNext(page)
  }
  watchSight(stopped, report, () => reported.size >= ON_SIGHT_MAX)
  watchIntent(stopped, report)
}

function watchSight(
  stopped: AbortSignal,
  report: (link: HTMLAnchorElement) => void,
  isLimitReached: () => boolean,
): void {
  const links = new Map<Element, HTMLAnchorElement>()
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const link = links.get(target)
        if (!isIntersecting || !link) continue
        if (isLimitReached()) return observer.disconnect()
        observer.unobserve(target)
        report(link)
      }
    },
    { rootMargin: MARGIN },
  )
  for (const link of document.querySelectorAll<HTMLAnchorElement>(LINKS)) {
    if (leadsToOtherPage(link)) links.set(areaOf(link), link)
  }
  for (const area of links.keys()) observer.observe(area)
  stopped.addEventListener('abort', () => observer.disconnect())
}

function watchIntent(stopped: AbortSignal, report: (link: HTMLAnchorElement) => void): void {
  let waiting: ReturnType<typeof setTimeout> | undefined
  const cancel = () => clearTimeout(waiting)
  const begin = ({ target }: Event) => {
    cancel()
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>(LINKS) : null
    if (link && leadsToOtherPage(link)) waiting = setTimeout(() => report(link), PAUSE_MS)
  }
  const options = { signal: stopped, passive: true, capture: true }
  for (const sign of ['pointerover', 'pointerdown', 'focusin'])
    document.addEventListener(sign, begin, options)
  // A touch that becomes scrolling is canceled by the browser.
  for (const sign of ['pointercancel', 'focusout']) document.addEventListener(sign, cancel, options)
  stopped.addEventListener('abort', cancel)
}

const LINKS = 'main a[href], .menu a[href]'

/** The clickable area: links of cards are stretched over their card. */
function areaOf(link: HTMLAnchorElement): Element {
  return (link.matches('.piece-link, .post-link') && link.offsetParent) || link
}

function leadsToOtherPage(link: HTMLAnchorElement): boolean {
  return (
    link.origin === location.origin &&
    link.pathname !== location.pathname &&
    !link.target &&
    !link.hasAttribute('download') &&
    !('document' in link.dataset)
  )
}

function savesData(): boolean {
  const connection = 'connection' in navigator ? navigator.connection : null
  if (typeof connection !== 'object' || connection === null) return false
  const isSlow = 'effectiveType' in connection && String(connection.effectiveType).endsWith('2g')
  return isSlow || ('saveData' in connection && connection.saveData === true)
}
