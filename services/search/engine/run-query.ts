import type { Language } from '#domain/market/language.ts'
import { learnedOrder } from '#domain/search/merchandising/learned-order.ts'
import { queryTokens } from '#domain/search/understanding/query-tokens.ts'
import { readQuery } from '#domain/search/understanding/read-query.ts'
import type { Reading } from '#domain/search/understanding/reading.ts'
import type { FilterExpression, Term } from '../filters/filter-expression.ts'
import { addBit, type Bitset, countBits, countCommon, deleteBit, hasBit, intersect } from '../text/bitset.ts'
import type { TypoRules } from '../text/expand-word.ts'
import { DEFAULT_TYPO_RULES } from '../text/expand-word.ts'
import { type MatchedWord, matchText, type TextMatch, type TextRules } from '../text/match-text.ts'
import { DEFAULT_QUERY_RULES, type QueryRules, type QueryWord, queryWords } from '../text/query-words.ts'
import type { SearchedIndex } from '../text/searched-index.ts'
import { NO_SYNONYMS } from '../text/synonyms/synonym-index.ts'
import { unpackMismatches } from '../text/text-cost.ts'
import type { TextIndex } from '../text/text-index.ts'
import { correctWords } from '../text/understanding/correct-words.ts'
import { getLexicon } from '../text/understanding/lexicons.ts'
import { extractCodes } from '../text/words.ts'
import type { Engine } from './engine.ts'
import { FacetCounter } from './facet-counts.ts'
import { type PinnedSlots, type PromotedGroup, pinnedSlotsIn, withPromoted } from './promoted.ts'
import { pageByPenalty, pageInOrder } from './rank.ts'
import { addMissedFilters, selectDocuments } from './select.ts'
import { getSoldOut, putSoldOutLast } from './sold-out.ts'
import type { Criterion } from './sort-order.ts'
import { FACTS, type Measures } from './understood/fact-sets.ts'
import { selectUnderstood, type UnderstoodReport } from './understood/select-understood.ts'

export type EngineQuery = {
  text: string
  textRules?: TextRules & QueryRules
  /** The searchable attributes to search in; null for all. */
  searchIn: readonly string[] | null
  /** The documents to search: words without a match in them find nothing. */
  filters: FilterExpression
  chosen?: FilterExpression
  /** Among equally good matches, documents that satisfy more of these come first. */
  optionalFilters?: readonly (readonly Term[])[]
  /** The order of equally good documents, or of all if `sortsFirst`. */
  criteria: readonly Criterion[]
  /** True for an index that is always sorted by its criteria, such as by ascending price. */
  sortsFirst: boolean
  /** The units of prices and lengths in the text; euros and centimeters by default. */
  measures?: Measures
  /** Documents with a fixed position, whether or not they match the text. They must match the filters. */
  promoted?: readonly PromotedGroup[]
  /** How often documents were chosen in such searches, and how many places that may move them; null for no effect. */
  learned?: { readonly places: number; readonly scores: ReadonlyMap<string, number> } | null
  hidden?: readonly string[]
  offset: number
  length: number
}

export type EngineResponse = {
  total: number
  /** The slots of the requested page of the result, in order. */
  slots: number[]
  facets: FacetCounter
  words: readonly MatchedWord[]
  /** The penalty of each document; null without words and optional filters. */
  penalties: Uint16Array | null
  /** How the text was understood, and corrections of its misspelled words; null if it was compared word by word. */
  understood: (UnderstoodReport & Pick<Interpretation, 'corrected'> & { exactCount: number }) | null
}

export const DEFAULT_TEXT_RULES: TextRules & QueryRules = {
  ...DEFAULT_QUERY_RULES,
  typos: DEFAULT_TYPO_RULES,
  usesSynonyms: true,
  ownSynonyms: NO_SYNONYMS,
  removesWords: false,
}

type ResultRange = { offset: number; length: number }

type Interpretation = { readonly reading: Reading; readonly corrected: ReadonlyMap<string, string> }

/** The maximum number of tokens in a query; further ones are ignored. */
const TOKENS_MAX = 24

export function runQuery(engine: Engine, query: EngineQuery): EngineResponse {
  const { set, places, penalties, words, understood } = selectWithText(engine, query)
  const { offset, length } = query
  const total = countBits(set)
  const order = engine.order(query.criteria)
  const wanted = Math.max(0, Math.min(length, total - offset))
  const ranked = query.sortsFirst ? null : penalties
  const selectPage = (within: Bitset, range: ResultRange) => {
    if (!ranked) return pageInOrder(order, within, range)
    const selectBest = (part: ResultRange) => pageByPenalty(order, within, ranked, part)
    if (!query.learned) return selectBest(range)
    return pageWithLearning(engine, ranked, query.learned, range, selectBest)
  }
  const slots = wanted === 0 ? [] : withPromoted(set, places, { offset, length: wanted }, selectPage)
  return { total, slots, facets: new FacetCounter(engine, set, total), words, penalties, understood }
}

type Selection = Pick<EngineResponse, 'penalties' | 'words' | 'understood'> & {
  set: Bitset
  places: PinnedSlots
}

function selectWithText(engine: Engine, query: EngineQuery): Selection {
  const rules = query.textRules ?? DEFAULT_TEXT_RULES
  const within = selectDocuments(engine, query.filters)
  const words = queryWords(query.text, engine.text.language, rules)
  const searched = { ...engine.searchable(query.searchIn), slots: engine.slots, within }
  const understood = words.length > 0 ? understandQuery(engine, query, rules) : null
  const meant = understood && selectByMeaning(engine, searched, query, { rules, words, understood })
  const match = meant ?? (words.length > 0 ? matchWords(searched, words, rules, understood) : null)
  const set = match?.set ?? within.slice()
  if (query.chosen && query.chosen.length > 0) {
    const chosen = selectDocuments(engine, query.chosen)
    for (const each of [within, set]) intersect(each, chosen)
  }
  const places = applyHiddenAndPromoted(engine, { set, within }, query)
  const optional = query.optionalFilters ?? []
  const penalties = match?.penalties ?? (optional.length > 0 ? new Uint16Array(engine.slots) : null)
  if (penalties) {
    addMissedFilters(engine, penalties, set, optional)
    putSoldOutLast(engine, penalties, set)
  }
  const report = meant && { ...meant.report, exactCount: countCommon(set, meant.report.exact) }
  const corrected = understood?.corrected ?? new Map()
  return { set, places, penalties, words: match?.words ?? [], understood: report && { ...report, corrected } }
}

/**
 * Removes hidden documents from a result, and adds promoted ones. `within` holds the documents that match the filters.
 */
function applyHiddenAndPromoted(
  engine: Engine,
  { set, within }: { set: Bitset; within: Bitset },
  { promoted = [], hidden = [] }: EngineQuery,
): PinnedSlots {
  for (const slot of hidden.flatMap((objectID) => engine.slotOf(objectID) ?? [])) {
    deleteBit(within, slot)
    deleteBit(set, slot)
  }
  const places = pinnedSlotsIn(engine, within, promoted)
  for (const [slot] of places) addBit(set, slot)
  return places
}

const DEFAULT_MEASURES: Measures = { currency: 'EUR', units: 'cm' }

function understandQuery(
  engine: Engine,
  query: EngineQuery,
  rules: TextRules & QueryRules,
): Interpretation | null {
  if (query.searchIn !== null || (engine.facets.get(FACTS)?.values.length ?? 0) === 0) return null
  return understand(query.text, engine.text, {
    typos: rules.typos,
    isPrefix: rules.queryType !== 'prefixNone',
  })
}

type TextQuery = { rules: TextRules; words: readonly QueryWord[]; understood: Interpretation }

function selectByMeaning(
  engine: Engine,
  searched: SearchedIndex,
  query: EngineQuery,
  { rules, words, understood }: TextQuery,
) {
  const { measures = DEFAULT_MEASURES } = query
  return selectUnderstood(engine, searched, understood.reading, {
    text: rules,
    measures,
    words,
    addsSimilar: !query.sortsFirst,
  })
}

/**
 * Compares words literally. The name of one of the house's pages is not treated as a misspelled piece: `trade` is not
 * `Travertine`.
 */
function matchWords(
  searched: SearchedIndex,
  words: readonly QueryWord[],
  rules: TextRules,
  understood: Interpretation | null,
): TextMatch {
  const namesPage =
    understood !== null && understood.reading.pages.length > 0 && understood.reading.rest.length === 0
  if (!namesPage) return matchText(searched, words, rules)
  const whole = words.map((word) => ({ ...word, isPrefix: false }))
  return matchText(searched, whole, {
    ...rules,
    usesSynonyms: false,
    removesWords: false,
    typos: { ...rules.typos, tolerance: 'false' },
  })
}

/**
 * A page of a ranked result in which often chosen documents have moved up; `selectBest` returns a part of the ranking.
 * No document moves ahead of a better match, and no sold-out document ahead of an available one.
 */
function pageWithLearning(
  engine: Engine,
  penalties: Uint16Array,
  { places, scores }: { places: number; scores: ReadonlyMap<string, number> },
  { offset, length }: ResultRange,
  selectBest: (range: ResultRange) => number[],
): number[] {
  const soldOut = getSoldOut(engine)
  const scoreBySlot = new Map([...scores].map(([objectID, score]) => [engine.slotOf(objectID) ?? -1, score]))
  const ranked = selectBest({ offset: 0, length: offset + length + places })
  return learnedOrder(ranked, {
    places,
    scoreOf: (slot) => scoreBySlot.get(slot) ?? 0,
    classOf: (slot) => unpackMismatches(penalties[slot] ?? 0) * 2 + (hasBit(soldOut, slot) ? 1 : 0),
  }).slice(offset, offset + length)
}

/** Interprets a search in the language of an index; null for an index without a language, and for product numbers. */
export function understand(
  query: string,
  index: TextIndex,
  rules: { typos: TypoRules; isPrefix: boolean },
): Interpretation | null {
  const language: Language | null = index.language.code
  if (language === null || isCode(query)) return null
  const lexicon = getLexicon(language)
  const tokens = queryTokens(query, lexicon.sense).slice(0, TOKENS_MAX)
  if (tokens.length === 0) return null
  const correction = correctWords(tokens, lexicon, index, {
    ...rules,
    isPrefix: rules.isPrefix && !/\s$/.test(query),
  })
  return { reading: readQuery(correction.tokens, correction.lexicon), corrected: correction.corrected }
}

/** Whether a query is a product number, such as `OFBNUV-001` or `vsdlag001`: letters, then at least two digits. */
function isCode(query: string): boolean {
  const trimmed = query.trim()
  if (/\s/.test(trimmed)) return false
  const digits = trimmed.replace(/\D/g, '').length
  return (
    digits > 1 &&
    (/^\p{L}{2}/u.test(trimmed) || (extractCodes(trimmed).length > 0 && /\p{L}{2}/u.test(trimmed)))
  )
}
