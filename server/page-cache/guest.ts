import { SEGMENTS_PARAMETER } from '#app/visitor/cookies/segment-cookies.ts'

/** Cookies with which a visitor may see personal content: such a request gets a private response. */
const PRIVATE_COOKIE = /(?:^|;\s*)(?:__Host-)?(?:session|preview)=/

/** Whether the page is the same for everyone: a plain GET or HEAD without a session, and not for the segments of a browser. */
export function isGuest({ method, headers, url }: Request): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  if (url.includes(`?${SEGMENTS_PARAMETER}`) || url.includes(`&${SEGMENTS_PARAMETER}`)) return false
  const cookies = headers.get('cookie')
  if (cookies !== null && PRIVATE_COOKIE.test(cookies)) return false
  return headers.get('authorization') === null
}

/**
 * The request for a page shared by all guests: it contains nothing of the actual request but the address, so
 * that nothing personal can be in the page.
 */
export function guestRequest(origin: string, address: string): Request {
  return new Request(origin + address, { headers: { accept: '*/*' } })
}
