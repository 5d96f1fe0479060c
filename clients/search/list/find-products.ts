import { z } from 'zod'
import { parseChoice } from '#contracts/search/search-record.ts'
import { CHOICE_FILTERS, type ChoiceFilter, NO_FILTERS } from '#domain/catalogue/filters.ts'
import { PRODUCT_LIST_CAP, pageWindow } from '#domain/catalogue/paging.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { SearchTools } from '../search-tools.ts'
import type { SearchResponse } from '../sending/read-responses.ts'
import { readSearchResponses } from '../sending/read-responses.ts'
import { audienceCondition, buildConditions } from './list-conditions.ts'
import { buildListQueries, NO_HITS, toCommonParams, toConditionParams } from './list-queries.ts'
import type { ProductFacets, ProductList, ProductListRequest } from './product-list.ts'
import { toFacets, toStats } from './to-product-list.ts'

/** The hosted engine's limit on results. */
const SEARCH_CAP = 1000

const targetUrl = z.string().refine((text) => text.startsWith('/') || /^https?:\/\//.test(text))

const redirectContent = z.object({ redirect: z.object({ url: targetUrl }) })

const redirectData = z.object({ redirect: targetUrl })

/** The hosted engine's limit on counted values per attribute. */
const VALUES_MAX = 1000

export async function findProducts(
  tools: SearchTools,
  request: ProductListRequest,
): Promise<Result<ProductList, 'search-failed'>> {
  const queries = buildListQueries(request, tools.indexNames)
  const requests = queries.map(({ params }) => params)
  const responses = await tools.send('findProducts', { requests }, (content) =>
    readSearchResponses(content, queries.length),
  )
  if (!responses.ok) return responses
  const [withHits] = responses.value
  if (!withHits) return refuse('search-failed')
  const cap = request.cap ?? (request.query ? SEARCH_CAP : PRODUCT_LIST_CAP)
  const window = pageWindow(withHits.nbHits, request.page, { pageSize: request.hitsPerPage, cap })
  if (window.page < request.page) return findProducts(tools, { ...request, page: window.page })
  return ok({
    cards: tools.readCards(withHits.hits.slice(0, window.length), request.currency),
    total: withHits.nbHits,
    page: window.page,
    pageCount: window.pageCount,
    facets: await addMissingLabels(tools, request, toFacets(request, queries, responses.value)),
    stats: toStats(request, queries, responses.value),
    removedWords: extractRemovedWords(withHits.queryAfterRemoval),
    correction: withHits.correctedQuery ?? null,
    reading: withHits.reading ?? null,
    redirect: findRedirect(withHits),
  })
}

/** `blue <em>spaceship</em> lamp` → `spaceship`. */
function extractRemovedWords(query = ''): string[] {
  return [...query.matchAll(/<em>([^<]*)<\/em>/gu)].flatMap(([, words = '']) =>
    words.split(/\s+/u).filter(Boolean),
  )
}

/**
 * The redirect set by a search's rules: in `renderingContent`, like the hosted engine's redirects, or in `redirect` of
 * `userData`. Null if there is none.
 */
export function findRedirect({
  renderingContent,
  userData = [],
}: Pick<SearchResponse, 'renderingContent' | 'userData'>): string | null {
  const [first] = userData.flatMap((data) => redirectData.safeParse(data).data?.redirect ?? [])
  return redirectContent.safeParse(renderingContent).data?.redirect.url ?? first ?? null
}

/**
 * Finds labels for active values that match no product in the list, by searching the rest of the catalogue. It only
 * searches if there are such values; if that finds nothing, the slug is shown as words.
 */
async function addMissingLabels(
  { send, indexNames }: SearchTools,
  request: ProductListRequest,
  facets: ProductFacets,
): Promise<ProductFacets> {
  const missing = CHOICE_FILTERS.flatMap((filter) => {
    const values = facets[filter].filter(({ isSelected, count }) => isSelected && count === 0)
    return values.length > 0 ? [{ filter, values: values.map(({ value }) => value) }] : []
  })
  if (missing.length === 0) return facets
  const requests = missing.map(({ filter, values }) => {
    const filters = { ...NO_FILTERS, [filter]: values }
    return {
      ...toCommonParams({ ...request, query: '' }, indexNames),
      filters: audienceCondition(request),
      ...toConditionParams(buildConditions({ ...request, filters })),
      ...NO_HITS,
      facets: labelAttributes(filter),
      maxValuesPerFacet: VALUES_MAX,
    }
  })
  const responses = await send('findLabels', { requests }, (content) =>
    readSearchResponses(content, requests.length),
  )
  if (!responses.ok) return facets
  const labeled = missing.map(({ filter }, index) => {
    const counted = Object.values(responses.value[index]?.facets ?? {}).flatMap(Object.keys)
    const labels = new Map(counted.map(parseChoice).map(({ key, label }) => [key, label]))
    return [
      filter,
      facets[filter].map((known) => ({ ...known, label: labels.get(known.value) ?? known.label })),
    ]
  })
  return { ...facets, ...Object.fromEntries(labeled) }
}

function labelAttributes(filter: ChoiceFilter): string[] {
  return filter === 'categories'
    ? ['choices.categories0', 'choices.categories1', 'choices.categories2']
    : [`choices.${filter}`]
}
