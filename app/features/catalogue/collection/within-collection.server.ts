import type { ShopCollection } from '#clients/commerce/collection-calls.ts'
import type { SearchClient } from '#clients/search/search-client.ts'
import { idNumber } from '#domain/ids.ts'

/**
 * A search that returns only the products of a collection, in the order of the collection unless they are sorted;
 * filters and counts work as usual. The products of a very large collection are in the order of the catalogue.
 */
export function withinCollection(
  search: SearchClient,
  { number, productIds }: Pick<ShopCollection, 'number' | 'productIds'>,
): SearchClient {
  const numbers = productIds?.map(idNumber)
  return {
    ...search,
    findProducts: (request) =>
      numbers
        ? search.findInSelection(numbers, request)
        : search.findProducts({ ...request, collection: number }),
    findFacetValues: (facet, request) =>
      search.findFacetValues(
        facet,
        numbers ? { ...request, among: numbers } : { ...request, collection: number },
      ),
  }
}
