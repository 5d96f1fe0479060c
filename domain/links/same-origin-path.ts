/** Any origin works, since one of our pages is recognized by its path, which has no host name. */
const OUR_ORIGIN = 'https://shop.invalid'

/**
 * The normalized path, search and hash of one of our pages. Null for any text that leads to another origin:
 * `https://evil.example`, `//evil.example`, `/\evil.example`, `/.//evil.example`, `javascript:…`.
 */
export function sameOriginPath(text: string): string | null {
  const { pathname, search, hash } = resolveSameOrigin(text) ?? {}
  if (pathname === undefined) return null
  const address = `${pathname}${search}${hash}`
  // Checked again, because resolving dots may leave two slashes at the start, which would start a host name.
  return resolveSameOrigin(address) === null ? null : address
}

function resolveSameOrigin(text: string): URL | null {
  if (!text.startsWith('/') || !URL.canParse(text, OUR_ORIGIN)) return null
  const url = new URL(text, OUR_ORIGIN)
  return url.origin === OUR_ORIGIN ? url : null
}
