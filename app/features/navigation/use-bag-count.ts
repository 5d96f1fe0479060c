import { useEffect, useRef } from 'react'
import { useFetcher, useFetchers } from 'react-router'
import { readCookie } from '#app/visitor/cookies/cookies.ts'
import { pageCookies } from '#app/visitor/cookies/page-cookies.ts'
import { BAG_MARKER, VISITOR_PATH, type VisitorSummary } from '#app/visitor/visitor-summary.ts'

/**
 * How many pieces are in the bag. The document is the same for every guest, so the count comes after it, and
 * only for a browser whose marker cookie says that there is a bag. `shown` is how many are in the bag that this page has
 * read itself, for the panel; null while it has not. A bag that is begun on this page is shown in the panel at once.
 */
export function useBagCount(shown: number | null): number {
  const { data, load } = useFetcher<VisitorSummary>({ key: VISITOR_PATH })
  // Requested once: the router itself loads it again after changes, also when the first answer was a failure.
  const isRequested = useRef(false)
  const isSettled = useFetchers().every((fetcher) => fetcher.state === 'idle')
  useEffect(() => {
    if (isRequested.current || !isSettled) return
    isRequested.current = true
    if (readCookie(pageCookies(), BAG_MARKER) === '1') void load(VISITOR_PATH)
  }, [isSettled, load])
  return shown ?? data?.bagCount ?? 0
}
