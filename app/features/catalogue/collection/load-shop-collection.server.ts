import type { LocalizedPaths } from '#app/page/address/localized-paths.ts'
import type { Visitor } from '#app/visitor/context.ts'
import type { ShopCollection } from '#clients/commerce/collection-calls.ts'
import type { CommerceClient } from '#clients/commerce/commerce-client.ts'
import { pathInAllLanguages } from '#clients/content/pages/page-slugs.ts'
import type { SearchClient } from '#clients/search/search-client.ts'
import type { CalendarDate } from '#domain/calendar/calendar-date.ts'
import { parseListState } from '#domain/catalogue/list-address.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { ListView } from '../list/list-view.ts'
import { loadList } from '../list/load-list.server.ts'
import { withinCollection } from './within-collection.server.ts'

export type ShopCollectionView = {
  readonly collection: Omit<ShopCollection, 'number' | 'productIds'>
  readonly list: ListView
  readonly paths: LocalizedPaths
}

type Refusal = 'collection-not-found' | 'product-fetch-failed' | 'search-failed'

/** A collection of the commerce service, with the list of its products for the URL's parameters. */
export async function loadShopCollection(
  { commerce, search }: { commerce: CommerceClient; search: SearchClient },
  { handle, params }: { handle: string; params: URLSearchParams },
  visitor: Visitor,
  today: CalendarDate,
): Promise<Result<ShopCollectionView, Refusal>> {
  const { country, language, buyer } = visitor
  const found = await commerce.getShopCollection(handle, { country, language, buyer })
  if (!found.ok) return found
  if (found.value === null) return refuse('collection-not-found')
  const { number, productIds, ...collection } = found.value
  const list = await loadList(
    withinCollection(search, { number, productIds }),
    {
      state: { ...parseListState(params), query: '' },
      collection: collection.handle,
      catalogue: search,
    },
    visitor,
    today,
  )
  if (!list.ok) return list
  return ok({ collection, list: list.value, paths: pathInAllLanguages(`/collections/${collection.handle}`) })
}
