import {
  artisanIndexPlan,
  DEFAULT_INDEX_NAMES,
  type IndexPlan,
  productIndexPlan,
} from '#contracts/search/search-indexes.ts'
import { LANGUAGES, type Language } from '#domain/market/language.ts'
import type { Target } from '../../attack/target/target.ts'
import type { Ledger } from '../ledger.ts'
import type { Piece } from '../target/belongings.ts'
import { fetchBytes } from '../target/fetch-bytes.ts'

const HITS = 1000

/** Reads every record and every facet of every index with a browser's key. */
export async function walkSearch(target: Target, ledger: Ledger, pieces: readonly Piece[]): Promise<void> {
  const headers = {
    'content-type': 'application/json',
    'x-algolia-api-key': target.tokens?.search ?? '',
    'x-algolia-application-id': 'house',
  }
  const call = async (route: string, path: string, body: object) => {
    const response = await fetchBytes(target, { path, method: 'POST', headers, body: JSON.stringify(body) })
    const where = `${path} ${JSON.stringify(body)}`
    ledger.recordResponse({ role: 'guest', surface: 'search', route, where, isPublic: true }, response)
    if (response.status !== 200) throw new Error(`${where} returned ${response.status}: ${response.bytes}`)
  }
  for (const { indexName, hasProducts } of LANGUAGES.flatMap(indexesOf)) {
    const all = { query: '', hitsPerPage: HITS, facets: ['*'] }
    await call('query', `/services/search/1/indexes/${indexName}/query`, all)
    const search = { indexName, query: 'a', hitsPerPage: 50, attributesToRetrieve: ['*', 'tradePrice'] }
    const facet = { indexName, query: '', type: 'facet', facet: 'choices.artisan', facetQuery: 'o' }
    const requests = hasProducts ? [search, facet] : [search]
    await call('queries', '/services/search/1/indexes/*/queries', { requests })
    const objects = pieces.map(({ id }) => ({ indexName, objectID: id.replace(/\D/g, '') }))
    if (hasProducts) await call('objects', '/services/search/1/indexes/*/objects', { requests: objects })
  }
}

function indexesOf(language: Language) {
  const namesOf = ({ primary, replicas }: IndexPlan) => [primary, ...replicas.map(({ name }) => name)]
  return [
    ...namesOf(productIndexPlan(language, DEFAULT_INDEX_NAMES)).map((indexName) => ({
      indexName,
      hasProducts: true,
    })),
    ...namesOf(artisanIndexPlan(language, DEFAULT_INDEX_NAMES)).map((indexName) => ({
      indexName,
      hasProducts: false,
    })),
  ]
}
