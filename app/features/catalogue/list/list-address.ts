import { isFiltered } from '#domain/catalogue/filters.ts'
import { type ListState, parseListState, toListParams } from '#domain/catalogue/list-address.ts'
import { DEFAULT_SORT } from '#domain/catalogue/sorting.ts'

/** The address of a list, without the locale: '/categories/seating?material=oak'. */
export function listAddress(path: string, state: ListState): string {
  const params = toListParams(state)
  return params.size > 0 ? `${path}?${params}` : path
}

/** Whether it is the same pieces again, narrowed or sorted otherwise: such lists are not for search engines. */
export function isVariation({ filters, sort }: ListState): boolean {
  return isFiltered(filters) || sort !== DEFAULT_SORT
}

/**
 * What a form sent without a script holds every field it has, also the empty ones. The address without
 * those, or null when it has none.
 */
export function withoutEmptyFields(url: URL): string | null {
  if (![...url.searchParams.values()].includes('')) return null
  const filled = [...url.searchParams].filter(([, value]) => value !== '')
  const search = new URLSearchParams(filled).toString()
  return url.pathname + (search && `?${search}`)
}

/** Whether two states are of the same list, in whatever order its values were chosen. */
export function isSameList(one: ListState, other: ListState): boolean {
  const entries = (state: ListState) => [...toListParams(state)].map(String).sort().join(' ')
  return entries(one) === entries(other)
}

/** What the fields of the filters say. It begins at the first page. */
export function stateOfForm(form: HTMLFormElement): ListState {
  const fields = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  )
  return parseListState(new URLSearchParams(fields))
}
