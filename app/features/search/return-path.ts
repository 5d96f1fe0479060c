import { SEARCH_PATH } from './paths.ts'

/** The page on which the search was opened, with its locale; null when it was not opened by a script of this page. */
let opened: string | null = null

/** Must be called when the search opens. */
export function rememberReturnPath(): void {
  opened = location.pathname + location.search
}

/** The page on which the search was opened, otherwise the referring page of the shop; null when there is none. */
export function returnPath(): string | null {
  if (opened !== null || !document.referrer.startsWith(`${location.origin}/`)) return opened
  const { pathname, search } = new URL(document.referrer)
  return pathname.endsWith(SEARCH_PATH) ? null : pathname + search
}
