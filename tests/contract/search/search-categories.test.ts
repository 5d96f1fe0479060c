import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findCategoryPath } from '#clients/search/categories/find-category-tree.ts'
import { type EmbeddedSearch, startSearch } from '../support/embedded-search.ts'
import { fillIndexes, sampleRecord } from '../support/sample-records.ts'
import { SIDES } from '../support/served.ts'

const artisan = ['ferro|Ferro']
const NONE = { artisan, designer: [], material: [], color: [] }
const TABLES = { ...NONE, categories0: ['furniture|Furniture'], categories1: ['furniture/tables|Tables'] }
const COFFEE = { ...TABLES, categories2: ['furniture/tables/coffee-tables|Coffee tables'] }
const DINING = { ...TABLES, categories2: ['furniture/tables/dining-tables|Dining tables'] }
const LAMPS = { ...NONE, categories0: ['lamps|Lamps'], categories1: [], categories2: [] }

const VISITOR = {
  locale: { language: 'en', country: 'IT' },
  currency: 'EUR',
  country: 'IT',
  audience: 'consumer',
} as const

describe.each(SIDES)('the category tree of the catalogue %s', (side) => {
  let search: EmbeddedSearch

  beforeAll(async () => {
    search = await startSearch(side)
    await fillIndexes(search, [
      sampleRecord(1, { choices: COFFEE }),
      sampleRecord(2, { choices: DINING }),
      sampleRecord(3, { choices: DINING }),
      sampleRecord(4, { choices: LAMPS }),
      sampleRecord(5, { choices: LAMPS, customerRestrictions: 'b2b_only' }),
    ])
  })
  afterAll(() => search.close())

  test('has every category with visible products, the largest first', async () => {
    const tree = await search.client().findCategoryTree(VISITOR)
    expect(tree).toMatchObject({
      ok: true,
      value: [
        {
          canonicalPath: 'furniture',
          title: 'Furniture',
          url: '/categories/furniture',
          count: 3,
          children: [
            {
              title: 'Tables',
              count: 3,
              children: [
                { title: 'Dining tables', count: 2, children: [] },
                { title: 'Coffee tables', count: 1, children: [] },
              ],
            },
          ],
        },
        { canonicalPath: 'lamps', title: 'Lamps', count: 1, children: [] },
      ],
    })
  })

  test.each([
    ['furniture', ['Furniture']],
    ['furniture/tables/coffee-tables', ['Furniture', 'Tables', 'Coffee tables']],
    ['furniture/table', undefined],
    ['', undefined],
  ])('the line of %j is %j', async (path, titles) => {
    const tree = await search.client().findCategoryTree(VISITOR)
    const line = tree.ok ? findCategoryPath(tree.value, path) : null
    expect(line?.map(({ title }) => title)).toEqual(titles)
  })
})
