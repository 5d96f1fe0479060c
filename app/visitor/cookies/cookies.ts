/** Spec §9: cookie default max-age, 400 days. */
export const COOKIE_MAX_AGE_SECONDS = 34_560_000

/** Returns a `Set-Cookie` line: valid for the whole shop, and readable by scripts unless it is `isHttpOnly`. */
export function writeCookie(
  name: string,
  value: string,
  {
    isSecure,
    isHttpOnly = false,
    maxAgeSeconds = COOKIE_MAX_AGE_SECONDS,
  }: { isSecure: boolean; isHttpOnly?: boolean; maxAgeSeconds?: number },
): string {
  const flags = `${isSecure ? '; Secure' : ''}${isHttpOnly ? '; HttpOnly' : ''}`
  return `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${flags}`
}

/** Reads a `Cookie` header or `document.cookie`. Returns null when the cookie is missing or invalid. */
export function readCookie(cookies: string | null, name: string): string | null {
  for (const pair of (cookies ?? '').split('; ')) {
    const [key, value = ''] = pair.split('=', 2)
    if (key === name) return decode(value)
  }
  return null
}

/** Returns the names in the order of the `Cookie` header: browsers send older cookies first. */
export function cookieNames(cookies: string | null): string[] {
  return (cookies ?? '').split('; ').flatMap((pair) => pair.split('=', 1)[0] || [])
}

/** The shop writes only printable ASCII. Any other text is forged, and could not be forwarded in a header. */
function decode(value: string): string | null {
  try {
    const text = decodeURIComponent(value)
    return /^[ -~]*$/.test(text) ? text : null
  } catch {
    return value
  }
}
