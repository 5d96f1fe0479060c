import type { FilterExpression, Term } from '../filters/filter-expression.ts'
import { DEFAULT_TYPO_RULES } from '../text/expand-word.ts'
import { type MatchedWord, matchText, type TextRules } from '../text/match-text.ts'
import { DEFAULT_QUERY_RULES, type QueryRules, queryWords } from '../text/query-words.ts'
import { NO_SYNONYMS } from '../text/synonyms/synonym-index.ts'
import { type Bitset, countBits, intersect } from './bitset.ts'
import type { Engine } from './engine.ts'
import { FacetCounter } from './facet-counts.ts'
import { pinnedFirst } from './pinned.ts'
import { bestFirst, inOrder } from './rank.ts'
import { addMissedFilters, selectDocuments } from './select.ts'
import type { Criterion } from './sort-order.ts'

export type EngineQuery = {
  text: string
  textRules?: TextRules & QueryRules
  /** The searchable attributes to search in; null for all. */
  searchIn: readonly string[] | null
  /** The searched documents: words without a match in them find nothing. */
  filters: FilterExpression
  /** The facets selected among them. */
  chosen?: FilterExpression
  /** Among equally good matches, documents that satisfy more of these come first. */
  optionalFilters?: readonly (readonly Term[])[]
  /** The order of equally good documents, or of all if `sortsFirst`. */
  criteria: readonly Criterion[]
  /** True for an index that is always sorted by its criteria, such as by ascending price. */
  sortsFirst: boolean
  /** The ids of documents that come first, in this order, if they are in the result. */
  pinned?: readonly string[]
  offset: number
  length: number
}

export type EngineResponse = {
  total: number
  /** The slots of the requested page of the result, in order. */
  slots: number[]
  facets: FacetCounter
  /** The words of the query and the matches of each. */
  words: readonly MatchedWord[]
  /** The penalty of each document; null without words and optional filters. */
  penalties: Uint16Array | null
}

export const DEFAULT_TEXT_RULES: TextRules & QueryRules = {
  ...DEFAULT_QUERY_RULES,
  typos: DEFAULT_TYPO_RULES,
  usesSynonyms: true,
  ownSynonyms: NO_SYNONYMS,
  removesWords: false,
}

/** Filters, matches, sorts and paginates. */
export function runQuery(engine: Engine, query: EngineQuery): EngineResponse {
  const { set, penalties, words } = selectWithText(engine, query)
  const total = countBits(set)
  const order = engine.order(query.criteria)
  const wanted = Math.max(0, Math.min(query.length, total - query.offset))
  const ranked = query.sortsFirst ? null : penalties
  const page = (within: Bitset, range: { offset: number; length: number }) =>
    ranked ? bestFirst(order, within, ranked, range) : inOrder(order, within, range)
  const { offset, length, pinned = [] } = query
  const slots = wanted === 0 ? [] : pinnedFirst(engine, set, { offset, length, pinned }, page)
  return { total, slots, facets: new FacetCounter(engine, set, total), words, penalties }
}

type Selection = { set: Bitset; penalties: Uint16Array | null; words: readonly MatchedWord[] }

function selectWithText(engine: Engine, query: EngineQuery): Selection {
  const rules = query.textRules ?? DEFAULT_TEXT_RULES
  const within = selectDocuments(engine, query.filters)
  const words = queryWords(query.text, engine.text.language, rules)
  const searched = { ...engine.searchable(query.searchIn), slots: engine.slots, within }
  const match = words.length > 0 ? matchText(searched, words, rules) : null
  const set = match?.set ?? within
  if (query.chosen && query.chosen.length > 0) intersect(set, selectDocuments(engine, query.chosen))
  const optional = query.optionalFilters ?? []
  const penalties = match?.penalties ?? (optional.length > 0 ? new Uint16Array(engine.slots) : null)
  if (penalties) addMissedFilters(engine, penalties, set, optional)
  return { set, penalties, words: match?.words ?? [] }
}
