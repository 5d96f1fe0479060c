import { SEARCH_PATH } from './paths.ts'

/**
 * The path of the page on which the search was opened, with its locale, and its scroll position. Null unless a script
 * of this document opened the search.
 */
let returnPoint: { path: string; top: number } | null = null

/** Must be called when the search opens. */
export function rememberReturnPath(): void {
  returnPoint = { path: location.pathname + location.search, top: scrollY }
}

/**
 * Returns the page on which the search was opened, otherwise the top of the referring page of the shop; null if there
 * is none.
 */
export function returnPath(): { path: string; top: number } | null {
  if (returnPoint !== null || !document.referrer.startsWith(`${location.origin}/`)) return returnPoint
  const { pathname, search } = new URL(document.referrer)
  return pathname.endsWith(SEARCH_PATH) ? null : { path: pathname + search, top: 0 }
}
