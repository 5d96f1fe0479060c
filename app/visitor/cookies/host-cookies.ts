/**
 * Behind TLS every cookie for the whole shop has this prefix: browsers accept it from this host only, so that neither
 * a neighboring host nor the shop without TLS can set one
 * (docs/decisions/0038-one-function-for-redirects-one-gate-for-cookies.md).
 */
const PREFIX = '__Host-'

/**
 * The provider's sign-in cookies have their own paths, so that two tabs do not collide, and the desk's cookies are
 * sent to the desk only. The prefix does not allow a path.
 */
const PATH_SCOPED = new Set([
  ...['oidc_interaction', 'oidc_resume'].flatMap((name) => [name, `${name}.sig`]),
  'desk_session',
  'desk_attempt',
])

/** Adds the prefix if it applies to the cookie. */
export function browserName(name: string, { isSecure }: { isSecure: boolean }): string {
  return isSecure && !PATH_SCOPED.has(name) ? PREFIX + name : name
}

/** Prefixes a `Set-Cookie` line, or a line that a script writes. */
export function toBrowser(line: string, { isSecure }: { isSecure: boolean }): string {
  const isForWholeHost = /;\s*path=\/\s*(;|$)/i.test(line) && !/;\s*domain=/i.test(line)
  if (!isSecure || !isForWholeHost) return line
  return PREFIX + (/;\s*secure\s*(;|$)/i.test(line) ? line : `${line}; Secure`)
}

/** Removes the prefix, and drops unprefixed cookies, which may have been set by another host. */
export function fromBrowser(cookies: string, { isSecure }: { isSecure: boolean }): string {
  if (!isSecure) return cookies
  return cookies
    .split('; ')
    .flatMap((pair) => {
      if (pair.startsWith(PREFIX)) return pair.slice(PREFIX.length)
      return PATH_SCOPED.has(pair.split('=', 1)[0] ?? '') ? pair : []
    })
    .join('; ')
}
