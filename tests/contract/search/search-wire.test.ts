import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startSearch } from '../support/embedded-search.ts'
import { SIDES } from '../support/served.ts'

const LAMPS = [
  {
    objectID: '1',
    title: 'Lampada Caffè',
    maker: { name: 'Vetreria Ferro' },
    material: ['glass', 'brass'],
    price: 120,
    isNew: true,
    _tags: ['lit'],
    secret: 7,
  },
  {
    objectID: '2',
    title: 'Lampada a sospensione',
    maker: { name: 'Vetreria Ferro' },
    material: ['glass'],
    price: 80,
    isNew: false,
    secret: 8,
  },
  {
    objectID: '3',
    title: 'Tavolo Caffè latte',
    maker: { name: 'Atelier Noce' },
    material: ['walnut'],
    price: 950,
    isNew: true,
    secret: 9,
  },
  {
    objectID: '4',
    title: 'Sedia',
    maker: { name: 'Atelier Noce' },
    material: ['Walnut', 'leather'],
    isNew: false,
    secret: 1,
  },
]

const SETTINGS = {
  searchableAttributes: ['title', 'maker.name', 'unordered(material)'],
  attributesForFaceting: ['searchable(maker.name)', 'material', 'isNew', 'price', 'filterOnly(secret)'],
  unretrievableAttributes: ['secret'],
  customRanking: ['desc(price)'],
  replicas: ['lamps_price_asc'],
}

describe.each(SIDES)('the official clients %s', (side) => {
  let search: Awaited<ReturnType<typeof startSearch>>

  beforeAll(async () => {
    search = await startSearch(side)
    const admin = search.full()
    await admin.setSettings({ indexName: 'lamps', indexSettings: SETTINGS })
    await admin.setSettings({
      indexName: 'lamps_price_asc',
      indexSettings: { ranking: ['asc(price)', 'typo', 'attribute', 'custom'] },
    })
    const { taskID } = await admin.batch({
      indexName: 'lamps',
      batchWriteParams: { requests: LAMPS.map((body) => ({ action: 'addObject', body })) },
    })
    await admin.waitForTask({ indexName: 'lamps', taskID })
  })
  afterAll(() => search.close())

  const find = async (params: Record<string, unknown>, indexName = 'lamps') => {
    const { results } = await search.lite().searchForHits({ requests: [{ indexName, ...params }] })
    const [result] = results
    if (!result) throw new Error('no result')
    return result
  }
  const ids = async (params: Record<string, unknown>, indexName?: string) =>
    (await find(params, indexName)).hits.map(({ objectID }) => objectID)

  test('the default order is the curated one, records without the attribute last', async () => {
    expect(await ids({})).toEqual(['3', '1', '2', '4'])
    expect(await ids({}, 'lamps_price_asc')).toEqual(['2', '1', '3', '4'])
  })

  test('words match without accents, the last one as a prefix, earlier attributes first', async () => {
    expect(await ids({ query: 'caffe' })).toEqual(['3', '1'])
    expect(await ids({ query: 'caffe lam' })).toEqual(['1'])
    expect(await ids({ query: 'caf lampada' })).toEqual([])
    expect(await ids({ query: 'ferro' })).toEqual(['1', '2'])
    expect(await ids({ query: 'ferro', restrictSearchableAttributes: ['title'] })).toEqual([])
    expect(await ids({ query: 'la' }, 'lamps_price_asc')).toEqual(['2', '1', '3'])
  })

  test('filters of every kind combine correctly', async () => {
    expect(await ids({ filters: 'material:walnut AND price > 100' })).toEqual(['3'])
    expect(await ids({ filters: 'material:walnut' })).toEqual(['3', '4'])
    expect(await ids({ filters: 'price:80 TO 120 AND NOT isNew:true' })).toEqual(['2'])
    expect(await ids({ filters: 'objectID:4 OR objectID:2' })).toEqual(['2', '4'])
    expect(await ids({ filters: 'lit' })).toEqual(['1'])
    expect(await ids({ tagFilters: ['-lit'] })).toEqual(['3', '2', '4'])
    expect(await ids({ facetFilters: [['material:glass', 'material:leather'], 'isNew:-true'] })).toEqual([
      '2',
      '4',
    ])
    expect(await ids({ numericFilters: [['price<100', 'price>=950']] })).toEqual(['3', '2'])
    expect(await ids({ filters: 'secret:9' })).toEqual(['3'])
  })

  test('a filter on an attribute that is not declared for faceting matches nothing', async () => {
    expect(await ids({ filters: 'title:Sedia' })).toEqual([])
    expect(await ids({ facetFilters: ['title:Sedia'] })).toEqual([])
  })

  test('facets count values of the result, with statistics for numbers', async () => {
    const result = await find({ facets: ['*'], filters: 'isNew:true' })
    expect(result.facets).toEqual({
      'maker.name': { 'Atelier Noce': 1, 'Vetreria Ferro': 1 },
      material: { brass: 1, glass: 1, walnut: 1 },
      isNew: { true: 2 },
      price: { 120: 1, 950: 1 },
    })
    expect(result.facets_stats).toEqual({ price: { min: 120, max: 950, avg: 535, sum: 1070 } })
    expect(result).toMatchObject({ exhaustiveFacetsCount: true, exhaustiveNbHits: true, nbHits: 2 })
    expect((await find({ facets: 'material', maxValuesPerFacet: 1 })).facets).toEqual({
      material: { glass: 2 },
    })
    expect((await find({ facets: ['secret', 'title'] })).facets).toEqual({})
  })

  test('pages are numbered, with their total', async () => {
    const result = await find({ hitsPerPage: 3, page: 1 })
    expect(result.hits.map(({ objectID }) => objectID)).toEqual(['4'])
    expect(result).toMatchObject({
      nbHits: 4,
      nbPages: 2,
      page: 1,
      hitsPerPage: 3,
      params: 'hitsPerPage=3&page=1',
    })
    expect(await find({ hitsPerPage: 0 })).toMatchObject({ hits: [], nbHits: 4, nbPages: 0 })
    expect((await find({ offset: 1, length: 2 })).hits.map(({ objectID }) => objectID)).toEqual(['1', '2'])
    await expect(find({ hitsPerPage: 1001 })).rejects.toMatchObject({ status: 400 })
  })

  test('hits contain the requested attributes, highlights, and never a hidden attribute', async () => {
    const [hit] = (
      await find({ query: 'caffe 1', attributesToRetrieve: ['title', 'maker.name'], filters: 'objectID:1' })
    ).hits
    expect(hit).toBeUndefined()
    const [lamp] = (await find({ query: 'lampada caf', attributesToRetrieve: ['title', 'secret'] })).hits
    expect(lamp).toEqual({
      objectID: '1',
      title: 'Lampada Caffè',
      _highlightResult: {
        title: {
          value: '<em>Lampada</em> <em>Caf</em>fè',
          matchLevel: 'full',
          fullyHighlighted: false,
          matchedWords: ['lampada', 'caf'],
        },
        maker: { name: { value: 'Vetreria Ferro', matchLevel: 'none', matchedWords: [] } },
        material: [
          { value: 'glass', matchLevel: 'none', matchedWords: [] },
          { value: 'brass', matchLevel: 'none', matchedWords: [] },
        ],
      },
    })
    expect((await find({ attributesToHighlight: [] })).hits[0]).not.toHaveProperty('_highlightResult')
  })

  test('facet values are found by prefix, through both endpoints', async () => {
    const facetHits = [{ value: 'Vetreria Ferro', highlighted: 'Vetreria <em>Fer</em>ro', count: 2 }]
    const { results } = await search.lite().searchForFacets({
      requests: [{ type: 'facet', indexName: 'lamps', facet: 'maker.name', facetQuery: 'fer' }],
    })
    expect(results[0]).toMatchObject({ facetHits, exhaustiveFacetsCount: true })
    const single = await search.full().searchForFacetValues({
      indexName: 'lamps',
      facetName: 'maker.name',
      searchForFacetValuesRequest: { facetQuery: 'fer' },
    })
    expect(single).toMatchObject({ facetHits })
    await expect(
      search.full().searchForFacetValues({ indexName: 'lamps', facetName: 'material' }),
    ).rejects.toMatchObject({ status: 400 })
  })

  test('objects are read one by one and in batches, with null for a miss', async () => {
    const reader = search.full('search-only-key')
    expect(await reader.getObject({ indexName: 'lamps', objectID: '2' })).not.toHaveProperty('secret')
    expect(await search.full().getObject({ indexName: 'lamps', objectID: '2' })).toHaveProperty('secret', 8)
    await expect(reader.getObject({ indexName: 'lamps', objectID: 'none' })).rejects.toMatchObject({
      status: 404,
    })
    const { results } = await reader.getObjects({
      requests: [
        { indexName: 'lamps', objectID: '1', attributesToRetrieve: ['price'] },
        { indexName: 'lamps', objectID: 'none' },
      ],
    })
    expect(results).toEqual([{ objectID: '1', price: 120 }, null])
  })

  test('invalid requests are refused with a status and a message', async () => {
    await expect(find({ filters: 'a:1 OR (b:1 AND c:1)' })).rejects.toMatchObject({
      name: 'ApiError',
      status: 400,
    })
    await expect(find({}, 'nope')).rejects.toMatchObject({
      status: 404,
      message: 'Index nope does not exist',
    })
    await expect(
      search.lite('wrong').searchForHits({ requests: [{ indexName: 'lamps' }] }),
    ).rejects.toMatchObject({
      status: 403,
    })
    const reader = search.full('search-only-key')
    await expect(reader.clearObjects({ indexName: 'lamps' })).rejects.toMatchObject({ status: 403 })
    await expect(reader.getSettings({ indexName: 'lamps' })).rejects.toMatchObject({ status: 403 })
  })
})
