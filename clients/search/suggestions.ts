import type { ProductCard } from '#domain/product/product.ts'
import type { SearchVisitor } from './list/product-list.ts'

export type SuggestionRequest = SearchVisitor & {
  /** The text typed so far; the last word may be incomplete. */
  readonly text: string
  /** The maximum of each kind; 1 to 20. */
  readonly limit: number
}

/** Suggestions while the visitor types. Every count is of products visible to this visitor. */
export type Suggestions = {
  readonly products: readonly ProductCard[]
  /** The number of matching products, of which `products` are the first. */
  readonly total: number
  /** `path` is canonical: `furniture/seating`. */
  readonly categories: readonly { readonly path: string; readonly label: string; readonly count: number }[]
  /** The text with its last word completed: each finds at least one product. */
  readonly queries: readonly { readonly query: string; readonly count: number }[]
  /** The corrected text if it was misspelled, otherwise null. */
  readonly correction: string | null
}
