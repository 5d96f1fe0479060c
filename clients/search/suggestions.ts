import type { ProductCard } from '#domain/product/product.ts'
import type { SearchVisitor } from './list/product-list.ts'

export type SuggestionRequest = SearchVisitor & {
  /** The text typed so far; the last word may be incomplete. */
  readonly text: string
  /** The maximum per kind; 1 to 20. */
  readonly limit: number
}

export type Suggestions = {
  readonly products: readonly ProductCard[]
  /** The number of all matching products, including those after the first ones in `products`. */
  readonly total: number
  /** `path` is canonical: `furniture/seating`. */
  readonly categories: readonly { readonly path: string; readonly label: string; readonly count: number }[]
  /** Completed texts, each of which finds at least one product. */
  readonly queries: readonly { readonly query: string; readonly count: number }[]
  /** Null if the text was not misspelled. */
  readonly correction: string | null
}
