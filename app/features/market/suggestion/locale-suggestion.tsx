import { lazy, Suspense, useEffect, useState } from 'react'
import { usePageLocale } from '#app/i18n/use-page-locale.ts'
import { pageCookies } from '#app/visitor/cookies/page-cookies.ts'
import { type Suggestion, suggestLocale } from './suggestion.ts'

const Banner = lazy(() =>
  import('./suggestion-banner.tsx').then(({ SuggestionBanner }) => ({ default: SuggestionBanner })),
)

/**
 * Checks in the browser whether another locale would suit the visitor better, because the document is the same for
 * everyone. The banner loads only in that case.
 */
export function LocaleSuggestion() {
  const { language, country } = usePageLocale()
  const [suggestion, setSuggestion] = useState<Suggestion | null>(null)
  useEffect(() => {
    const { timeZone = '' } = Intl.DateTimeFormat().resolvedOptions()
    const preferences = { languages: navigator.languages, timeZone }
    setSuggestion(suggestLocale({ language, country }, preferences, pageCookies()))
  }, [language, country])
  if (suggestion === null) return null
  return (
    <Suspense>
      <Banner suggestion={suggestion} onDismiss={() => setSuggestion(null)} />
    </Suspense>
  )
}
