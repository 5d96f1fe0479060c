import { useEffect, useRef } from 'react'
import { useFetcher, useFetchers } from 'react-router'
import { readCookie } from '#app/visitor/cookies.ts'
import { pageCookies } from '#app/visitor/page-cookies.ts'
import { BAG_MARKER, VISITOR_PATH, type VisitorSummary } from '#app/visitor/visitor-summary.ts'

/**
 * How many pieces are in the bag. The document is the same for every guest, so the count comes after it, and
 * only for a browser whose marker cookie says that there is a bag. It follows every change of the bag.
 */
export function useBagCount(): number {
  const { data, load } = useFetcher<VisitorSummary>({ key: VISITOR_PATH })
  // Asked once: the router itself asks again after every change, also when the first answer was a failure.
  const isAsked = useRef(false)
  const isSettled = useFetchers().every((fetcher) => fetcher.state === 'idle')
  useEffect(() => {
    if (isAsked.current || !isSettled || readCookie(pageCookies(), BAG_MARKER) !== '1') return
    isAsked.current = true
    void load(VISITOR_PATH)
  }, [isSettled, load])
  return data?.bagCount ?? 0
}
