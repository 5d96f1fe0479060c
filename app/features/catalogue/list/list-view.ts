import type { ProductList } from '#clients/search/list/product-list.ts'
import type { ListState } from '#domain/catalogue/list-address.ts'
import type { CardView } from '../card/card-view.ts'
import type { UnderstoodSearch } from '../search/understood-search.ts'

/** Suggestions of an empty list: its own pieces without the filters, or others. */
export type ListSuggestions = {
  readonly kind: 'unfiltered' | 'recommended'
  readonly cards: readonly CardView[]
}

/** The data of a product list. */
export type ListView = Pick<
  ProductList,
  'total' | 'page' | 'pageCount' | 'facets' | 'stats' | 'removedWords' | 'correction'
> & {
  readonly cards: readonly CardView[]
  /** How the search was understood; null without one, and where its words were compared as they are. */
  readonly understood: UnderstoodSearch | null
  /** Null if the list has products. */
  readonly suggestions: ListSuggestions | null
  /** The number of artisans in the list; null when there are too many to be counted. */
  readonly artisanCount: number | null
  /** How many pieces can be reached by paging. */
  readonly reachable: number
  readonly state: ListState
  /** The canonical path of the list's category; null for the whole catalogue. */
  readonly categoryPath: string | null
  /** The handle of the collection of the commerce service whose pieces these are; null for any other list. */
  readonly collection: string | null
}
