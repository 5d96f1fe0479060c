import { OVERVIEW, SAVED_PATH } from '#app/features/lists/paths.ts'
import type { ListPurpose } from '#contracts/list-id.ts'
import type { ListTotals } from '#domain/list/list-totals.ts'
import {
  OVERVIEW_SCOPES,
  OVERVIEW_SORTS,
  type OverviewScope,
  type OverviewSort,
} from '#domain/list/overview.ts'
import type { Picture } from '#domain/product/product.ts'

/** The cover of a list: one wide picture, or up to two of its pieces. */
export type CoverView =
  | { readonly kind: 'wide'; readonly picture: Picture }
  | { readonly kind: 'pieces'; readonly pictures: readonly Picture[] }

/** When a list was last changed: today, yesterday, or on a formatted day. */
export type ChangedView =
  | { readonly kind: 'today' | 'yesterday' }
  | { readonly kind: 'on'; readonly day: string }

export type AudienceView =
  | { readonly kind: 'private' | 'left-over' | 'link' | 'link-with-prices' }
  | { readonly kind: 'edited-with'; readonly names: readonly string[] }
  | { readonly kind: 'shared-by'; readonly name: string }

/** Numbers of pieces are units: two chairs are two pieces. */
export type ListCardView = {
  readonly id: string
  readonly name: string | null
  readonly purpose: ListPurpose | null
  /** The client and number of a project; empty ones are left out. */
  readonly project: readonly string[]
  readonly sections: number
  readonly pieces: number
  /** The number of pieces that the total leaves out. */
  readonly left: number
  /** Null for a list without a piece that has a price here, or while prices are unavailable. */
  readonly totals: Pick<ListTotals, 'total' | 'publicTotal' | 'reduction' | 'open'> | null
  readonly audience: AudienceView
  readonly changed: ChangedView
  readonly cover: CoverView
}

export type OverviewState = {
  readonly shown: OverviewScope
  readonly sort: OverviewSort
  readonly page: number
}

export function parseOverviewState(search: URLSearchParams, page: number): OverviewState {
  return {
    shown: OVERVIEW_SCOPES.find((shown) => shown === search.get(OVERVIEW.show)) ?? 'all',
    sort: OVERVIEW_SORTS.find((sort) => sort === search.get(OVERVIEW.sort)) ?? 'changed',
    page,
  }
}

/** Returns the path without locale. Any change other than the page resets to the first page. */
export function overviewUrl({
  shown,
  sort,
  page = 1,
}: Omit<OverviewState, 'page'> & { page?: number }): string {
  const search = new URLSearchParams()
  if (shown !== 'all') search.set(OVERVIEW.show, shown)
  if (sort !== 'changed') search.set(OVERVIEW.sort, sort)
  if (page > 1) search.set(OVERVIEW.page, String(page))
  return search.size > 0 ? `${SAVED_PATH}?${search}` : SAVED_PATH
}

/** Returns the id of a list in URLs: its purpose if it has one, otherwise its id. */
export function listUrlId({ id, purpose }: { id: string; purpose: ListPurpose | null }): string {
  return purpose ?? id
}
