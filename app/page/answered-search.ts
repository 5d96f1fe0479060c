import type { Visitor } from '#app/visitor/context.ts'
import { isLanguage, type Language } from '#domain/language.ts'
import { countedTerm } from '#domain/popular-searches.ts'

/** A search that a page answers with something, in the form under which it is counted. */
export type AnsweredSearch = { readonly language: Language; readonly term: string }

/** What a search found, and how its words were read. */
type Found = {
  readonly state: { readonly query: string }
  readonly total: number
  readonly correction: string | null
  readonly removedWords: readonly string[]
}

/**
 * With the page it goes into the page cache, so that a search is counted whose page no loader made. It does not
 * leave the server.
 */
const HEADER = 'Answered-Search'

/** What a page of results says of itself. Nothing where not all words found something, nor of an editor in preview. */
export function answeredSearchHeaders(
  { state, total, correction, removedWords }: Found,
  { language, isPreview }: Visitor,
): Record<string, string> {
  const isWhole = total > 0 && removedWords.length === 0 && !isPreview
  const term = isWhole ? countedTerm(correction ?? state.query, language) : null
  return term === null ? {} : { [HEADER]: `${language} ${encodeURIComponent(term)}` }
}

/** Takes from an answer which search it answers; null for every other answer. */
export function takeAnsweredSearch({ headers }: Response): AnsweredSearch | null {
  const [language, term] = headers.get(HEADER)?.split(' ') ?? []
  headers.delete(HEADER)
  return isLanguage(language) && term ? { language, term: decodeURIComponent(term) } : null
}
