import { withPrefix } from './use-page-locale.ts'

/** Drops search parameters unless they select another page, and replaces /home/ with the home page (Spec §2). */
export function canonicalUrl({
  origin,
  prefix,
  path,
  search,
  canonicalParameters = [],
}: {
  origin: string
  prefix: string
  /** Without the locale. */
  path: string
  search: string
  canonicalParameters?: readonly string[] | undefined
}): string {
  const requested = new URLSearchParams(search)
  const retained = new URLSearchParams(
    canonicalParameters.flatMap((name) => requested.getAll(name).map((value) => [name, value])),
  )
  const query = retained.size > 0 ? `?${retained}` : ''
  const canonicalPath = /^\/home\/?$/.test(path) ? '/' : path
  return origin + withPrefix(prefix, canonicalPath + query)
}
