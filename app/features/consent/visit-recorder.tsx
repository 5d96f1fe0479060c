import { Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { usePageLocale } from '#app/i18n/use-page-locale.ts'
import { lazyLayer } from '#app/ui/layer/lazy-layer.ts'
import { useHouse } from '#app/ui/page/house.ts'
import { hasArrivalParameters } from '#domain/visitor/arrival.ts'

const Banner = lazyLayer(async () => (await import('./consent-banner.tsx')).ConsentBanner)

/**
 * Stores the cookies of a visit (Spec §4) after load, within consent. Only a visitor who has yet to choose loads the
 * question.
 */
export function VisitRecorder() {
  const { pathname, search } = useLocation()
  const { country, prefix } = usePageLocale()
  const { hasConsentPlatform } = useHouse()
  const [isRequesting, setIsRequesting] = useState(false)
  // A choice also triggers a new check of what may be stored.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the choice changes a cookie, which no hook sees
  useEffect(() => {
    const record = async () => {
      const { recordVisit } = await import('./record-visit.ts')
      return recordVisit({ pathname, search, country, prefix })
    }
    // Arrival parameters are stored at once, because a visit may be short; only the banner waits.
    const recorded = hasArrivalParameters(new URLSearchParams(search)) ? record() : null
    const idle = setTimeout(async () => setIsRequesting(await (recorded ?? record())), PATIENCE_MS)
    return () => clearTimeout(idle)
  }, [pathname, search, country, prefix, isRequesting])
  return (
    isRequesting &&
    !hasConsentPlatform && (
      <Suspense>
        <Banner onChoice={() => setIsRequesting(false)} />
      </Suspense>
    )
  )
}

/** The delay in which the page's content loads first. */
const PATIENCE_MS = 1_500
