/** Spec §2: the search area. The search of the header leads here. */
export const SEARCH_PATH = '/search'
/** Where the field asks what to offer for what is typed so far. */
export const SUGGESTIONS_PATH = '/search/suggestions'

/** The results for some words, without the locale: '/search?q=oak+table'. */
export function searchAddress(query: string): string {
  return `${SEARCH_PATH}?${new URLSearchParams({ q: query })}`
}
