/** How long a page may be shown as it is, and how long after that while a new one is made. */
export type PageLifetime = { freshSeconds: number; staleSeconds: number }

/**
 * A route puts the tags of its page here, separated by commas: `product:{number}` for what shows one product,
 * nothing for what shows many or anything of the content. It does not leave the server.
 */
export const TAGS_HEADER = 'Cache-Tag'

/**
 * Reads from `Cache-Control` whether a page is for every guest: `public` with an `s-maxage`. Null for all
 * others, for every status but 200, and for a page that sets a cookie.
 */
export function pageLifetime({ status, headers }: Pick<Response, 'status' | 'headers'>): PageLifetime | null {
  if (status !== 200 || headers.has('set-cookie')) return null
  const control = headers.get('cache-control') ?? ''
  const freshSeconds = seconds(control, FRESH)
  if (!/(?:^|,)\s*public\s*(?:,|$)/.test(control) || freshSeconds === 0) return null
  return { freshSeconds, staleSeconds: seconds(control, STALE) }
}

/** The tags of a page; null when it has none and so depends on everything. */
export function pageTags(headers: Headers): readonly string[] | null {
  const tags =
    headers
      .get(TAGS_HEADER)
      ?.split(/[,\s]+/)
      .filter(Boolean) ?? []
  return tags.length > 0 ? tags : null
}

const FRESH = /(?:^|[,\s])s-maxage=(\d+)/
const STALE = /(?:^|[,\s])stale-while-revalidate=(\d+)/

function seconds(control: string, directive: RegExp): number {
  return Number(directive.exec(control)?.[1] ?? 0)
}
