import { Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { usePageLocale } from '#app/i18n/use-page-locale.ts'
import { lazyLayer } from '#app/ui/layer/lazy-layer.ts'
import { hasArrivalParameters } from '#domain/arrival.ts'

const Banner = lazyLayer(async () => (await import('./consent-banner.tsx')).ConsentBanner)

/**
 * Keeps what a visit leaves in the browser (Spec §4), once the page is there and by what was agreed to. Who has to be
 * asked for that first, is asked; nobody else fetches the question.
 */
export function VisitRecorder() {
  const { pathname, search } = useLocation()
  const { country, prefix } = usePageLocale()
  const [isAsking, setAsking] = useState(false)
  // An answer too ends in a new look at what may be kept now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer changes a cookie, which no hook sees
  useEffect(() => {
    const record = async () => {
      const { recordVisit } = await import('./record-visit.ts')
      return recordVisit({ pathname, search, country, prefix })
    }
    // How somebody arrived does not wait: their visit may be short. Only the question does.
    const recorded = hasArrivalParameters(new URLSearchParams(search)) ? record() : null
    const idle = setTimeout(async () => setAsking(await (recorded ?? record())), PATIENCE_MS)
    return () => clearTimeout(idle)
  }, [pathname, search, country, prefix, isAsking])
  return (
    isAsking && (
      <Suspense>
        <Banner onAnswer={() => setAsking(false)} />
      </Suspense>
    )
  )
}

/** What was asked for comes first. */
const PATIENCE_MS = 1_500
