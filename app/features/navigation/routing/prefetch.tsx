import { useEffect, useState } from 'react'
import { PrefetchPageLinks, useLocation, useRouteLoaderData } from 'react-router'
import { onFirstIntent } from '#app/ui/behavior/first-intent.ts'

/** The number of prefetch links in the document: more than anyone points at before the next page. */
const PREFETCHED_MAX = 24

/**
 * Prefetches the first few pages whose links come near the window, and those that are pointed at. Nothing is fetched
 * before the visitor scrolls or points, nor for visitors who save data, nor for customers, whose pages browsers do not
 * cache.
 */
export function Prefetch() {
  const { pathname, search } = useLocation()
  const [pages, setPages] = useState<readonly string[]>([])
  const isCustomer = useRouteLoaderData<{ isSignedIn: boolean }>('routes/shell')?.isSignedIn === true
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other links
  useEffect(() => {
    setPages([])
    if (isCustomer) return
    const controller = new AbortController()
    const cancel = onFirstIntent(async () => {
      const { watchLinks } = await import('./watch-links.ts')
      watchLinks(controller.signal, (page) => setPages((known) => addPage(known, page)))
    })
    return () => {
      cancel()
      controller.abort()
    }
  }, [pathname, search, isCustomer])
  return pages.map((page) => <PrefetchPageLinks key={page} page={page} />)
}

function addPage(pages: readonly string[], page: string): readonly string[] {
  return pages.includes(page) ? pages : [...pages, page].slice(-PREFETCHED_MAX)
}
