import { withPrefix } from './use-page-locale.ts'

/** Search parameters are dropped unless they select another page, and /home/ is the home page (Spec §2). */
export function canonicalAddress({
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
