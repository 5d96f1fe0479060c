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
 * link is pointed at, touched or focused briefly. Reports none to visitors who save data or have a slow connection.
 */
export function watchLinks(signal: AbortSignal, onNext: (page: string) => void): void {
  if (hasLimitedData() || signal.aborted) return
  const reported = new Set<string>()
  const report = ({ pathname, search }: HTMLAnchorElement) => {
    const page = pathname + search
    if (reported.has(page)) return
    reported.add(page)
    onNext(page)
  }
  watchVisibility(signal, report, () => reported.size >= ON_SIGHT_MAX)
  watchIntent(signal, report)
}

function watchVisibility(
  signal: AbortSignal,
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
    if (leadsToOtherPage(link)) links.set(findClickableArea(link), link)
  }
  for (const area of links.keys()) observer.observe(area)
  signal.addEventListener('abort', () => observer.disconnect())
}

function watchIntent(signal: AbortSignal, report: (link: HTMLAnchorElement) => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const cancel = () => clearTimeout(timer)
  const start = ({ target }: Event) => {
    cancel()
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>(LINKS) : null
    if (link && leadsToOtherPage(link)) timer = setTimeout(() => report(link), PAUSE_MS)
  }
  const options = { signal, passive: true, capture: true }
  for (const type of ['pointerover', 'pointerdown', 'focusin'])
    document.addEventListener(type, start, options)
  // A touch that becomes scrolling is canceled by the browser.
  for (const type of ['pointercancel', 'focusout']) document.addEventListener(type, cancel, options)
  signal.addEventListener('abort', cancel)
}

const LINKS = 'main a[href], .menu a[href]'

/** Returns the clickable area: the link of a card covers the whole card. */
function findClickableArea(link: HTMLAnchorElement): Element {
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

function hasLimitedData(): boolean {
  const connection = 'connection' in navigator ? navigator.connection : null
  if (typeof connection !== 'object' || connection === null) return false
  const isSlow = 'effectiveType' in connection && String(connection.effectiveType).endsWith('2g')
  return isSlow || ('saveData' in connection && connection.saveData === true)
}
