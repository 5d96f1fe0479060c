import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { TEST_TIME } from '#tests/support/test-clock.ts'
import {
  ADMIN_KEY,
  type EmbeddedSearch,
  SEARCH_KEY,
  securedKey,
  startSearch,
} from '../support/embedded-search.ts'
import { fillIndexes, sampleRecord } from '../support/sample-records.ts'
import { SIDES } from '../support/served.ts'

const RECORDS = [
  sampleRecord(1, { title: 'Open lamp' }),
  sampleRecord(2, { title: 'Trade lamp', customerRestrictions: 'b2b_only', tags: ['Contract'] }),
  sampleRecord(3, { title: 'Home lamp', customerRestrictions: 'b2c_only' }),
]

describe.each(SIDES)('keys of the search service %s', (side) => {
  let search: EmbeddedSearch

  beforeAll(async () => {
    search = await startSearch(side)
    await fillIndexes(search, RECORDS, ['en'])
  })
  afterAll(() => search.close())

  const find = async (key: string, params: Record<string, unknown> = {}) => {
    const request = { indexName: 'products', query: 'lamp', ...params }
    const { results } = await search.lite(key).searchForHits<{ title: string }>({ requests: [request] })
    return results[0]
  }
  const titles = async (key: string, params?: Record<string, unknown>) =>
    (await find(key, params))?.hits.map(({ title }) => title)

  // spec 6: a product for trade clients only is not read with the search key
  test('the search key reads what a guest may see, whatever its parameters', async () => {
    expect(await titles(SEARCH_KEY)).toEqual(['Open lamp', 'Home lamp'])
    expect(await titles(SEARCH_KEY, { filters: 'customerRestrictions:b2b_only' })).toEqual([])
    expect(await titles(SEARCH_KEY, { filters: 'objectID:2' })).toEqual([])
    expect(await titles(SEARCH_KEY, { query: 'trade' })).toEqual([])
    const counted = await find(SEARCH_KEY, { facets: ['*'], query: '' })
    expect(counted?.nbHits).toBe(2)
    const objects = { requests: ['1', '2'].map((objectID) => ({ indexName: 'products', objectID })) }
    const { results } = await search.full(SEARCH_KEY).getObjects<{ title: string }>(objects)
    expect(results.map((object) => object?.title ?? null)).toEqual(['Open lamp', null])
    await expect(
      search.full(SEARCH_KEY).getObject({ indexName: 'products', objectID: '2' }),
    ).rejects.toMatchObject({ status: 404 })
  })

  test('a secured key derived from the search key reads no more than that key', async () => {
    expect(await titles(securedKey(SEARCH_KEY))).toEqual(['Open lamp', 'Home lamp'])
    expect(await titles(securedKey(SEARCH_KEY, { filters: 'customerRestrictions:b2b_only' }))).toEqual([])
  })

  test('a key derived by the server reads what its restrictions allow', async () => {
    expect(await titles(securedKey(ADMIN_KEY))).toEqual(['Open lamp', 'Trade lamp', 'Home lamp'])
    const trade = securedKey(ADMIN_KEY, { filters: 'NOT customerRestrictions:b2c_only' })
    expect(await titles(trade)).toEqual(['Open lamp', 'Trade lamp'])
    expect(await titles(trade, { filters: 'customerRestrictions:b2c_only' })).toEqual([])
    const short = securedKey(ADMIN_KEY, { searchParams: { hitsPerPage: 1 } })
    expect(await titles(short, { hitsPerPage: 50, params: 'hitsPerPage=50' })).toEqual(['Open lamp'])
  })

  test('keys for other indexes, expired keys, forged keys and writes with a search key are refused', async () => {
    const soon = Math.floor(TEST_TIME.getTime() / 1000) + 60
    expect(
      await titles(securedKey(ADMIN_KEY, { validUntil: soon, restrictIndices: ['prod*'] })),
    ).toHaveLength(3)
    const refused = [
      securedKey(ADMIN_KEY, { restrictIndices: ['products_it'] }),
      securedKey(ADMIN_KEY, { validUntil: soon - 120 }),
      securedKey(ADMIN_KEY, { restrictSources: '10.0.0.0/8' }),
      securedKey('another-key'),
      Buffer.from('short').toString('base64'),
    ]
    for (const key of refused) await expect(titles(key)).rejects.toMatchObject({ status: 403 })
    await expect(
      search.full(securedKey(ADMIN_KEY)).deleteObject({ indexName: 'products', objectID: '1' }),
    ).rejects.toMatchObject({ status: 403 })
  })
})
