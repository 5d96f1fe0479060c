import type { Visitor } from '#app/visitor/context.ts'
import { isFiltered } from '#domain/catalogue/filters.ts'
import type { ListState } from '#domain/catalogue/list-address.ts'
import { countedTerm } from '#domain/search/popular-searches.ts'
import type { Page } from './page.server.ts'

type SearchOutcome = {
  readonly state: Pick<ListState, 'query' | 'filters'>
  readonly total: number
  readonly correction: string | null
  readonly removedWords: readonly string[]
  readonly understood: { readonly dropped: object | null } | null
}

/**
 * The search to count for a page, in normalized form; without results if no piece matches all its words. Null for an
 * editor in preview, for possibly personal queries, if filters are applied, and if other pages were found
 * (`hasOther`), which explain why there is no piece.
 */
export function searchToCount(
  { state, total, correction, removedWords, understood }: SearchOutcome,
  { language, isPreview }: Visitor,
  hasOther: boolean,
): Page['search'] {
  const hasResults = total > 0 && removedWords.length === 0 && !understood?.dropped
  if (isPreview || (!hasResults && (hasOther || isFiltered(state.filters)))) return null
  const term = countedTerm((hasResults && correction) || state.query, language)
  return term === null ? null : { language, term, hasResults }
}
