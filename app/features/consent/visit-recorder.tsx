import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { usePageLocale } from '#app/i18n/use-page-locale.ts'

/** Keeps what a visit leaves in the browser (Spec §4), once the page is there and by what was agreed to. */
export function VisitRecorder() {
  const { pathname, search } = useLocation()
  const { country } = usePageLocale()
  useEffect(() => {
    const idle = setTimeout(async () => {
      const { recordVisit } = await import('./record-visit.ts')
      recordVisit({ pathname, search, country })
    }, PATIENCE_MS)
    return () => clearTimeout(idle)
  }, [pathname, search, country])
  return null
}

/** Nothing of it is seen: whatever is seen comes first. */
const PATIENCE_MS = 1_500
