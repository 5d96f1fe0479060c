/**
 * Behind TLS every cookie for the whole shop has this prefix: browsers accept it from this very host only, so that
 * neither a neighboring host nor the shop without TLS can plant one (docs/decisions/0038-one-function-for-redirects-one-gate-for-cookies.md).
 */
const PREFIX = '__Host-'

/**
 * The provider's cookies of a sign-in have paths of their own, so that two tabs do not collide, and those of the desk
 * are sent to the desk alone. A path rules out the prefix.
 */
const PATH_SCOPED = new Set([
  ...['oidc_interaction', 'oidc_resume'].flatMap((name) => [name, `${name}.sig`]),
  'desk_session',
  'desk_attempt',
])

/** The name of a cookie in the browser. */
export function browserName(name: string, { isSecure }: { isSecure: boolean }): string {
  return isSecure && !PATH_SCOPED.has(name) ? PREFIX + name : name
}

/** Prefixes a `Set-Cookie` line, or what a script writes, for the browser. */
export function toBrowser(line: string, { isSecure }: { isSecure: boolean }): string {
  const isForAll = /;\s*path=\/\s*(;|$)/i.test(line) && !/;\s*domain=/i.test(line)
  if (!isSecure || !isForAll) return line
  return PREFIX + (/;\s*secure\s*(;|$)/i.test(line) ? line : `${line}; Secure`)
}

/** The browser's cookies, from a request or for a script, by our own names, without possibly planted ones. */
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
