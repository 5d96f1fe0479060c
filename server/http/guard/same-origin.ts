const READING = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Whether a request may change something: it comes from one of our own pages. Browsers say so in
 * Sec-Fetch-Site or Origin; a request with neither does not come from a browser's page, so nobody's
 * cookies are lent to it.
 */
export function mayChange(request: Request, publicOrigin: string): boolean {
  if (READING.has(request.method)) return true
  const origin = request.headers.get('origin')
  const site = request.headers.get('sec-fetch-site')
  // A page that tells nobody where it was (no-referrer) sends `null` even to ourselves.
  if (origin === 'null') return site === 'same-origin'
  if (origin !== null) return isOwnOrigin(origin, request.headers.get('host'), publicOrigin)
  return site === null || site === 'same-origin' || site === 'none'
}

function isOwnOrigin(origin: string, host: string | null, publicOrigin: string): boolean {
  if (origin === publicOrigin) return true
  return URL.canParse(origin) && host !== null && new URL(origin).host === host
}
