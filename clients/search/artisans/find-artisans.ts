import { ARTISAN_CARD_ATTRIBUTES, artisanRecord, EVERYWHERE } from '#contracts/search/artisan-record.ts'
import { artisanIndexName, type SearchIndexNames } from '#contracts/search/search-indexes.ts'
import { parseChoice } from '#contracts/search/search-record.ts'
import { ARTISAN_CHOICES, type ArtisanChoice, NO_ARTISAN_FILTERS } from '#domain/catalogue/artisan-filters.ts'
import { pageWindow } from '#domain/catalogue/paging.ts'
import { shownPicture } from '#domain/product/shown-picture.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { escapeSign } from '../list/list-conditions.ts'
import type { FacetValue } from '../list/product-list.ts'
import type { SearchTools } from '../search-tools.ts'
import { readSearchResponses, type SearchResponse } from '../sending/read-responses.ts'
import type { ArtisanList, ArtisanListRequest, FoundArtisan } from './artisan-list.ts'

/** Loads the artisans, and the alternatives to each active filter, in one call. */
export async function findArtisans(
  tools: SearchTools,
  request: ArtisanListRequest,
): Promise<Result<ArtisanList, 'search-failed'>> {
  const { filters, hitsPerPage, page } = request
  const activeChoices = ARTISAN_CHOICES.filter((choice) => filters[choice] !== null)
  const requests = [
    toHitQuery(request, tools.indexNames),
    ...activeChoices.map((choice) => toCountQuery(request, tools, choice)),
  ]
  const responses = await tools.send('findArtisans', { requests }, (content) =>
    readSearchResponses(content, requests.length),
  )
  if (!responses.ok) return responses
  const [withHits, ...countResponses] = responses.value
  if (!withHits) return refuse('search-failed')
  const window = pageWindow(withHits.nbHits, page, { pageSize: hitsPerPage })
  if (window.page < page) return findArtisans(tools, { ...request, page: window.page })
  const all = withHits.nbHits === 0 ? await findWholeDirectory(tools, request) : undefined
  const valuesOf = (choice: ArtisanChoice) => {
    const counted = activeChoices.includes(choice) ? countResponses[activeChoices.indexOf(choice)] : withHits
    const values = toValues(choice, counted, request)
    // If there are no results, the filters offer the values of the whole directory.
    const others = all
      ? toValues(choice, all, request).filter(({ value }) => !values.some((each) => each.value === value))
      : []
    return [...values, ...others.map((each) => ({ ...each, count: 0 }))]
  }
  return ok({
    artisans: readArtisans(withHits.hits, tools),
    total: withHits.nbHits,
    page: window.page,
    pageCount: window.pageCount,
    facets: {
      region: valuesOf('region'),
      craft: valuesOf('craft'),
      category: valuesOf('category'),
    },
  })
}

function toHitQuery(request: ArtisanListRequest, names: SearchIndexNames) {
  const { hitsPerPage, page, filters } = request
  const counted = ARTISAN_CHOICES.filter((choice) => filters[choice] === null)
  return {
    ...toCommonQuery(request, names),
    facetFilters: toConditions(request, null),
    facets: counted.map(toAttribute),
    hitsPerPage,
    page: page - 1,
    attributesToRetrieve: [...ARTISAN_CARD_ATTRIBUTES],
  }
}

async function findWholeDirectory(
  tools: SearchTools,
  request: ArtisanListRequest,
): Promise<SearchResponse | undefined> {
  const all = { ...request, query: '', filters: NO_ARTISAN_FILTERS, page: 1, hitsPerPage: 0 }
  const requests = [{ ...toHitQuery(all, tools.indexNames), attributesToRetrieve: [], analytics: false }]
  const found = await tools.send('findArtisans', { requests }, (content) => readSearchResponses(content, 1))
  return found.ok ? found.value[0] : undefined
}

/** Counts a filter's values as if it were not active. */
function toCountQuery(request: ArtisanListRequest, { indexNames }: SearchTools, choice: ArtisanChoice) {
  return {
    ...toCommonQuery(request, indexNames),
    facetFilters: toConditions(request, choice),
    facets: [toAttribute(choice)],
    hitsPerPage: 0,
    page: 0,
    attributesToRetrieve: [],
    analytics: false,
  }
}

function toCommonQuery(
  { query, isByName = false, sort, country, locale }: ArtisanListRequest,
  names: SearchIndexNames,
) {
  return {
    ...(isByName ? { restrictSearchableAttributes: ['name', 'town', 'region', 'craft'] } : {}),
    indexName: artisanIndexName({ sort, language: locale.language }, names),
    query,
    // Spec §6: visible everywhere or in this country, and not excluded there.
    filters: `(shownIn:${EVERYWHERE} OR shownIn:${country}) AND NOT excludedCountries:${country}`,
    attributesToHighlight: [],
  }
}

function toConditions({ filters }: ArtisanListRequest, except: ArtisanChoice | null): string[][] {
  return ARTISAN_CHOICES.flatMap((choice) => {
    const value = filters[choice]
    return value === null || choice === except ? [] : [[`keys.${choice}:${escapeSign(value)}`]]
  })
}

function toAttribute(choice: ArtisanChoice): string {
  return `choices.${choice}`
}

/** Sorted by label. Values without artisans are omitted. */
function toValues(
  choice: ArtisanChoice,
  response: SearchResponse | undefined,
  { filters, locale }: ArtisanListRequest,
): FacetValue[] {
  const chosen = filters[choice]
  return Object.entries(response?.facets[toAttribute(choice)] ?? {})
    .map(([value, count]) => ({ ...parseChoice(value), count }))
    .map(({ key, label, count }) => ({ value: key, label, count, isSelected: key === chosen }))
    .sort((one, other) => one.label.localeCompare(other.label, locale.language))
}

const card = artisanRecord.pick({
  slug: true,
  name: true,
  town: true,
  region: true,
  intro: true,
  picture: true,
})

/** An invalid record is reported and left out. */
function readArtisans(hits: readonly unknown[], { showsPicture, report }: SearchTools): FoundArtisan[] {
  return hits.flatMap((hit) => {
    const parsed = card.safeParse(hit)
    if (parsed.success) {
      return [{ ...parsed.data, picture: shownPicture(parsed.data.picture, showsPicture) }]
    }
    report({
      operation: 'findArtisans',
      code: 'record-malformed',
      status: 200,
      details: parsed.error.message,
    })
    return []
  })
}
