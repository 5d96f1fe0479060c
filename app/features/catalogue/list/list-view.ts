import type { ProductList } from '#clients/search/list/product-list.ts'
import type { ListState } from '#domain/catalogue/list-address.ts'
import type { CardView } from '../card/card-view.ts'
import type { UnderstoodSearch } from '../search/understood-search.ts'

/** Suggestions for an empty list: pieces of the list without its filters, or other pieces. */
export type ListSuggestions = {
  readonly kind: 'unfiltered' | 'recommended'
  readonly cards: readonly CardView[]
}

export type ListView = Pick<
  ProductList,
  'total' | 'page' | 'pageCount' | 'facets' | 'stats' | 'removedWords' | 'correction'
> & {
  readonly cards: readonly CardView[]
  /** Null without a query, or if its words were compared literally. */
  readonly understood: UnderstoodSearch | null
  readonly suggestions: ListSuggestions | null
  /** The number of artisans in the list; null when there are too many to be counted. */
  readonly artisanCount: number | null
  /** The number of pieces that paging can reach. */
  readonly reachable: number
  readonly state: ListState
  /** The canonical path of the list's category; null for the whole catalogue. */
  readonly categoryPath: string | null
  /** The handle of a collection of the commerce service; null for any other list. */
  readonly collection: string | null
}
