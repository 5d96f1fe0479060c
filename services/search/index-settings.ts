import { z } from 'zod'
import { CARD_ATTRIBUTES } from '#contracts/search/search-record.ts'
import type { EngineLayout } from './engine/engine.ts'
import type { Criterion } from './engine/sort-order.ts'

const names = z.array(z.string().min(1))

/** Whether typos are tolerated; a boolean may be sent as text. */
export const typoTolerance = z.preprocess(
  (value) => (typeof value === 'boolean' ? String(value) : value),
  z.enum(['true', 'false', 'min', 'strict']),
)

/**
 * Whether words are dropped if all of them together find nothing. Any value except `none` drops the least useful ones.
 */
export const wordRemoval = z.enum(['none', 'lastWords', 'firstWords', 'allOptional'])

/** The settings that this engine supports; others are stored and returned unchanged. */
export const indexSettings = z.looseObject({
  attributesForFaceting: names.nullish(),
  searchableAttributes: names.nullish(),
  numericAttributesForFiltering: names.nullish(),
  ranking: names.nullish(),
  customRanking: names.nullish(),
  attributesToRetrieve: names.nullish(),
  unretrievableAttributes: names.nullish(),
  attributesToHighlight: names.nullish(),
  highlightPreTag: z.string().nullish(),
  highlightPostTag: z.string().nullish(),
  hitsPerPage: z.int().min(1).max(1000).nullish(),
  paginationLimitedTo: z.int().min(0).max(20_000).nullish(),
  maxValuesPerFacet: z.int().min(1).max(1000).nullish(),
  sortFacetValuesBy: z.enum(['count', 'alpha']).nullish(),
  attributesToSnippet: names.nullish(),
  snippetEllipsisText: z.string().nullish(),
  replicas: names.nullish(),
  /** Only the first one is used, as the language of both texts and queries. */
  indexLanguages: names.nullish(),
  removeStopWords: z.union([z.boolean(), names]).nullish(),
  queryType: z.enum(['prefixLast', 'prefixAll', 'prefixNone']).nullish(),
  typoTolerance: typoTolerance.nullish(),
  minWordSizefor1Typo: z.int().min(0).nullish(),
  minWordSizefor2Typos: z.int().min(0).nullish(),
  allowTyposOnNumericTokens: z.boolean().nullish(),
  removeWordsIfNoResults: wordRemoval.nullish(),
  optionalWords: names.nullish(),
})
export type IndexSettings = z.infer<typeof indexSettings>

type FacetDeclaration = { attribute: string; isCounted: boolean; isSearchable: boolean }

/** Parses `name`, `searchable(name)`, `filterOnly(name)` and `afterDistinct(…)` around any of them. */
export function facetDeclarations({ attributesForFaceting }: IndexSettings): FacetDeclaration[] {
  return (attributesForFaceting ?? []).map((source) => {
    const declared = /^afterDistinct\((.*)\)$/.exec(source)?.[1] ?? source
    const [, modifier, attribute] = /^(searchable|filterOnly)\((.*)\)$/.exec(declared) ?? [null, '', declared]
    return {
      attribute: attribute ?? declared,
      isCounted: modifier !== 'filterOnly',
      isSearchable: modifier === 'searchable',
    }
  })
}

/**
 * In `title,subtitle`, both attributes rank equally; `unordered(title)` counts as `title`. Null if all text attributes
 * are searchable.
 */
export function searchableClasses({ searchableAttributes }: IndexSettings): string[][] | null {
  if (!searchableAttributes || searchableAttributes.length === 0) return null
  return searchableAttributes.map((source) =>
    source.split(',').map((attribute) => attribute.trim().replace(/^(?:un)?ordered\((.*)\)$/, '$1')),
  )
}

/**
 * The sort order of documents. `asc(x)` and `desc(x)` in `ranking` before the textual criteria sort the whole result
 * (`sortsFirst`); those in `customRanking` break ties between equally good matches.
 */
export function getSorting(settings: IndexSettings): { criteria: Criterion[]; sortsFirst: boolean } {
  const leading = []
  for (const source of settings.ranking ?? []) {
    const criterion = parseCriterion(source)
    if (!criterion) break
    leading.push(criterion)
  }
  const custom = (settings.customRanking ?? []).flatMap((source) => parseCriterion(source) ?? [])
  return { criteria: [...leading, ...custom], sortsFirst: leading.length > 0 }
}

/** The language of the texts, such as `it`; with null, words are compared unchanged. */
export function getLanguage({ indexLanguages }: IndexSettings): string | null {
  return indexLanguages?.[0] ?? null
}

/** What the engine of a primary index must contain to serve its replicas too. */
export function toEngineLayout(primary: IndexSettings, replicas: readonly IndexSettings[]): EngineLayout {
  const all = [primary, ...replicas]
  const sorted = all.flatMap((settings) => getSorting(settings).criteria.map(({ attribute }) => attribute))
  const facets = all.flatMap((settings) => facetDeclarations(settings).map(({ attribute }) => attribute))
  const filtered = primary.numericAttributesForFiltering
  return {
    facetAttributes: unique(facets),
    searchableAttributes: searchableClasses(primary),
    language: getLanguage(primary),
    storedTogether: CARD_ATTRIBUTES,
    numericAttributes: filtered ? unique([...filtered.map(bareName), ...sorted, ...facets]) : null,
  }
}

function parseCriterion(source: string): Criterion | null {
  const [, direction, attribute] = /^(asc|desc)\((.+)\)$/.exec(source) ?? []
  return attribute ? { attribute, direction: direction === 'asc' ? 'asc' : 'desc' } : null
}

function bareName(source: string): string {
  return source.replace(/^equalOnly\((.*)\)$/, '$1')
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values)].sort()
}
