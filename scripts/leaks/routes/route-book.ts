import { matchPattern, pagePatterns } from '../../routes/page-patterns.ts'
import { parametersOf, splitPath } from '../../routes/route.ts'

/** How many URLs of a route with the same search parameter are read. */
const SAMPLES = 1
/** There are more kinds of product pages than of any other page. */
const PRODUCT_SAMPLES = 4

/** The routes of the storefront, and their known URLs, without locale. */
export class RouteBook {
  readonly patterns = pagePatterns()
  readonly addresses: string[] = []
  private readonly counts = new Map<string, number>()
  private readonly variations = new Set<string>()

  constructor(given: readonly string[]) {
    for (const pattern of this.patterns) if (parametersOf(pattern).length === 0) this.add(pattern)
    for (const address of given) this.add(address)
  }

  /** Adds a URL that a page links to, unless enough of its kind are known, or it has several search parameters. */
  offer(address: string): void {
    const names = namesOf(address)
    const pattern = matchPattern(this.patterns, splitPath(address).path)
    if (pattern === null || names.length > 1) return
    const count = this.counts.get(`${pattern}?${names}`) ?? 0
    if (count >= (pattern === '/products/:slug' ? PRODUCT_SAMPLES : SAMPLES)) return
    this.add(address)
    if (names.length > 0) this.variations.add(address)
  }

  /** Whether a URL only sorts, filters or turns a page that is read too. */
  isVariation(address: string): boolean {
    return this.variations.has(address)
  }

  /** Routes without a known URL. */
  unknown(): string[] {
    const known = new Set(
      this.addresses.map((address) => matchPattern(this.patterns, splitPath(address).path)),
    )
    return this.patterns.filter((pattern) => pattern !== '/*' && !known.has(pattern))
  }

  private add(address: string): void {
    if (this.addresses.includes(address)) return
    const kind = `${matchPattern(this.patterns, splitPath(address).path)}?${namesOf(address)}`
    this.counts.set(kind, (this.counts.get(kind) ?? 0) + 1)
    this.addresses.push(address)
  }
}

function namesOf(address: string): string[] {
  return [...new Set(new URLSearchParams(splitPath(address).search).keys())].toSorted()
}
