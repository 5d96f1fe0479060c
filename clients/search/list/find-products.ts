import { PRODUCT_LIST_CAP, pageWindow } from '#domain/catalogue/paging.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { SearchTools } from '../search-tools.ts'
import { readSearchResponses } from '../sending/read-responses.ts'
import { labelMissing } from './label-missing.ts'
import { listQueries } from './list-queries.ts'
import type { ProductList, ProductListRequest } from './product-list.ts'
import { redirectOf } from './redirect-of-rules.ts'
import { toFacets, toStats } from './to-product-list.ts'

/** The maximum number of results that the hosted engine paginates. */
const SEARCH_CAP = 1000

export async function findProducts(
  tools: SearchTools,
  request: ProductListRequest,
): Promise<Result<ProductList, 'search-failed'>> {
  const queries = listQueries(request, tools.indexNames)
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
    facets: await labelMissing(tools, request, toFacets(request, queries, responses.value)),
    stats: toStats(request, queries, responses.value),
    removedWords: removedWords(withHits.queryAfterRemoval),
    correction: withHits.correctedQuery ?? null,
    reading: withHits.reading ?? null,
    redirect: redirectOf(withHits),
  })
}

/** `blue <em>spaceship</em> lamp` → `spaceship`. */
function removedWords(query = ''): string[] {
  return [...query.matchAll(/<em>([^<]*)<\/em>/gu)].flatMap(([, words = '']) =>
    words.split(/\s+/u).filter(Boolean),
  )
}
