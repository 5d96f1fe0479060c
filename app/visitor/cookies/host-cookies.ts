/**
 * Behind TLS every cookie that is for the whole shop bears this prefix: browsers then take it from this very host alone,
 * so that no neighbouring host, nor the shop without TLS, can plant one (docs/decisions/0036).
 */
const PREFIX = '__Host-'

/** The provider's cookies of one sign-in are at paths of their own, so that two tabs do not meet: no prefix. */
const AT_OWN_PATHS = new Set(['oidc_interaction', 'oidc_resume'].flatMap((name) => [name, `${name}.sig`]))

/** The name under which browsers know a cookie of ours. */
export function browserName(name: string, { isSecure }: { isSecure: boolean }): string {
  return isSecure && !AT_OWN_PATHS.has(name) ? PREFIX + name : name
}

/** A `Set-Cookie` line, or what a script writes, as it goes to the browser. */
export function toBrowser(line: string, { isSecure }: { isSecure: boolean }): string {
  const isForAll = /;\s*path=\/\s*(;|$)/i.test(line) && !/;\s*domain=/i.test(line)
  if (!isSecure || !isForAll) return line
  return PREFIX + (/;\s*secure\s*(;|$)/i.test(line) ? line : `${line}; Secure`)
}

/** The cookies that a browser brings, or shows to a script, by our names. What may have been planted is left out. */
export function fromBrowser(cookies: string, { isSecure }: { isSecure: boolean }): string {
  if (!isSecure) return cookies
  return cookies
    .split('; ')
    .flatMap((pair) => {
      if (pair.startsWith(PREFIX)) return pair.slice(PREFIX.length)
      return AT_OWN_PATHS.has(pair.split('=', 1)[0] ?? '') ? pair : []
    })
    .join('; ')
}
