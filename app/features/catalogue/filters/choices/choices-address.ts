import { toListParams } from '#domain/catalogue/list-address.ts'
import type { ListView } from '../../list/list-view.ts'

/** The path that searches values of a filter. */
export const CHOICES_PATH = '/search/choices'

/** The URL that searches values of a filter in a list, without the locale, the filter and the query. */
export function choicesAddress({
  state,
  categoryPath,
  collection,
}: Pick<ListView, 'state' | 'categoryPath' | 'collection'>): string {
  const params = toListParams({ ...state, page: 1 })
  if (categoryPath !== null) params.set('in', categoryPath)
  if (collection !== null) params.set('collection', collection)
  return `${CHOICES_PATH}?${params}`
}
