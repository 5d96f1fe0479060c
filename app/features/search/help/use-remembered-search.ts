import { useEffect } from 'react'
import { usePageLocale } from '#app/i18n/use-page-locale.ts'

/** Keeps a search that found something among the recent ones, once its results are there. */
export function useRememberedSearch(query: string | null): void {
  const { language } = usePageLocale()
  useEffect(() => {
    if (query)
      void import('./recent-store.ts').then(({ recentSearches }) => recentSearches(language).remember(query))
  }, [language, query])
}
