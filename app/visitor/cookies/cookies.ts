/** Spec §9: cookie default max-age, 400 days. */
export const COOKIE_MAX_AGE_SECONDS = 34_560_000

/** A cookie for the whole shop, readable by scripts unless it is `isHttpOnly`. */
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

/** The value of a cookie in a `Cookie` header or in `document.cookie`; null when it is missing or invalid. */
export function readCookie(cookies: string | null, name: string): string | null {
  for (const pair of (cookies ?? '').split('; ')) {
    const [key, value = ''] = pair.split('=', 2)
    if (key === name) return decode(value)
  }
  return null
}

/** The names in a `Cookie` header, in its order: browsers send older cookies first. */
export function cookieNames(cookies: string | null): string[] {
  return (cookies ?? '').split('; ').flatMap((pair) => pair.split('=', 1)[0] || [])
}

/** We write only printable ASCII. Anything else is forged, and could not be sent on in a header. */
function decode(value: string): string | null {
  try {
    const text = decodeURIComponent(value)
    return /^[ -~]*$/.test(text) ? text : null
  } catch {
    return value
  }
}
