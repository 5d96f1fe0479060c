import { SEARCH_PATH } from './paths.ts'

/**
 * The page on which the search was opened, with its locale, and its scroll position. Null if no script of this
 * document opened it.
 */
let opened: { path: string; top: number } | null = null

/** Must be called when the search opens. */
export function rememberReturnPath(): void {
  opened = { path: location.pathname + location.search, top: scrollY }
}

/**
 * The page on which the search was opened, otherwise the top of the referring page of the shop; null when there is
 * none.
 */
export function returnPath(): { path: string; top: number } | null {
  if (opened !== null || !document.referrer.startsWith(`${location.origin}/`)) return opened
  const { pathname, search } = new URL(document.referrer)
  return pathname.endsWith(SEARCH_PATH) ? null : { path: pathname + search, top: 0 }
}
