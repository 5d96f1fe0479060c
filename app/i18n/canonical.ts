import { withPrefix } from './use-page-locale.ts'

/** Search parameters are dropped unless they select another page, and /home/ is the home page (Spec §2). */
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
  const safeCallback = /^\/home\/?$/.test(path) ? '/' : path
  return origin + withPrefix(prefix, safeCallback + query)
}
