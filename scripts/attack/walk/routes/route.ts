/** An address of the shop in the notation of its router, and real paths that it answers. */
export type Route = {
  /** `page` for the storefront, `front` for what answers before it, else the name of the service. */
  readonly part: string
  /** `ALL` for any method. */
  readonly method: string
  /** `/products/:slug`, `/services/search/1/indexes/:index/query`; `*` matches the rest of a path. */
  readonly pattern: string
  /** Paths that it really answers, some with a search; empty where none is known. */
  readonly samples: readonly string[]
  /** The `Cookie` header of the browser that is shown the first of them; null where everyone is. */
  readonly cookie: string | null
}

export function nameOf({ method, pattern }: Route): string {
  return `${method} ${pattern}`
}

/** The path of a route with `word` for each of its parameters, or with what is known for it. */
export function pathWith(
  pattern: string,
  word: string,
  known: Readonly<Record<string, string>> = {},
): string {
  return pattern
    .replaceAll(/:(\w+)(?:\{[^}]*\})?\??/g, (_, name: string) => known[name] ?? word)
    .replaceAll('*', () => word)
    .replaceAll(/\/{2,}/g, '/')
}

/** The parameters of a route. */
export function parametersOf(pattern: string): string[] {
  return [...pattern.matchAll(/:\w+|\*/g)].map(([name]) => name)
}

/** The path of an address without its search, and the search. */
export function splitPath(address: string): { path: string; search: string } {
  const [path = '', search = ''] = address.split('?', 2)
  return { path, search }
}

/** An address with more in its search. */
export function withSearch(address: string, more: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}${more}`
}
