import type { Visitor } from '#app/visitor/context.ts'
import { countedTerm } from '#domain/search/popular-searches.ts'
import type { Page } from './page.server.ts'

/** What a search found, and how its words were read. */
type Found = {
  readonly state: { readonly query: string }
  readonly total: number
  readonly correction: string | null
  readonly removedWords: readonly string[]
}

/**
 * The search that a page answers, in the form under which it is counted. Null where not all words found something, and
 * for an editor in preview.
 */
export function answeredSearch(
  { state, total, correction, removedWords }: Found,
  { language, isPreview }: Visitor,
): Page['search'] {
  const isWhole = total > 0 && removedWords.length === 0 && !isPreview
  const term = isWhole ? countedTerm(correction ?? state.query, language) : null
  return term === null ? null : { language, term }
}
