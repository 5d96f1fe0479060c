import { toListParams } from '#domain/catalogue/list-address.ts'
import type { ListView } from '../../list/list-view.ts'

/** Where more values of a filter are looked for. */
export const CHOICES_PATH = '/search/choices'

/** The address that answers with values of a filter in a list, without the locale, the filter and the text. */
export function choicesAddress({ state, categoryPath }: Pick<ListView, 'state' | 'categoryPath'>): string {
  const params = toListParams({ ...state, page: 1 })
  if (categoryPath !== null) params.set('in', categoryPath)
  return `${CHOICES_PATH}?${params}`
}
