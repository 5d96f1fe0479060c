import { type ListState, toListParams } from '#domain/catalogue/list-address.ts'
import { idNumber } from '#domain/ids.ts'

/** Spec §7: the parameters that restore a place in a list, the page and the product. */
const PAGE = 'ppage'
const PRODUCT = 'pid'

/** The query of a list at one of its products: '?material=oak&ppage=2&pid=42'. */
export function placeSearch(state: ListState, productId: string): string {
  const params = toListParams({ ...state, page: 1 })
  if (state.page > 1) params.set(PAGE, String(state.page))
  params.set(PRODUCT, idNumber(productId))
  return `?${params}`
}

/** The index of the product that the address returns to; -1 if there is none. */
export function placeOf(search: string, productIds: readonly string[]): number {
  const requested = new URLSearchParams(search).get(PRODUCT)
  return requested === null ? -1 : productIds.findIndex((id) => idNumber(id) === requested)
}
