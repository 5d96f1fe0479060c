import { randomBytes } from 'node:crypto'
import { readMeasures } from '#contracts/search/rule-contexts.ts'
import type { Pace } from '#services/kernel/pace.ts'
import { rankValues } from '../engine/facet-counts.ts'
import type { EngineResponse } from '../engine/run-query.ts'
import { DEFAULT_TEXT_RULES, runQuery } from '../engine/run-query.ts'
import { limitConditions } from '../filters/filter-limits.ts'
import { parseFacetFilters, parseNumericFilters, parseTagFilters } from '../filters/filter-lists.ts'
import { parseFilters } from '../filters/parse-filters.ts'
import { facetDeclarations, getSorting } from '../index-settings.ts'
import { combineRules, type RuleOutcome } from '../rules/rule-outcome.ts'
import type { OpenIndex } from '../store/live-indexes.ts'
import { DEFAULT_TYPO_RULES } from '../text/expand-word.ts'
import type { TextRules } from '../text/match-text.ts'
import type { QueryRules } from '../text/query-words.ts'
import { renderHits } from './hits/hits.ts'
import { describeReading } from './query-reading.ts'
import type { SearchParameters } from './search-parameters.ts'
import { encodeParameters, type ParsedParameters } from './search-parameters.ts'

const HITS_PER_PAGE = 20
const PAGINATION_LIMIT = 1000
const VALUES_PER_FACET = 100

/** Runs one search and returns the hosted engine's response. Many hits are rendered in time slices. */
export async function handleSearch(
  index: OpenIndex,
  parameters: ParsedParameters,
  { seesAll, pace, now }: { seesAll: boolean; pace: Pace; now: Date },
) {
  const startedAt = performance.now()
  const paging = getPaging(index, parameters)
  const { rules, response, reading } = findByRules(index, parameters, paging, now)
  const hits = await renderHits(index, parameters, { result: response, seesAll, pace })
  const reachable = Math.min(response.total, paging.limit)
  const result = {
    hits,
    nbHits: response.total,
    page: paging.page,
    nbPages: paging.hitsPerPage === 0 ? 0 : Math.ceil(reachable / paging.hitsPerPage),
    hitsPerPage: paging.hitsPerPage,
    ...(parameters.length === undefined ? {} : { offset: paging.offset, length: parameters.length }),
    ...(parameters.facets ? countFacets(index, parameters, response) : {}),
    exhaustiveNbHits: true,
    exhaustiveTypo: true,
    exhaustive: { nbHits: true, typo: true, ...(parameters.facets ? { facetsCount: true } : {}) },
    query: parameters.query ?? '',
    ...reading,
    params: encodeParameters(parameters.sent),
    index: index.name,
    ...(rules.userData.length > 0 ? { userData: rules.userData } : {}),
    ...(parameters.getRankingInfo ? { appliedRules: rules.applied.map((objectID) => ({ objectID })) } : {}),
    renderingContent: rules.renderingContent,
    ...(parameters.clickAnalytics ? { queryID: randomBytes(16).toString('hex') } : {}),
    processingTimeMS: Math.round(performance.now() - startedAt),
    processingTimingsMS: {},
    serverTimeMS: Math.round(performance.now() - startedAt),
  }
  return pickFields(result, parameters.responseFields)
}

/** Runs a query with the rules of an index; if it is misspelled, also with the rules for its correction. */
export function findByRules(
  index: OpenIndex,
  parameters: ParsedParameters,
  paging: { offset: number; length: number },
  now: Date,
) {
  const find = (rules: RuleOutcome) => {
    const response = queryIndex(index, parameters, rules, paging)
    return { rules, response, reading: describeReading(index.engine.text, rules.query, response) }
  }
  const typed = find(applyRules(index, parameters, now))
  const { correctedQuery } = typed.reading
  if (correctedQuery === undefined) return typed
  const rules = applyRules(index, { ...parameters, query: correctedQuery }, now)
  if (rules.applied.every((id) => typed.rules.applied.includes(id))) return typed
  const corrected = find(rules)
  return { ...corrected, reading: { ...corrected.reading, correctedQuery } }
}

/** The effects of an index's rules on a search; none with `enableRules: false`. */
function applyRules(
  { rules }: Pick<OpenIndex, 'rules'>,
  { query = '', ruleContexts = [], enableRules }: ParsedParameters,
  now: Date,
): RuleOutcome {
  return combineRules(query, enableRules === false ? [] : rules.find(query, ruleContexts, now))
}

/** Runs a query on an index; `paging` is the requested part of the result. */
function queryIndex(
  index: OpenIndex,
  parameters: ParsedParameters,
  rules: RuleOutcome,
  { offset, length }: { offset: number; length: number },
): EngineResponse {
  const filters = parseFilters(parameters.filters ?? '')
  const chosen = [
    ...parseFacetFilters(parameters.facetFilters ?? []),
    ...parseNumericFilters(parameters.numericFilters ?? []),
    ...parseTagFilters(parameters.tagFilters ?? []),
  ]
  const optionalFilters = parseFacetFilters(parameters.optionalFilters ?? [])
  limitConditions(filters, chosen, optionalFilters)
  return runQuery(index.engine, {
    text: rules.query,
    textRules: toTextRules(index, parameters),
    searchIn: parameters.restrictSearchableAttributes ?? null,
    filters: [...parameters.scope, ...rules.filters].flatMap(parseFilters).concat(filters),
    chosen,
    optionalFilters,
    ...getSorting(index.settings),
    measures: readMeasures(parameters.ruleContexts),
    promoted: index.canPin ? [...rules.promoted, ...findPinned(index, parameters)] : [],
    hidden: rules.hidden,
    // As on the hosted engine, `enableReRanking: false` disables what was learned.
    learned: parameters.enableReRanking === false ? null : index.learnedFor(rules.query),
    offset,
    length,
  })
}

/** The pieces pinned in a category, for a list without a query. With a query, results are ranked by relevance. */
function findPinned({ pinnedIn }: OpenIndex, { query, ruleContexts, enableRules }: ParsedParameters) {
  if (query || enableRules === false) return []
  return [{ objectIDs: (ruleContexts ?? []).flatMap(pinnedIn), position: 0 }]
}

function getPaging({ settings }: OpenIndex, parameters: ParsedParameters) {
  const limit = settings.paginationLimitedTo ?? PAGINATION_LIMIT
  if (parameters.length !== undefined) {
    const offset = parameters.offset ?? 0
    return { page: 0, hitsPerPage: parameters.length, limit, offset, length: parameters.length }
  }
  const hitsPerPage = parameters.hitsPerPage ?? settings.hitsPerPage ?? HITS_PER_PAGE
  const page = parameters.page ?? 0
  const offset = page * hitsPerPage
  return { page, hitsPerPage, limit, offset, length: Math.max(0, Math.min(hitsPerPage, limit - offset)) }
}

function countFacets(
  { engine, settings }: OpenIndex,
  parameters: ParsedParameters,
  { facets }: EngineResponse,
) {
  const declared = facetDeclarations(settings).filter(({ isCounted }) => isCounted)
  const wanted = new Set(parameters.facets)
  const attributes = declared
    .map(({ attribute }) => attribute)
    .filter((attribute) => wanted.has('*') || wanted.has(attribute))
  const limit = parameters.maxValuesPerFacet ?? settings.maxValuesPerFacet ?? VALUES_PER_FACET
  const order = parameters.sortFacetValuesBy ?? settings.sortFacetValuesBy ?? 'count'
  const counted = attributes.map((attribute) => {
    const values = rankValues(facets.values(attribute), order, limit)
    return [attribute, Object.fromEntries(values.map(({ value, count }) => [value, count]))] as const
  })
  const stats = attributes
    .filter((attribute) => engine.numeric(attribute))
    .map((attribute) => [attribute, facets.stats(attribute)] as const)
  return {
    facets: Object.fromEntries(counted.filter(([, values]) => Object.keys(values).length > 0)),
    facets_stats: Object.fromEntries(stats.filter(([, stat]) => stat !== null)),
    exhaustiveFacetsCount: true,
  }
}

function pickFields<Result extends object>(
  result: Result,
  fields: readonly string[] | undefined,
): Partial<Result> {
  if (!fields || fields.includes('*')) return result
  return Object.fromEntries(
    Object.entries(result).filter(([name]) => fields.includes(name)),
  ) as Partial<Result>
}

/** How the words of a query are matched: according to its parameters, else to the settings of the index. */
function toTextRules(
  { settings, synonyms }: OpenIndex,
  parameters: SearchParameters,
): TextRules & QueryRules {
  const defaults = DEFAULT_TYPO_RULES
  const stopWords = parameters.removeStopWords ?? settings.removeStopWords ?? false
  const removal = parameters.removeWordsIfNoResults ?? settings.removeWordsIfNoResults ?? 'none'
  return {
    queryType: parameters.queryType ?? settings.queryType ?? DEFAULT_TEXT_RULES.queryType,
    removesStopWords: Array.isArray(stopWords) ? stopWords.length > 0 : stopWords,
    optionalWords: parameters.optionalWords ?? settings.optionalWords ?? [],
    usesSynonyms: parameters.synonyms ?? true,
    ownSynonyms: synonyms,
    removesWords: removal !== 'none',
    typos: {
      tolerance: parameters.typoTolerance ?? settings.typoTolerance ?? defaults.tolerance,
      oneFrom: parameters.minWordSizefor1Typo ?? settings.minWordSizefor1Typo ?? defaults.oneFrom,
      twoFrom: parameters.minWordSizefor2Typos ?? settings.minWordSizefor2Typos ?? defaults.twoFrom,
      inNumbers:
        parameters.allowTyposOnNumericTokens ?? settings.allowTyposOnNumericTokens ?? defaults.inNumbers,
    },
  }
}
