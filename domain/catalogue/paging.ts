/** Spec §5, §9: product lists are capped at 96 products. */
export const PRODUCT_LIST_CAP = 96

/** Spec §7, §9: search page size. */
export const SEARCH_PAGE_SIZE = 60

/** One page of a result. `page` starts at 1 and never exceeds the last page. */
export type PageWindow = {
  readonly page: number
  readonly pageCount: number
  /** The number of results that can be reached by paging. */
  readonly reachable: number
  readonly offset: number
  readonly length: number
}

/**
 * Computes a page's range in a result of `total` items, of which at most `cap` can be reached (null: all). With 200
 * products and the cap of 96, page 1 has 60 and page 2 has 36. An empty result has one empty page.
 */
export function pageWindow(
  total: number,
  page: number,
  { pageSize = SEARCH_PAGE_SIZE, cap = Number.POSITIVE_INFINITY } = {},
): PageWindow {
  const reachable = Math.min(Math.max(0, total), cap)
  const pageCount = Math.max(1, Math.ceil(reachable / pageSize))
  const current = Math.min(Math.max(1, page), pageCount)
  const offset = (current - 1) * pageSize
  return { page: current, pageCount, reachable, offset, length: Math.min(pageSize, reachable - offset) }
}

/** Parses a page number from 1 to 9999; anything else is 1. */
export function parsePage(text: string | null): number {
  return text !== null && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1
}
