import { useEffect, useRef } from 'react'
import { useFetcher, useFetchers } from 'react-router'
import { readCookie } from '#app/visitor/cookies/cookies.ts'
import { pageCookies } from '#app/visitor/cookies/page-cookies.ts'
import { BAG_MARKER, VISITOR_PATH, type VisitorSummary } from '#app/visitor/visitor-summary.ts'

/**
 * The number of pieces in the bag. The document is the same for every guest, so the count is requested after it, and
 * only by a browser whose marker cookie says that there is a bag. `shown` is the count that this page has already
 * loaded for the panel; null if it has not. A new bag is shown in the panel at once.
 */
export function useBagCount(shown: number | null): number {
  const { data, load } = useFetcher<VisitorSummary>({ key: VISITOR_PATH })
  // Requested once: the router itself reloads it after changes, even if the first response failed.
  const isRequested = useRef(false)
  const isSettled = useFetchers().every((fetcher) => fetcher.state === 'idle')
  useEffect(() => {
    if (isRequested.current || !isSettled) return
    isRequested.current = true
    if (readCookie(pageCookies(), BAG_MARKER) === '1') void load(VISITOR_PATH)
  }, [isSettled, load])
  return shown ?? data?.bagCount ?? 0
}
