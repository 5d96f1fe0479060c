/** How long an answer may be sent to everybody, in milliseconds: as it is, and then while a new one is made. */
export type SharedLifetime = { freshMs: number; staleMs: number }

/** What a page that may be kept can be: found, or moved for good. Faults and refusals are never kept. */
const KEPT_STATUSES: ReadonlySet<number> = new Set([200, 301, 308])

/**
 * Whether an answer is the same for everybody, and for how long: it says `public` with `s-maxage` itself
 * (RFC 9111), it sets no cookie, and it is no failure. Null: it is for whoever asked, and for nobody else.
 */
export function sharedLifetime({
  status,
  headers,
}: Pick<Response, 'status' | 'headers'>): SharedLifetime | null {
  if (!KEPT_STATUSES.has(status) || headers.has('set-cookie')) return null
  const directives = (headers.get('cache-control') ?? '').toLowerCase().split(/\s*,\s*/)
  if (!directives.includes('public') || directives.includes('no-store')) return null
  const freshMs = secondsOf(directives, 's-maxage') * 1000
  if (freshMs <= 0) return null
  return { freshMs, staleMs: secondsOf(directives, 'stale-while-revalidate') * 1000 }
}

function secondsOf(directives: readonly string[], name: string): number {
  const value = directives.find((directive) => directive.startsWith(`${name}=`))?.slice(name.length + 1)
  return value !== undefined && /^\d{1,9}$/.test(value) ? Number(value) : 0
}
