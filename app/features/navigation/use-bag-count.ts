import { useEffect } from 'react'
import { useFetcher, useFetchers } from 'react-router'
import { readCookie } from '#app/request/cookies.ts'
import { BAG_MARKER, VISITOR_PATH, type VisitorSummary } from '#app/request/visitor-summary.ts'

/**
 * How many pieces are in the bag. The document is the same for every guest, so the count comes after it, and
 * only for a browser whose marker cookie says that there is a bag. It follows every change of the bag.
 */
export function useBagCount(): number {
  const { data, state, load } = useFetcher<VisitorSummary>({ key: VISITOR_PATH })
  const isSettled = useFetchers().every((fetcher) => fetcher.state === 'idle')
  useEffect(() => {
    const isAsked = data !== undefined || state !== 'idle'
    if (!isAsked && isSettled && readCookie(document.cookie, BAG_MARKER) === '1') void load(VISITOR_PATH)
  }, [data, state, isSettled, load])
  return data?.bagCount ?? 0
}
