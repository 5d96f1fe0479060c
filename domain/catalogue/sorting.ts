/** Spec §4, sort options of products; `recommended` is the curated order. */
export const PRODUCT_SORTS = [
  'recommended',
  'fast-shipping',
  'price-ascending',
  'price-descending',
  'new-arrivals',
] as const
export type ProductSort = (typeof PRODUCT_SORTS)[number]
export const DEFAULT_SORT: ProductSort = 'recommended'

export const ARTISAN_SORTS = ['recommended', 'most-recent'] as const
export type ArtisanSort = (typeof ARTISAN_SORTS)[number]

/** Reads the sort order from a URL; unknown values mean the curated order. */
export function parseSort(text: string | null): ProductSort {
  return PRODUCT_SORTS.find((sort) => sort === text) ?? DEFAULT_SORT
}
