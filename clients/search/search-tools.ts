import type { SearchIndexNames } from '#contracts/search/search-indexes.ts'
import type { ShowsPicture } from '#domain/product/shown-picture.ts'
import type { ReadCards } from './read-cards.ts'
import type { SearchConnection, SendSearches } from './sending/send-searches.ts'

export type SearchTools = {
  readonly send: SendSearches
  readonly readCards: ReadCards
  readonly showsPicture: ShowsPicture
  readonly report: SearchConnection['report']
  readonly indexNames: SearchIndexNames
}
