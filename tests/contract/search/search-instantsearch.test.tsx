import algoliasearchHelper, { type SearchResults } from 'algoliasearch-helper'
import { renderToString } from 'react-dom/server'
import {
  getServerState,
  Highlight,
  Hits,
  InstantSearch,
  InstantSearchSSRProvider,
  Pagination,
  RefinementList,
  SearchBox,
} from 'react-instantsearch'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type EmbeddedSearch, startSearch } from '../support/embedded-search.ts'

const PIECES = [
  { objectID: '1', title: 'Brass floor lamp', artisan: 'Ottoni', material: ['Brass'], price: 900 },
  {
    objectID: '2',
    title: 'Glass pendant lamp',
    artisan: 'Vetreria',
    material: ['Glass', 'Brass'],
    price: 400,
  },
  { objectID: '3', title: 'Linen sofa', artisan: 'Officina', material: ['Linen'], price: 2400 },
  { objectID: '4', title: 'Glass vase', artisan: 'Vetreria', material: ['Glass'], price: 120 },
]

const SETTINGS = {
  searchableAttributes: ['title', 'artisan', 'material'],
  attributesForFaceting: ['searchable(artisan)', 'material', 'price'],
  customRanking: ['desc(price)'],
  indexLanguages: ['en' as const],
  removeStopWords: true,
  attributesToSnippet: ['title:2'],
}

let search: EmbeddedSearch

beforeAll(async () => {
  search = await startSearch()
  const admin = search.full()
  await admin.setSettings({ indexName: 'pieces', indexSettings: SETTINGS })
  await admin.saveObjects({ indexName: 'pieces', objects: PIECES, waitForTasks: true })
})
afterAll(() => search.close())

const find = async (params: Record<string, unknown>) => {
  const { results } = await search.lite().searchForHits<{ title: string }>({
    requests: [{ indexName: 'pieces', ...params }],
  })
  const [result] = results
  if (!result) throw new Error('no result')
  return result
}
const titles = async (params: Record<string, unknown>) => (await find(params)).hits.map(({ title }) => title)

test('the official helper counts a disjunctive facet as if it were not refined', async () => {
  const helper = algoliasearchHelper(search.lite() as Parameters<typeof algoliasearchHelper>[0], 'pieces', {
    disjunctiveFacets: ['artisan', 'price'],
    facets: ['material'],
    hitsPerPage: 10,
  })
  helper.addDisjunctiveFacetRefinement('artisan', 'Vetreria').addNumericRefinement('price', '>=', 100)
  const results = await new Promise<SearchResults>((resolve, reject) => {
    helper.on('result', ({ results }) => resolve(results))
    helper.on('error', ({ error }) => reject(error))
    helper.search()
  })
  expect(results.hits.map(({ objectID }) => objectID)).toEqual(['2', '4'])
  expect(results.getFacetValues('artisan', { sortBy: ['name:asc'] })).toMatchObject([
    { name: 'Officina', count: 1, isRefined: false },
    { name: 'Ottoni', count: 1, isRefined: false },
    { name: 'Vetreria', count: 2, isRefined: true },
  ])
  expect(results.getFacetStats('price')).toMatchObject({ min: 120, max: 400 })
  const found = await helper.searchForFacetValues('artisan', 'off', 5)
  expect(found.facetHits).toMatchObject([{ value: 'Officina', highlighted: '<em>Off</em>icina', count: 1 }])
})

test('InstantSearch renders its page on the server with its own request', async () => {
  const page = (state?: Awaited<ReturnType<typeof getServerState>>) => (
    <InstantSearchSSRProvider {...state}>
      <InstantSearch
        searchClient={search.lite()}
        indexName="pieces"
        initialUiState={{ pieces: { query: 'lamps', refinementList: { material: ['Brass'] } } }}
      >
        <SearchBox />
        <RefinementList attribute="material" />
        <Hits hitComponent={({ hit }) => <Highlight attribute="title" hit={hit} />} />
        <Pagination />
      </InstantSearch>
    </InstantSearchSSRProvider>
  )
  const html = renderToString(page(await getServerState(page(), { renderToString })))
  const text = html.replace(/<!-- -->/g, '')
  expect(text).toContain('<mark class="ais-Highlight-highlighted">lamp</mark>')
  expect(text).toContain('Glass pendant ')
  expect(text).not.toContain('Linen sofa')
})

test('query parameters control how words match', async () => {
  expect(await titles({ query: 'lamps' })).toEqual(['Brass floor lamp', 'Glass pendant lamp'])
  expect(await titles({ query: 'couch' })).toEqual(['Linen sofa'])
  expect(await titles({ query: 'couch', synonyms: false })).toEqual([])
  expect(await titles({ query: 'pendnat' })).toEqual(['Glass pendant lamp'])
  expect(await titles({ query: 'pendnat', typoTolerance: false })).toEqual([])
  expect(await titles({ query: 'pendnat', minWordSizefor1Typo: 8 })).toEqual([])
  expect(await titles({ query: 'pend lamp', queryType: 'prefixAll' })).toEqual(['Glass pendant lamp'])
  expect(await titles({ query: 'pend', queryType: 'prefixNone' })).toEqual([])
  expect(await titles({ query: 'a lamp of brass' })).toEqual(['Brass floor lamp', 'Glass pendant lamp'])
  expect(await titles({ query: 'a lamp of brass', removeStopWords: false })).toEqual([])
  expect(await titles({ query: 'glass lamp', optionalWords: 'lamp' })).toEqual([
    'Glass pendant lamp',
    'Glass vase',
  ])
  expect(await titles({ query: 'glass', optionalFilters: ['artisan:Vetreria', 'price:120'] })).toEqual([
    'Glass vase',
    'Glass pendant lamp',
  ])
})

test('the response lists removed words and corrections', async () => {
  expect(await find({ query: 'glass spaceship vase' })).toMatchObject({ nbHits: 0 })
  const dropped = await find({ query: 'Glass spaceship vase', removeWordsIfNoResults: 'allOptional' })
  expect(dropped).toMatchObject({ nbHits: 1, queryAfterRemoval: 'Glass <em>spaceship</em> vase' })
  expect(await find({ query: 'Brass lampp' })).toMatchObject({ correctedQuery: 'Brass lamp' })
  expect(await find({ query: 'brass lamp' })).not.toHaveProperty('correctedQuery')
})

test('hits are cropped, and explain their ranking', async () => {
  const { hits } = await find({ query: 'pendnat', getRankingInfo: true, attributesToHighlight: ['title'] })
  expect(hits).toMatchObject([
    {
      _rankingInfo: { nbTypos: 1, words: 1, nbExactWords: 0, userScore: 0 },
      _highlightResult: { title: { value: 'Glass <em>pendant</em> lamp', matchLevel: 'full' } },
      _snippetResult: { title: { value: expect.stringContaining('<em>pendant</em>'), matchLevel: 'full' } },
    },
  ])
  const [hit] = (await find({ query: 'brass floor', getRankingInfo: true })).hits
  expect(hit).toMatchObject({ _rankingInfo: { nbTypos: 0, words: 2, nbExactWords: 2 } })
})
