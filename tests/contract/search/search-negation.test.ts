import { afterAll, beforeAll, expect, test } from 'vitest'
import { type EmbeddedSearch, startSearch } from '../support/embedded-search.ts'
import { LIST_REQUEST } from '../support/list-request.ts'
import { fillIndexes, sampleRecord } from '../support/sample-records.ts'

let search: EmbeddedSearch

const RECORDS = [
  sampleRecord(1, { title: 'Dining chair', facts: ['+kind:chair', 'style:no-arms'] }),
  sampleRecord(2, { title: 'Chair for a desk', facts: ['+kind:chair', 'style:arms'] }),
  sampleRecord(3, { title: 'Sofa', facts: ['+kind:sofa', 'style:arms'] }),
]

beforeAll(async () => {
  search = await startSearch()
  await fillIndexes(search, RECORDS, ['en', 'de'])
})
afterAll(() => search.close())

test.each([
  ['en', 'chair without arms', [1]],
  ['de', 'Stuhl ohne Armlehnen', [1]],
  // If there is no such piece, results of the kind are shown, and the page says what was dropped.
  ['en', 'sofa without arms', [3]],
] as const)(
  'what a search excludes is not among similar pieces either: %s %s',
  async (language, query, numbers) => {
    const list = await search.client().findProducts({
      ...LIST_REQUEST,
      locale: { language, country: 'IT' },
      query,
    })
    if (!list.ok) throw new Error(list.code)
    expect(list.value.cards.map(({ id }) => Number(id.split('/').at(-1)))).toEqual(numbers)
  },
)
