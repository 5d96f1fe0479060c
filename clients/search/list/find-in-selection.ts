import { PRODUCT_LIST_CAP, pageWindow } from '#domain/catalogue/paging.ts'
import { DEFAULT_SORT } from '#domain/catalogue/sorting.ts'
import { idNumber } from '#domain/ids.ts'
import { ok, type Result } from '#domain/result.ts'
import { relatedFirst } from '#domain/search/visual-matches.ts'
import type { SearchTools } from '../search-tools.ts'
import { findProducts } from './find-products.ts'
import type { ProductList, ProductListRequest } from './product-list.ts'

/** Matches no product, so that an empty selection is a query like any other. */
const NO_PRODUCT = ['0']

/**
 * Filters a given selection of products. They keep their order, related ones first, unless another sort is
 * requested; products hidden from the visitor are left out.
 */
export async function findInSelection(
  tools: SearchTools,
  numbers: readonly string[],
  request: ProductListRequest,
): Promise<Result<ProductList, 'search-failed'>> {
  const among = numbers.length > 0 ? numbers : NO_PRODUCT
  if (request.sort !== DEFAULT_SORT) return findProducts(tools, { ...request, among })
  const whole = { page: 1, hitsPerPage: among.length, cap: among.length }
  const all = await findProducts(tools, { ...request, ...whole, among })
  if (!all.ok) return all
  const { hitsPerPage, cap = PRODUCT_LIST_CAP } = request
  const window = pageWindow(all.value.total, request.page, { pageSize: hitsPerPage, cap })
  const place = new Map(among.map((number, at) => [number, at]))
  const placeOf = ({ id }: { id: string }) => place.get(idNumber(id)) ?? among.length
  const named = all.value.cards.toSorted((one, other) => placeOf(one) - placeOf(other))
  const cards = relatedFirst(named, request.relatedCategories ?? [])
  const start = (window.page - 1) * hitsPerPage
  return ok({
    ...all.value,
    cards: cards.slice(start, start + window.length),
    page: window.page,
    pageCount: window.pageCount,
  })
}
