import type { ProductList } from '#clients/search/list/product-list.ts'
import type { ListState } from '#domain/catalogue/list-address.ts'
import type { CardView } from '../card/card-view.ts'

/** What a list without products suggests: its own pieces without its filters, or others. */
export type ListSuggestions = {
  readonly kind: 'unfiltered' | 'recommended'
  readonly cards: readonly CardView[]
}

/** A list of products as a page shows it. */
export type ListView = Pick<
  ProductList,
  'total' | 'page' | 'pageCount' | 'facets' | 'stats' | 'removedWords' | 'correction'
> & {
  readonly cards: readonly CardView[]
  /** Null while the list has products of its own. */
  readonly suggestions: ListSuggestions | null
  /** By how many artisans the pieces are; null when there are too many to have been counted. */
  readonly artisanCount: number | null
  /** How many pieces can be reached by paging. */
  readonly reachable: number
  readonly state: ListState
  /** The category that the list is in, canonical; null for the whole catalogue. */
  readonly categoryPath: string | null
}
