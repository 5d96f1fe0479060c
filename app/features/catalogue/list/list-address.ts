import { isFiltered } from '#domain/catalogue/filters.ts'
import { type ListState, parseListState, toListParams } from '#domain/catalogue/list-address.ts'
import { DEFAULT_SORT } from '#domain/catalogue/sorting.ts'

/** The URL of a list, without the locale: '/categories/seating?material=oak'. */
export function listAddress(path: string, state: ListState): string {
  const params = toListParams(state)
  return params.size > 0 ? `${path}?${params}` : path
}

export function isVariation({ filters, sort }: ListState): boolean {
  return isFiltered(filters) || sort !== DEFAULT_SORT
}

/** Whether two states describe the same list, in whatever order its values were chosen. */
export function isSameList(one: ListState, other: ListState): boolean {
  const entries = (state: ListState) => [...toListParams(state)].map(String).sort().join(' ')
  return entries(one) === entries(other)
}

export function parseFilterForm(form: HTMLFormElement): ListState {
  const fields = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  )
  return parseListState(new URLSearchParams(fields))
}
