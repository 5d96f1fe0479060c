import { fromBrowser, toBrowser } from './host-cookies.ts'

/** The cookies that a script of the page may read, by our names, as a `Cookie` header has them. */
export function pageCookies(): string {
  return fromBrowser(document.cookie, { isSecure: location.protocol === 'https:' })
}

/** Writes a cookie from a script of the page; `line` is what `writeCookie` makes. */
export function storePageCookie(line: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser yet
  document.cookie = toBrowser(line, { isSecure: location.protocol === 'https:' })
}
