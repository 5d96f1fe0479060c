/** Spec §2: the search area, to which the header links. */
export const SEARCH_PATH = '/search'
export const SUGGESTIONS_PATH = '/search/suggestions'

/** Returns the path without the locale: '/search?q=oak+table'. */
export function searchPath(query: string): string {
  return `${SEARCH_PATH}?${new URLSearchParams({ q: query })}`
}
