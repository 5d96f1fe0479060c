import { withPrefix } from './use-page-locale.ts'

/**
 * The one address of a page among all that show it: other search parameters than those that make another
 * page fall away, and /home/ is the home page (Spec §2).
 */
export function canonicalAddress({
  origin,
  prefix,
  path,
  search,
  keep = [],
}: {
  origin: string
  prefix: string
  /** Without the locale. */
  path: string
  search: string
  keep?: readonly string[] | undefined
}): string {
  const requested = new URLSearchParams(search)
  const stored = new URLSearchParams(
    keep.flatMap((name) => requested.getAll(name).map((value) => [name, value])),
  )
  const query = stored.size > 0 ? `?${stored}` : ''
  const ownPath = /^\/home\/?$/.test(path) ? '/' : path
  return origin + withPrefix(prefix, ownPath + query)
}
