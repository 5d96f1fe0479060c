import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SuggestionRequest } from '#clients/search/suggestions.ts'
import { type EmbeddedSearch, startSearch } from '../support/embedded-search.ts'
import { fillIndexes, sampleRecord } from '../support/sample-records.ts'
import { SIDES } from '../support/served.ts'

const shelf = (path: string, title: string) => ({
  categories0: ['lighting|Lighting'],
  categories1: [`${path}|${title}`],
  categories2: [],
  designer: [],
  color: ['green|Green'],
})
const TABLE = shelf('lighting/table-lamps', 'Table lamps')
const FLOOR = shelf('lighting/floor-lamps', 'Floor lamps')

const RECORDS = [
  sampleRecord(1, {
    title: 'Nuvola lamp',
    materials: ['Marble'],
    choices: { ...TABLE, artisan: ['fornace|Fornace'], material: ['marble|Marble'] },
  }),
  sampleRecord(2, {
    title: 'Sasso lamp',
    materials: ['Marble'],
    choices: { ...FLOOR, artisan: ['fornace|Fornace'], material: ['marble|Marble'] },
  }),
  sampleRecord(3, {
    title: 'Hidden lamp',
    materials: ['Marble'],
    customerRestrictions: 'b2b_only',
    choices: { ...TABLE, artisan: ['fornace|Fornace'], material: ['marble|Marble'] },
  }),
]

const requested: Omit<SuggestionRequest, 'text'> = {
  locale: { language: 'en', country: 'IT' },
  currency: 'EUR',
  country: 'IT',
  audience: 'consumer',
  limit: 5,
}

describe.each(SIDES)('suggestions %s', (side) => {
  let search: EmbeddedSearch

  beforeAll(async () => {
    search = await startSearch(side)
    await fillIndexes(search, RECORDS)
  })
  afterAll(() => search.close())

  test('a prefix finds categories, and counts only pieces that this visitor may see', async () => {
    const found = await search.client().findSuggestions({ ...requested, text: 'ta' })
    expect(found).toMatchObject({
      ok: true,
      value: {
        categories: [{ path: 'lighting/table-lamps', label: 'Table lamps', count: 1 }],
      },
    })
  })

  test('the last word is completed within the results of the others', async () => {
    const found = await search.client().findSuggestions({ ...requested, text: ' marble fl' })
    expect(found).toMatchObject({ ok: true, value: { queries: [{ query: 'marble floor lamps', count: 1 }] } })
  })

  test('products come as cards with their total', async () => {
    const found = await search.client().findSuggestions({ ...requested, text: 'lam', limit: 1 })
    expect(found).toMatchObject({ ok: true, value: { total: 2, correction: null } })
    expect(found.ok && found.value.products.map(({ title }) => title)).toEqual(['Nuvola lamp'])
  })

  test('an empty query suggests nothing and makes no request', async () => {
    const found = await search.client().findSuggestions({ ...requested, text: '  ' })
    expect(found).toMatchObject({ ok: true, value: { total: 0, products: [], queries: [] } })
  })
})
