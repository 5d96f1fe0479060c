import { useEffect } from 'react'
import { usePageLocale } from '#app/i18n/use-page-locale.ts'

/** Stores a search with results among the recent ones, once the results are shown. */
export function useRememberedSearch(query: string | null): void {
  const { language } = usePageLocale()
  useEffect(() => {
    if (query)
      void import('./recent-store.ts').then(({ recentSearches }) => recentSearches(language).remember(query))
  }, [language, query])
}
