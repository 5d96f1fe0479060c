/** Spec §9: link prefetch margin 200 px. */
const MARGIN = '200px'

/** Tells of each page whose link comes near the window, once; of none to those who ask to save data. */
export function watchLinks(stopped: AbortSignal, onNear: (page: string) => void): void {
  if (savesData() || stopped.aborted) return
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue
        observer.unobserve(target)
        if (isAnotherPage(target)) onNear(target.pathname + target.search)
      }
    },
    { rootMargin: MARGIN },
  )
  for (const link of document.querySelectorAll('main a[href], .menu a[href]')) observer.observe(link)
  stopped.addEventListener('abort', () => observer.disconnect())
}

function isAnotherPage(link: HTMLAnchorElement): boolean {
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
