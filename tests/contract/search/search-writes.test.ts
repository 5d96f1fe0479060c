import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eventually } from '#tests/support/eventually.ts'
import { startSearch } from '../support/embedded-search.ts'

let search: Awaited<ReturnType<typeof startSearch>>

beforeAll(async () => {
  search = await startSearch()
})
afterAll(() => search.close())

const titles = async (indexName: string, params: object = {}) => {
  const { results } = await search
    .lite()
    .searchForHits<{ title: string }>({ requests: [{ indexName, ...params }] })
  return results[0]?.hits.map(({ title }) => title)
}

describe('writing', () => {
  test('records are added, replaced, partially updated and deleted, in the order of the batch', async () => {
    const admin = search.full()
    const { objectIDs } = await admin.batch({
      indexName: 'batch',
      batchWriteParams: {
        requests: [
          { action: 'addObject', body: { objectID: 'a', title: 'first', price: 1 } },
          { action: 'addObject', body: { title: 'without id' } },
          { action: 'updateObject', body: { objectID: 'a', title: 'second' } },
          { action: 'partialUpdateObject', body: { objectID: 'a', colour: 'red' } },
          { action: 'partialUpdateObjectNoCreate', body: { objectID: 'ghost', title: 'ghost' } },
          { action: 'addObject', body: { objectID: 'b', title: 'gone' } },
          { action: 'deleteObject', body: { objectID: 'b' } },
        ],
      },
    })
    expect(objectIDs).toHaveLength(7)
    expect(await admin.getObject({ indexName: 'batch', objectID: 'a' })).toEqual({
      objectID: 'a',
      title: 'second',
      colour: 'red',
    })
    expect(await titles('batch')).toHaveLength(2)
    await admin.partialUpdateObject({
      indexName: 'batch',
      objectID: 'a',
      attributesToUpdate: { title: 'third' },
    })
    await admin.deleteObject({ indexName: 'batch', objectID: objectIDs[1] ?? '' })
    expect(await titles('batch')).toEqual(['third'])
    await admin.clearObjects({ indexName: 'batch' })
    expect(await titles('batch')).toEqual([])
  })

  test('an invalid batch changes nothing', async () => {
    const requests = [
      { action: 'addObject' as const, body: { objectID: 'x', title: 'never' } },
      { action: 'deleteObject' as const, body: {} },
    ]
    const admin = search.full()
    await admin.saveObject({ indexName: 'whole', body: { objectID: 'y', title: 'stays' } })
    await expect(admin.batch({ indexName: 'whole', batchWriteParams: { requests } })).rejects.toMatchObject({
      status: 400,
    })
    expect(await titles('whole')).toEqual(['stays'])
  })

  test('a replica has the records of its primary in its own order, and accepts none of its own', async () => {
    const admin = search.full()
    await admin.saveObjects({
      indexName: 'things',
      objects: [
        { objectID: '1', title: 'cheap', price: 1, rank: 2 },
        { objectID: '2', title: 'dear', price: 9, rank: 1 },
      ],
    })
    await admin.setSettings({
      indexName: 'things',
      indexSettings: { customRanking: ['asc(rank)'], replicas: ['things_desc'] },
    })
    await admin.setSettings({
      indexName: 'things_desc',
      indexSettings: { ranking: ['asc(price)', 'custom'] },
    })
    expect(await titles('things')).toEqual(['dear', 'cheap'])
    expect(await titles('things_desc')).toEqual(['cheap', 'dear'])
    await admin.saveObject({ indexName: 'things', body: { objectID: '3', title: 'free', price: 0, rank: 3 } })
    expect(await titles('things_desc')).toEqual(['free', 'cheap', 'dear'])
    await expect(
      admin.saveObject({ indexName: 'things_desc', body: { objectID: '4', title: 'no' } }),
    ).rejects.toMatchObject({ status: 403 })
    expect((await admin.listIndices()).items).toContainEqual({
      name: 'things_desc',
      entries: 3,
      primary: 'things',
    })
  })

  test('settings that the engine does not support are refused', async () => {
    const searchableAttributes = Array.from({ length: 33 }, (_, at) => `a${at}`)
    const settings = { indexName: 'wide', indexSettings: { searchableAttributes } }
    await expect(search.full().setSettings(settings)).rejects.toMatchObject({ status: 400 })
    await expect(
      search.full().setSettings({ indexName: 'wide', indexSettings: { hitsPerPage: 0 } }),
    ).rejects.toMatchObject({ status: 400 })
  })

  test('a full rebuild replaces the live index atomically and preserves its replicas', async () => {
    const admin = search.full()
    await admin.setSettings({
      indexName: 'house',
      indexSettings: { attributesForFaceting: ['kind'], replicas: ['house_by_price'] },
    })
    await admin.setSettings({ indexName: 'house_by_price', indexSettings: { ranking: ['desc(price)'] } })
    await admin.saveObject({
      indexName: 'house',
      body: { objectID: 'old', title: 'old', kind: 'lamp', price: 1 },
    })
    await admin.replaceAllObjects({
      indexName: 'house',
      objects: [
        { objectID: 'n1', title: 'new', kind: 'lamp', price: 3 },
        { objectID: 'n2', title: 'newer', kind: 'chair', price: 4 },
      ],
    })
    expect(await titles('house', { filters: 'kind:lamp' })).toEqual(['new'])
    expect(await titles('house_by_price')).toEqual(['newer', 'new'])
    expect((await admin.getSettings({ indexName: 'house' })).replicas).toEqual(['house_by_price'])
    expect((await admin.listIndices()).items.filter(({ name }) => name.includes('tmp'))).toEqual([])
  })
})

describe('other processes', () => {
  // They only follow notifications, without polling: a change whose notification is not followed is never seen.
  test('see a change by its notice, and everything after a restart', async () => {
    const admin = search.full()
    await admin.setSettings({ indexName: 'fresh', indexSettings: { attributesForFaceting: ['kind'] } })
    await admin.saveObject({ indexName: 'fresh', body: { objectID: '1', title: 'one', kind: 'lamp' } })
    const other = search.second()
    await other.start()
    const titlesThere = async () => {
      const response = await other.fetch(
        new Request('http://other/1/indexes/fresh/query', {
          method: 'POST',
          headers: { 'x-algolia-application-id': 'HOUSE', 'x-algolia-api-key': 'search-only-key' },
          body: JSON.stringify({ filters: 'kind:lamp' }),
        }),
      )
      const { hits } = (await response.json()) as { hits: { title: string }[] }
      return hits.map(({ title }) => title)
    }
    expect(await titlesThere()).toEqual(['one'])
    await admin.partialUpdateObject({
      indexName: 'fresh',
      objectID: '1',
      attributesToUpdate: { title: 'uno' },
    })
    await eventually(async () => expect(await titlesThere()).toEqual(['uno']), { interval: 10 })
    await admin.deleteObject({ indexName: 'fresh', objectID: '1' })
    await eventually(async () => expect(await titlesThere()).toEqual([]), { interval: 10 })
    await other.close()
  })

  test('thousands of replaced records are cleaned up without losing one', async () => {
    const admin = search.full()
    const objects = (title: string) =>
      Array.from({ length: 1200 }, (_, at) => ({
        objectID: String(at),
        title: `${title} ${at}`,
        kind: `k${at % 7}`,
      }))
    await admin.setSettings({ indexName: 'busy', indexSettings: { attributesForFaceting: ['kind'] } })
    for (const title of ['a', 'b', 'c', 'd'])
      await admin.saveObjects({ indexName: 'busy', objects: objects(title) })
    await admin.deleteObject({ indexName: 'busy', objectID: '7' })
    await eventually(async () => {
      const { results } = await search.lite().searchForHits({
        requests: [{ indexName: 'busy', query: 'd', facets: ['kind'], hitsPerPage: 0 }],
      })
      expect(results[0]).toMatchObject({ nbHits: 1199, facets: { kind: { k0: 171, k1: 172 } } })
    })
  })
})

describe('a browser', () => {
  const send = (path: string, init: RequestInit = {}) =>
    search.service.fetch(new Request(`http://search.test${path}`, { method: 'POST', ...init }))
  const keys = 'x-algolia-application-id=HOUSE&x-algolia-api-key=search-only-key'

  test('may send keys in the query, plain text and encoded parameters', async () => {
    await search.full().saveObject({ indexName: 'web', body: { objectID: '1', title: 'Sedia', price: 5 } })
    const params = new URLSearchParams({
      query: 'sed',
      hitsPerPage: '5',
      facets: '["price"]',
      numericFilters: '["price<10"]',
      attributesToRetrieve: 'title,price',
    })
    const response = await send(`/1/indexes/%2A/queries?${keys}`, {
      headers: { 'content-type': 'text/plain', origin: 'https://shop.example' },
      body: JSON.stringify({ requests: [{ indexName: 'web', params: params.toString() }] }),
    })
    expect(response.status).toBe(200)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(await response.json()).toMatchObject({
      results: [{ nbHits: 1, hits: [{ title: 'Sedia' }], hitsPerPage: 5 }],
    })
  })

  test('may send a compressed body, but not one that contradicts its encoding', async () => {
    const headers = { 'content-encoding': 'gzip' }
    const query = { requests: [{ indexName: 'web', query: 'sedia' }] }
    const response = await send(`/1/indexes/*/queries?${keys}`, {
      headers,
      body: gzipSync(JSON.stringify(query)),
    })
    expect(await response.json()).toMatchObject({ results: [{ nbHits: 1 }] })
    expect((await send(`/1/indexes/*/queries?${keys}`, { headers, body: '{}' })).status).toBe(400)
  })

  test('may send a preflight request', async () => {
    const response = await send('/1/indexes/*/queries', {
      method: 'OPTIONS',
      headers: { origin: 'https://shop.example', 'access-control-request-headers': 'x-algolia-api-key' },
    })
    expect(response.ok).toBe(true)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
  })

  test.each([
    ['a body that is no JSON', `/1/indexes/*/queries?${keys}`, '{', 400],
    ['a body of another shape', `/1/indexes/*/queries?${keys}`, '{"requests":5}', 400],
    ['parameters of another type', `/1/indexes/web/query?${keys}`, '{"hitsPerPage":"many"}', 400],
    ['a numeric filter that is none', `/1/indexes/web/query?${keys}`, '{"numericFilters":["price"]}', 400],
    ['an address for all indexes that names one', `/1/indexes/web/queries?${keys}`, '{"requests":[]}', 400],
    ['no keys', '/1/indexes/*/queries', '{"requests":[]}', 403],
    ['another application', `/1/indexes/*/queries?${keys}X`, '{"requests":[]}', 403],
    ['a write with the search key', `/1/indexes/web/batch?${keys}`, '{"requests":[]}', 403],
    ['an unknown path', `/1/nothing?${keys}`, '', 404],
  ])('is refused %s, with a message and a status', async (_, path, body, status) => {
    const response = await send(path, { body })
    expect(response.status).toBe(status)
    expect(await response.json()).toEqual({ message: expect.any(String), status })
  })
})
