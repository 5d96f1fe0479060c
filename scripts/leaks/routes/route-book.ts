import { matchPattern, pagePatterns } from '../../routes/page-patterns.ts'
import { parametersOf, splitPath } from '../../routes/route.ts'

/** How many linked URLs of a route with the same search parameter are read. */
const SAMPLES = 1
/** There are more kinds of product pages than of any other page. */
const PRODUCT_SAMPLES = 4

/** The routes of the storefront, and their known URLs, without locale. */
export class RouteBook {
  readonly patterns = pagePatterns()
  readonly urls: string[] = []
  private readonly counts = new Map<string, number>()
  private readonly variations = new Set<string>()

  constructor(urls: readonly string[]) {
    for (const pattern of this.patterns) if (parametersOf(pattern).length === 0) this.add(pattern)
    for (const url of urls) this.add(url)
  }

  /** Adds a URL that a page links to, unless enough of its kind are known, or it has several search parameters. */
  offer(url: string): void {
    const names = parameterNamesOf(url)
    const pattern = matchPattern(this.patterns, splitPath(url).path)
    if (pattern === null || names.length > 1) return
    const count = this.counts.get(`${pattern}?${names}`) ?? 0
    if (count >= (pattern === '/products/:slug' ? PRODUCT_SAMPLES : SAMPLES)) return
    this.add(url)
    if (names.length > 0) this.variations.add(url)
  }

  /** Whether a URL only sorts, filters or paginates a page that is also read. */
  isVariation(url: string): boolean {
    return this.variations.has(url)
  }

  routesWithoutUrl(): string[] {
    const known = new Set(this.urls.map((url) => matchPattern(this.patterns, splitPath(url).path)))
    return this.patterns.filter((pattern) => pattern !== '/*' && !known.has(pattern))
  }

  private add(url: string): void {
    if (this.urls.includes(url)) return
    const kind = `${matchPattern(this.patterns, splitPath(url).path)}?${parameterNamesOf(url)}`
    this.counts.set(kind, (this.counts.get(kind) ?? 0) + 1)
    this.urls.push(url)
  }
}

function parameterNamesOf(url: string): string[] {
  return [...new Set(new URLSearchParams(splitPath(url).search).keys())].toSorted()
}
