/** Spec §9: link prefetch margin 200 px. */
const MARGIN = '200px'

/** Reports each page whose link comes near the window, once; none for visitors who save data. */
export function watchLinks(stopped: AbortSignal, onNear: (page: string) => void): void {
  if (savesData() || stopped.aborted) return
  const links = new Map<Element, HTMLAnchorElement>()
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const link = links.get(target)
        if (!isIntersecting || !link) continue
        observer.unobserve(target)
        onNear(link.pathname + link.search)
      }
    },
    { rootMargin: MARGIN },
  )
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href], .menu a[href]')) {
    if (leadsToOtherPage(link)) links.set(areaOf(link), link)
  }
  for (const area of links.keys()) observer.observe(area)
  stopped.addEventListener('abort', () => observer.disconnect())
}

/** The clickable area: links of cards are stretched over their card. */
function areaOf(link: HTMLAnchorElement): Element {
  return (link.matches('.piece-link, .post-link') && link.offsetParent) || link
}

function leadsToOtherPage(link: HTMLAnchorElement): boolean {
  return (
    link.origin === location.origin &&
    link.pathname !== location.pathname &&
    !link.target &&
    !('document' in link.dataset)
  )
}

function savesData(): boolean {
  const connection = 'connection' in navigator ? navigator.connection : null
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  )
}
