import type { ProductCard } from '#domain/product/product.ts'
import type { SearchVisitor } from './list/product-list.ts'

export type SuggestionRequest = SearchVisitor & {
  /** What the visitor typed so far; the last word may be the beginning of one. */
  readonly text: string
  /** How many of each kind at most; 1 to 20. */
  readonly limit: number
}

/** Suggestions while the visitor types. Every count is of products that this visitor can find. */
export type Suggestions = {
  readonly products: readonly ProductCard[]
  /** The number of matching products, of which `products` are the first. */
  readonly total: number
  /** `path` is canonical: `furniture/seating`. */
  readonly categories: readonly { readonly path: string; readonly label: string; readonly count: number }[]
  /** The text with its last word completed by a word of the catalogue: each finds at least one product. */
  readonly queries: readonly { readonly query: string; readonly count: number }[]
  /** The text as it was understood where it was misspelt, else null. */
  readonly correction: string | null
}
