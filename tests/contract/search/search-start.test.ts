import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually } from '#tests/support/eventually.ts'
import { type EmbeddedSearch, SEARCH_KEY, startSearch } from '../support/embedded-search.ts'
import { fillIndexes, sampleRecord } from '../support/sample-records.ts'

let search: EmbeddedSearch

beforeAll(async () => {
  search = await startSearch()
  await fillIndexes(
    search,
    Array.from({ length: 250 }, (_, at) => sampleRecord(at + 1)),
  )
})
afterAll(() => search.close())

async function totalIn(service: ReturnType<EmbeddedSearch['second']>, indexName: string): Promise<number> {
  const response = await service.fetch(
    new Request('http://search.internal/1/indexes/*/queries', {
      method: 'POST',
      headers: { 'x-algolia-application-id': 'HOUSE', 'x-algolia-api-key': SEARCH_KEY },
      body: JSON.stringify({ requests: [{ indexName, hitsPerPage: 0 }] }),
    }),
  )
  const { results } = (await response.json()) as { results: { nbHits: number }[] }
  return results[0]?.nbHits ?? -1
}

test('a starting process responds in every language at once, always completely', async () => {
  const process = search.second()
  const names = ['products_fr', 'products_price_asc_eur_de', 'products_it']
  expect(await Promise.all(names.map((name) => totalIn(process, name)))).toEqual([250, 250, 250])
  await process.close()
})

test('records written while an index loads are in it', async () => {
  const process = search.second()
  await process.start()
  const loading = totalIn(process, 'products_de')
  await search.writer().write('de', { save: [sampleRecord(251)], remove: [] })
  expect([250, 251]).toContain(await loading)
  await eventually(async () => expect(await totalIn(process, 'products_de')).toBe(251))
  await process.close()
})
