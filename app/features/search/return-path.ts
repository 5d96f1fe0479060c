import { SEARCH_PATH } from './paths.ts'

/** The page that the search was opened on, with its locale; null when it was not opened by a script of this page. */
let opened: string | null = null

/** To be called when the search is opened. */
export function rememberReturnPath(): void {
  opened = location.pathname + location.search
}

/** Where the search was opened, else the page of the shop that led here; null when there is none. */
export function returnPath(): string | null {
  if (opened !== null || !document.referrer.startsWith(`${location.origin}/`)) return opened
  const { pathname, search } = new URL(document.referrer)
  return pathname.endsWith(SEARCH_PATH) ? null : pathname + search
}
