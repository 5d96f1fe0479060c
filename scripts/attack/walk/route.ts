/** An address of the shop in the notation of its router, and real paths that it answers. */
export type Route = {
  /** `page` for the storefront, else the name of the service. */
  readonly part: string
  /** `ALL` for any method. */
  readonly method: string
  /** `/products/:slug`, `/services/search/1/indexes/:index/query`; `*` matches the rest of a path. */
  readonly pattern: string
  /** Paths that it really answers; empty where none is known. */
  readonly samples: readonly string[]
}

export function nameOf({ method, pattern }: Route): string {
  return `${method} ${pattern}`
}

/** The path of a route with `word` for each of its parameters. */
export function pathWith(pattern: string, word: string): string {
  return pattern
    .replaceAll(/:\w+(?:\{[^}]*\})?\??/g, () => word)
    .replaceAll('*', () => word)
    .replaceAll(/\/{2,}/g, '/')
}

/** The parameters of a route. */
export function parametersOf(pattern: string): string[] {
  return [...pattern.matchAll(/:\w+|\*/g)].map(([name]) => name)
}
