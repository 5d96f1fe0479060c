/** Cookies whose bearer may be shown something of their own: such a request is answered privately. */
const PRIVATE_COOKIE = /(?:^|;\s*)(?:__Host-)?(?:session|preview)=/

/** Whether the page may be the same as for everyone: a plain reading request without a session. */
export function isGuest({ method, headers }: Request): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  const cookies = headers.get('cookie')
  if (cookies !== null && PRIVATE_COOKIE.test(cookies)) return false
  return headers.get('authorization') === null
}

/**
 * The request for the page that all guests share: nothing of the one who asks is in it but the address, so
 * nothing of theirs can be in the page.
 */
export function guestRequest(origin: string, address: string): Request {
  return new Request(origin + address, { headers: { accept: '*/*' } })
}
