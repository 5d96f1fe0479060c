/** Cookies with which a visitor may see personal content: such a request gets a private response. */
const PRIVATE_COOKIE = /(?:^|;\s*)(?:__Host-)?(?:session|preview)=/

/** Whether the page is the same for everyone: a plain GET or HEAD without a session. */
export function isGuest({ method, headers }: Request): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
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
