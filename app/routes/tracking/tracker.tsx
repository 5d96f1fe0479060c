import { useEffect } from 'react'
import { useLocation, useMatches } from 'react-router'
import { note } from '#app/page/notes.ts'
import { onFirstIntent } from '#app/ui/behavior/first-intent.ts'

/** Tracking itself loads once the visitor interacts, or the page has been idle. */
export function Tracker() {
  const { pathname, search } = useLocation()
  const matches = useMatches()
  // biome-ignore lint/correctness/useExhaustiveDependencies: data that is loaded again is no other page
  useEffect(() => note({ kind: 'page', pathname, matches }), [pathname, search])
  useEffect(() => {
    const start = () => void import('./follow-visit.ts').catch(() => {})
    const cancel = onFirstIntent(start)
    const timer = setTimeout(start, START_DELAY_MS)
    return () => {
      cancel()
      clearTimeout(timer)
    }
  }, [])
  return null
}

/** Equal to the delay of visit cookies (`app/features/consent/visit-recorder.tsx`). */
const START_DELAY_MS = 1_500
