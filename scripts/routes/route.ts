/** A route of the shop in the notation of its router, with real paths. */
export type Route = {
  /** `page` for the storefront, `front` for the server in front of it, otherwise the name of the service. */
  readonly part: string
  /** `ALL` for any method. */
  readonly method: string
  /** Such as `/products/:slug` or `/services/search/1/indexes/:index/query`; `*` matches the rest of a path. */
  readonly pattern: string
  /** Real paths, some with a query; empty if none is known. */
  readonly samples: readonly string[]
  /** The `Cookie` header of the browser that may see the first sample; null if everyone may. */
  readonly cookie: string | null
}

export function nameOf({ method, pattern }: Route): string {
  return `${method} ${pattern}`
}

/** Returns the path of a route with known values for its parameters, and `fallback` for the others. */
export function pathWith(
  pattern: string,
  fallback: string,
  known: Readonly<Record<string, string>> = {},
): string {
  return pattern
    .replaceAll(/:(\w+)(?:\{[^}]*\})?\??/g, (_, name: string) => known[name] ?? fallback)
    .replaceAll('*', () => fallback)
    .replaceAll(/\/{2,}/g, '/')
}

export function parametersOf(pattern: string): string[] {
  return [...pattern.matchAll(/:\w+|\*/g)].map(([name]) => name)
}

export function splitPath(url: string): { path: string; search: string } {
  const [path = '', search = ''] = url.split('?', 2)
  return { path, search }
}

/** Appends parameters to the query of a URL. */
export function withSearch(url: string, parameters: string): string {
  return `${url}${url.includes('?') ? '&' : '?'}${parameters}`
}
