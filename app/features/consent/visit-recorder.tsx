import { type ComponentType, Suspense, useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { usePageLocale } from '#app/i18n/use-page-locale.ts'
import { lazyLayer } from '#app/ui/layer/lazy-layer.ts'
import { useHouse } from '#app/ui/page/house.ts'
import type { VisitorKind } from '#domain/newsletter/sign-up-counters.ts'
import { hasArrivalParameters } from '#domain/visitor/arrival.ts'
import type { recordVisit as RecordVisit } from './record-visit.ts'

type VisitRecorderProps = {
  kind: VisitorKind
  /** The sign-up layer of the newsletter, which loads when it is due. */
  signUp: ComponentType<{ kind: VisitorKind; onClose: () => void }>
}

const Banner = lazyLayer(async () => (await import('./consent-banner.tsx')).ConsentBanner)

/**
 * Stores the cookies of a visit (Spec §4) after the page has loaded, as far as consent allows. The consent banner loads
 * only for a visitor who has not chosen yet.
 */
export function VisitRecorder({ kind, signUp: SignUp }: VisitRecorderProps) {
  const { pathname, search } = useLocation()
  const { country, prefix } = usePageLocale()
  const { hasConsentPlatform } = useHouse()
  const [due, setDue] = useState<ReturnType<typeof RecordVisit>>(null)
  const [choiceCount, setChoiceCount] = useState(0)
  const close = useCallback(() => setDue(null), [])
  // A choice also causes another check of what may be stored.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the choice changes a cookie, which no hook sees
  useEffect(() => {
    const record = async () => {
      const { recordVisit } = await import('./record-visit.ts')
      return recordVisit({ pathname, search, country, prefix, kind })
    }
    // Arrival parameters are stored at once, because a visit may be short; only the banner waits.
    const recorded = hasArrivalParameters(new URLSearchParams(search)) ? record() : null
    const idle = setTimeout(async () => {
      const nextDue = await (recorded ?? record())
      // The sign-up layer stays until it is closed; the consent banner ends with a choice.
      setDue((shown) => nextDue ?? (shown === 'consent' ? null : shown))
    }, RECORD_DELAY_MS)
    return () => clearTimeout(idle)
  }, [pathname, search, country, prefix, kind, choiceCount])
  return (
    due &&
    !(due === 'consent' && hasConsentPlatform) && (
      <Suspense>
        {due === 'sign-up' ? (
          <SignUp kind={kind} onClose={close} />
        ) : (
          <Banner
            onChoice={() => {
              close()
              setChoiceCount(choiceCount + 1)
            }}
          />
        )}
      </Suspense>
    )
  )
}

/** Lets the content of the page load first. */
const RECORD_DELAY_MS = 1_500
