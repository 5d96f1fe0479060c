import { useEffect, useState } from 'react'
import { PrefetchPageLinks, useLocation } from 'react-router'
import { onFirstIntent } from '#app/ui/first-intent.ts'

/** Spec §9: link prefetch margin 200 px. */
const MARGIN = '200px'
/** Pages fetched ahead for one page: more than a visitor will open, less than a long list offers. */
const PAGE_CAP = 12

/**
 * Fetches ahead the pages whose links come near the window. Nothing is fetched before the visitor has moved,
 * so that a page costs nothing to somebody who only reads it, nor for those who ask to save data.
 */
export function Prefetch() {
  const { pathname, search } = useLocation()
  const [pages, setPages] = useState<readonly string[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other links
  useEffect(() => {
    setPages([])
    const stopped = new AbortController()
    const cancel = onFirstIntent(() =>
      watchLinks(stopped.signal, (page) => setPages((known) => add(known, page))),
    )
    return () => {
      cancel()
      stopped.abort()
    }
  }, [pathname, search])
  return pages.map((page) => <PrefetchPageLinks key={page} page={page} />)
}

function add(pages: readonly string[], page: string): readonly string[] {
  return pages.includes(page) || pages.length >= PAGE_CAP ? pages : [...pages, page]
}

function watchLinks(stopped: AbortSignal, onNear: (page: string) => void): void {
  if (savesData()) return
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
