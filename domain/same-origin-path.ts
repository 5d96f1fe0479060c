/** A placeholder for our origin where it is not known: whether an address is ours does not depend on its name. */
const OUR_ORIGIN = 'https://shop.invalid'

/**
 * The address of one of our pages, as a browser would reach it: path, search and hash, with its dots resolved. Null
 * for every text that leads a browser to another origin: `https://evil.example`, `//evil.example`, `/\evil.example`,
 * `/.//evil.example`, `javascript:…`.
 */
export function sameOriginPath(text: string): string | null {
  const { pathname, search, hash } = reachedFrom(text) ?? {}
  if (pathname === undefined) return null
  const address = `${pathname}${search}${hash}`
  // Once more: resolved dots may have left two slashes at the start, which begin the name of another host.
  return reachedFrom(address) === null ? null : address
}

function reachedFrom(text: string): URL | null {
  if (!text.startsWith('/') || !URL.canParse(text, OUR_ORIGIN)) return null
  const url = new URL(text, OUR_ORIGIN)
  return url.origin === OUR_ORIGIN ? url : null
}
