import { fromBrowser, toBrowser } from './host-cookies.ts'

/** Cookies readable by scripts, without the prefix, in the format of a `Cookie` header. */
export function pageCookies(): string {
  return fromBrowser(document.cookie, { isSecure: location.protocol === 'https:' })
}

/** `line` comes from `writeCookie`. */
export function storePageCookie(line: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = toBrowser(line, { isSecure: location.protocol === 'https:' })
}
