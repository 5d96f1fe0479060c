import type { SynonymHit } from 'algoliasearch'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { eventually } from '#tests/support/eventually.ts'
import {
  ADMIN_KEY,
  type EmbeddedSearch,
  SEARCH_KEY,
  securedKey,
  startSearch,
} from '../support/embedded-search.ts'
import { sampleRecord } from '../support/sample-records.ts'
import { SIDES } from '../support/served.ts'

const indexName = 'pieces'

const synonym = (objectID: string, ...synonyms: string[]): SynonymHit => ({
  objectID,
  type: 'synonym',
  synonyms,
})
const oneWay = (objectID: string, input: string, ...synonyms: string[]): SynonymHit => ({
  objectID,
  type: 'onewaysynonym',
  input,
  synonyms,
})

describe.each(SIDES)('synonyms of an index %s', (side) => {
  let search: EmbeddedSearch

  beforeAll(async () => {
    search = await startSearch(side)
    const indexSettings = {
      indexLanguages: ['it' as const],
      removeStopWords: true,
      typoTolerance: 'min' as const,
      searchableAttributes: ['title'],
      replicas: ['pieces_by_price'],
    }
    await search.full().setSettings({ indexName, indexSettings })
    await search
      .full()
      .setSettings({ indexName: 'pieces_by_price', indexSettings: { ranking: ['asc(price)'] } })
    const titles = ['Sgabello Tarsia', 'Trespolo in noce', 'Mensola da parete', 'Divano']
    const objects = titles.map((title, at) => ({ objectID: String(at), title, price: 10 - at }))
    await search.full().saveObjects({ indexName, objects })
  })
  beforeEach(() => search.full().clearSynonyms({ indexName }))
  afterAll(() => search.close())

  const find = async (query: string, index = indexName, params: object = {}) => {
    const { results } = await search
      .lite()
      .searchForHits<{ title: string }>({ requests: [{ indexName: index, query, ...params }] })
    return results[0]?.hits.map(({ title }) => title)
  }
  const save = (...synonymHit: SynonymHit[]) => search.full().saveSynonyms({ indexName, synonymHit })

  // spec 1: text search: other names that the house adds
  test('a saved synonym can be read back and works at once, in any form of its words', async () => {
    expect(await find('deschetto')).toEqual([])
    const synonymHit = synonym('stools', 'deschetto', 'sgabello', 'trespolo')
    const saved = await search.full().saveSynonym({ indexName, objectID: 'stools', synonymHit })
    expect(saved).toEqual({ taskID: expect.any(Number), updatedAt: expect.any(String), id: 'stools' })
    await search.full().waitForTask({ indexName, taskID: saved.taskID })
    expect(await search.full().getSynonym({ indexName, objectID: 'stools' })).toEqual(synonymHit)
    expect(await find('Deschetti')).toEqual(['Sgabello Tarsia', 'Trespolo in noce'])
    expect(await find('sgabello')).toEqual(['Sgabello Tarsia', 'Trespolo in noce'])
    expect(await find('deschetto', indexName, { synonyms: false })).toEqual([])
  })

  test('saved synonyms add to the built-in table', async () => {
    expect(await find('sofa')).toEqual(['Divano'])
    await save(synonym('sofas', 'sofa', 'mensola'))
    expect(await find('sofa')).toEqual(['Mensola da parete', 'Divano'])
  })

  test('a one-way synonym does not work in reverse', async () => {
    await save(oneWay('stool', 'sgabello', 'trespolo'))
    expect(await find('sgabello')).toEqual(['Sgabello Tarsia', 'Trespolo in noce'])
    expect(await find('trespolo')).toEqual(['Trespolo in noce'])
    await save(synonym('stool', 'sgabello', 'trespolo'))
    expect(await find('trespolo')).toEqual(['Trespolo in noce', 'Sgabello Tarsia'])
  })

  test('multi-word synonyms are interchangeable', async () => {
    await save(oneWay('shelf', 'ripiano da muro', 'mensola da parete'))
    expect(await find('ripiano da muro')).toEqual(['Mensola da parete'])
    expect(await find('ripiano')).toEqual([])
  })

  test('a correction counts as a typo, so it ranks below exact matches', async () => {
    await save(
      oneWay('a', 'seduta', 'divano'),
      { objectID: 'b', type: 'altCorrection2', word: 'seduta', corrections: ['sgabello'] },
      { objectID: 'c', type: 'altCorrection1', word: 'seduta', corrections: ['trespolo'] },
    )
    expect(await find('seduta')).toEqual(['Divano', 'Trespolo in noce', 'Sgabello Tarsia'])
    expect(await find('divano')).toEqual(['Divano'])
    expect(await search.full().getSynonym({ indexName, objectID: 'b' })).toMatchObject({
      type: 'altcorrection2',
    })
  })

  test('saving again replaces, deleting removes', async () => {
    await save(synonym('a', 'desco', 'sgabello'), synonym('b', 'desco', 'divano'))
    await save(synonym('a', 'desco', 'trespolo'))
    expect(await find('desco')).toEqual(['Trespolo in noce', 'Divano'])
    await search.full().deleteSynonym({ indexName, objectID: 'a' })
    expect(await find('desco')).toEqual(['Divano'])
    await expect(search.full().getSynonym({ indexName, objectID: 'a' })).rejects.toMatchObject({
      status: 404,
    })
    await search.full().saveSynonyms({
      indexName,
      replaceExistingSynonyms: true,
      synonymHit: [synonym('c', 'scanno', 'sgabello')],
    })
    expect([await find('desco'), await find('scanno')]).toEqual([[], ['Sgabello Tarsia']])
    await search.full().clearSynonyms({ indexName })
    expect(await find('scanno')).toEqual([])
    expect(await search.full().searchSynonyms({ indexName })).toEqual({ hits: [], nbHits: 0 })
  })

  test('synonyms are searched by word, type and page', async () => {
    const stools = synonym('stools', 'desco', 'sgabello')
    const shelf = oneWay('shelf', 'ripiano', 'mensola')
    await save(stools, shelf)
    const list = async (searchSynonymsParams: object) =>
      search.full().searchSynonyms({ indexName, searchSynonymsParams })
    expect(await list({})).toEqual({ hits: [shelf, stools], nbHits: 2 })
    expect(await list({ hitsPerPage: 1, page: 1 })).toEqual({ hits: [stools], nbHits: 2 })
    expect(await list({ query: 'MENS' })).toEqual({ hits: [shelf], nbHits: 1 })
    expect(await list({ query: 'mensola sgabello' })).toEqual({ hits: [], nbHits: 0 })
    expect(await list({ type: 'oneWaySynonym' })).toEqual({ hits: [shelf], nbHits: 1 })
    const browsed: SynonymHit[] = []
    await search.full().browseSynonyms({ indexName, aggregator: ({ hits }) => browsed.push(...hits) })
    expect(browsed).toEqual([shelf, stools])
  })

  test('they apply to replicas, which accept none of their own', async () => {
    const synonymHit = [synonym('stools', 'desco', 'sgabello', 'trespolo')]
    await search.full().saveSynonyms({ indexName, synonymHit, forwardToReplicas: true })
    expect(await find('desco', 'pieces_by_price')).toEqual(['Trespolo in noce', 'Sgabello Tarsia'])
    expect(await search.full().getSynonym({ indexName: 'pieces_by_price', objectID: 'stools' })).toEqual(
      synonymHit[0],
    )
    await expect(
      search.full().saveSynonyms({ indexName: 'pieces_by_price', synonymHit }),
    ).rejects.toMatchObject({ status: 403 })
    await search.full().deleteSynonym({ indexName, objectID: 'stools', forwardToReplicas: true })
    expect(await find('desco', 'pieces_by_price')).toEqual([])
  })

  test('a full rebuild preserves them, including those saved meanwhile', async () => {
    const writer = search.writer()
    await writer.prepare()
    await search.full().saveSynonyms({ indexName: 'products', synonymHit: [synonym('a', 'lume', 'lamp')] })
    const rebuild = await writer.openRebuild('en', 'rebuild', null)
    await search.full().saveSynonyms({ indexName: 'products', synonymHit: [synonym('b', 'fioca', 'lamp')] })
    await rebuild.add([sampleRecord(1)])
    await rebuild.finish()
    expect([await find('lume', 'products'), await find('fioca', 'products')]).toEqual([
      ['Lamp 1'],
      ['Lamp 1'],
    ])
  })

  test('another process is notified, and a new one loads them', async () => {
    const other = search.second()
    await other.start()
    const findInOther = async () => {
      const request = new Request(`http://other/1/indexes/${indexName}/query`, {
        method: 'POST',
        headers: { 'x-algolia-application-id': 'HOUSE', 'x-algolia-api-key': SEARCH_KEY },
        body: JSON.stringify({ query: 'desco' }),
      })
      const response = await other.fetch(request)
      const { nbHits } = (await response.json()) as { nbHits: number }
      return nbHits
    }
    expect(await findInOther()).toBe(0)
    await save(synonym('stools', 'desco', 'sgabello'))
    await eventually(async () => expect(await findInOther()).toBe(1), { interval: 10 })
    await search.full().deleteSynonym({ indexName, objectID: 'stools' })
    await eventually(async () => expect(await findInOther()).toBe(0), { interval: 10 })
    await other.close()
    await save(synonym('stools', 'desco', 'sgabello', 'trespolo'))
    const fresh = await startSearch('in process', search.database)
    const { results } = await fresh.lite().searchForHits({ requests: [{ indexName, query: 'desco' }] })
    expect(results[0]?.nbHits).toBe(2)
    await fresh.close()
  })

  test('only the admin key reads and writes them', async () => {
    const synonymHit = synonym('a', 'desco', 'sgabello')
    for (const key of [SEARCH_KEY, securedKey(ADMIN_KEY)]) {
      const client = search.full(key)
      const refused = [
        client.saveSynonym({ indexName, objectID: 'a', synonymHit }),
        client.saveSynonyms({ indexName, synonymHit: [synonymHit] }),
        client.getSynonym({ indexName, objectID: 'a' }),
        client.searchSynonyms({ indexName }),
        client.deleteSynonym({ indexName, objectID: 'a' }),
        client.clearSynonyms({ indexName }),
      ]
      for (const call of refused) await expect(call).rejects.toMatchObject({ status: 403 })
    }
    expect(await find('desco')).toEqual([])
  })

  test.each<[string, string, string, object]>([
    [
      'a placeholder',
      'PUT',
      'p',
      { objectID: 'p', type: 'placeholder', placeholder: '<n>', replacements: ['1'] },
    ],
    ['another kind', 'PUT', 'p', { objectID: 'p', type: 'antonym', synonyms: ['a', 'b'] }],
    ['no words', 'PUT', 'p', { objectID: 'p', type: 'synonym', synonyms: [] }],
    ['a word of signs', 'PUT', 'p', { objectID: 'p', type: 'synonym', synonyms: ['a', '--'] }],
    ['a way from nowhere', 'PUT', 'p', { objectID: 'p', type: 'onewaysynonym', synonyms: ['a'] }],
    ['an id that is not of the address', 'PUT', 'p', synonym('q', 'a', 'b')],
    ['one that is no list', 'POST', 'batch', synonym('q', 'a', 'b')],
    [
      'one of several without an id',
      'POST',
      'batch',
      [synonym('q', 'a', 'b'), { type: 'synonym', synonyms: ['a'] }],
    ],
    ['a page of none', 'POST', 'search', { hitsPerPage: 0 }],
  ])('refused with 400: %s', async (_, method, path, body) => {
    const request = new Request(`http://search.test/1/indexes/${indexName}/synonyms/${path}`, {
      method,
      headers: { 'x-algolia-application-id': 'HOUSE', 'x-algolia-api-key': ADMIN_KEY },
      body: JSON.stringify(body),
    })
    const response = await search.service.fetch(request)
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({ message: expect.any(String), status: 400 })
    expect(await search.full().searchSynonyms({ indexName })).toEqual({ hits: [], nbHits: 0 })
  })

  test('an unknown index has none', async () => {
    const requested = search.full().searchSynonyms({ indexName: 'nowhere' })
    await expect(requested).rejects.toMatchObject({ status: 404 })
  })
})
