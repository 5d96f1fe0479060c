import { parsePage } from '#domain/catalogue/paging.ts'
import {
  AVAILABILITIES,
  PIECE_SORTS,
  type PieceFilter,
  type PieceSort,
} from '#domain/list/piece-selection.ts'
import { listPath } from '../paths.ts'

/** The state of a list in its URL. */
export type ListState = { readonly sort: PieceSort; readonly filter: PieceFilter; readonly page: number }

export const LIST_PARAMETERS = {
  sort: 'sort',
  artisan: 'artisan',
  category: 'category',
  availability: 'availability',
  minPrice: 'price-min',
  maxPrice: 'price-max',
  page: 'page',
} as const

const P = LIST_PARAMETERS

/** Exceeds the length of any slug or category path. */
const TEXT_CAP = 200

export function parseListState(search: URLSearchParams): ListState {
  const text = (name: string) => search.get(name)?.slice(0, TEXT_CAP) || null
  return {
    sort: PIECE_SORTS.find((sort) => sort === search.get(P.sort)) ?? 'own',
    filter: {
      artisan: text(P.artisan),
      category: text(P.category),
      availability: AVAILABILITIES.find((one) => one === search.get(P.availability)) ?? null,
      minPrice: parseWholeNumber(search.get(P.minPrice)),
      maxPrice: parseWholeNumber(search.get(P.maxPrice)),
    },
    page: parsePage(search.get(P.page)),
  }
}

/** Returns the query string with its question mark, or an empty string for the default state. */
export function listSearch({ sort, filter, page }: ListState): string {
  const search = new URLSearchParams()
  if (sort !== 'own') search.set(P.sort, sort)
  const { artisan, category, availability, minPrice, maxPrice } = filter
  for (const [name, value] of Object.entries({ artisan, category, availability, minPrice, maxPrice })) {
    if (value !== null) search.set(P[name as keyof PieceFilter], String(value))
  }
  if (page > 1) search.set(P.page, String(page))
  return search.size > 0 ? `?${search}` : ''
}

/** Returns the path without locale. */
export function listUrl(id: string, state: ListState): string {
  return listPath(id) + listSearch(state)
}

function parseWholeNumber(text: string | null): number | null {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null
}
