import type { Visitor } from '#app/visitor/context.ts'
import { countedTerm } from '#domain/search/popular-searches.ts'
import type { Page } from './page.server.ts'

/** The results of a search, and how its query was corrected. */
type Found = {
  readonly state: { readonly query: string }
  readonly total: number
  readonly correction: string | null
  readonly removedWords: readonly string[]
}

/**
 * The search to count for a page, in normalized form. Null unless all words found something, and for an editor in
 * preview.
 */
export function searchToCount(
  { state, total, correction, removedWords }: Found,
  { language, isPreview }: Visitor,
): Page['search'] {
  const isWhole = total > 0 && removedWords.length === 0 && !isPreview
  const term = isWhole ? countedTerm(correction ?? state.query, language) : null
  return term === null ? null : { language, term }
}
