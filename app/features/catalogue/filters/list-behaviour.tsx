import type { RefObject } from 'react'
import type { ListState } from '#domain/catalogue/list-address.ts'
import type { ListView } from '../list/list-view.ts'
import { useListPlace } from '../list/use-list-place.ts'
import { useFilterForm } from './use-filter-form.ts'
import { useFilterSheet } from './use-filter-sheet.ts'
import { useOpenGroup } from './use-open-group.ts'

/** Progressive enhancement of a list, loaded after the page. `path`: without the locale. */
export function ListBehaviour({
  form,
  list,
  path,
  filled,
}: {
  form: RefObject<HTMLFormElement | null>
  list: ListView
  path: string
  /** The list from which the fields were rendered. */
  filled: ListState
}) {
  useFilterForm(form, path, { state: list.state, filled })
  useFilterSheet(form)
  useOpenGroup(form)
  useListPlace(list)
  return null
}
