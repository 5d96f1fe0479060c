import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ProductListRequest } from '#clients/search/list/product-list.ts'
import { CHANGES } from '#contracts/changes.ts'
import type { SearchRecord } from '#contracts/search/search-record.ts'
import { NO_FILTERS } from '#domain/catalogue/filters.ts'
import { PINNED_MAX } from '#domain/catalogue/pinned-pieces.ts'
import type { Language } from '#domain/market/language.ts'
import { ROLES, type Role } from '#domain/team/roles.ts'
import { listen } from '#services/kernel/database/listen.ts'
import { eventually } from '#tests/support/eventually.ts'
import { filtered, sampleTeam } from '#tests/support/samples/sample-team.ts'
import { type EmbeddedSearch, startSearch } from '../support/embedded-search.ts'
import { fillIndexes, sampleRecord } from '../support/sample-records.ts'

let search: EmbeddedSearch
let second: ReturnType<EmbeddedSearch['second']>
let call: ReturnType<typeof sampleTeam>['call']
let routes: string[]

const TABLE = inCategory('lighting', 'lighting/table')
const FLOOR = inCategory('lighting', 'lighting/floor')
const RECORDS = [
  sampleRecord(1, TABLE),
  sampleRecord(2, FLOOR),
  sampleRecord(3, TABLE),
  sampleRecord(4, { ...TABLE, customerRestrictions: 'b2b_only' }),
  sampleRecord(5, { ...TABLE, availableForSale: false }),
  sampleRecord(6, TABLE),
  sampleRecord(7, { title: 'Stool' }),
]

beforeAll(async () => {
  search = await startSearch()
  await fillIndexes(search, RECORDS)
  const team = sampleTeam(search.database, search.service)
  call = team.call
  routes = team.routes.filter((route) => route.includes('/category-'))
  second = search.second()
  await second.start()
})
afterAll(async () => {
  await second.close()
  await search.close()
})

function inCategory(first: string, below: string): Partial<SearchRecord> {
  const titles = { categories0: [`${first}|Lamps`], categories1: [`${below}|${below.toUpperCase()}`] }
  return { categoryPaths: [first, below], choices: { ...sampleRecord(0).choices, ...titles } }
}

async function order(request: Partial<ProductListRequest> = {}, language: Language = 'en') {
  const list = await search.client().findProducts({
    locale: { language, country: 'IT' },
    currency: 'EUR',
    country: 'IT',
    audience: 'consumer',
    categoryPath: 'lighting/table',
    filters: NO_FILTERS,
    sort: 'recommended',
    page: 1,
    hitsPerPage: 24,
    ...request,
  })
  if (!list.ok) throw new Error(list.code)
  return list.value.cards.map(({ id }) => Number(id.split('/').at(-1)))
}

const find = async (id: string) => (await call(`/category-orders/${id}`)).body.item
const save = (item: { id: string; version: number }, pinned: readonly unknown[], role = 'catalogue') =>
  call(`/category-orders/${item.id}`, {
    role,
    method: 'PATCH',
    body: { version: item.version, changes: { pinned } },
  })
async function pin(id: string, pinned: readonly string[]) {
  const { status, body } = await save(await find(id), pinned)
  expect(status).toBe(200)
  return body.item
}

const MATRIX: Record<string, readonly Role[]> = {
  'GET /category-orders': ['catalogue', 'admin'],
  'GET /category-orders/:id': ['catalogue', 'admin'],
  'GET /category-orders/:id/history': ['catalogue', 'admin'],
  'PATCH /category-orders/:id': ['catalogue', 'admin'],
  'GET /category-pieces': ['catalogue', 'admin'],
  'GET /category-pieces/:id': ['catalogue', 'admin'],
}

test('every route is open to its roles alone', async () => {
  expect(routes).toEqual(Object.keys(MATRIX))
  for (const [name, roles] of Object.entries(MATRIX)) {
    const [method, path = ''] = name.split(' ')
    const request = method === 'GET' ? {} : { method: 'PATCH' as const, body: {} }
    for (const role of [...ROLES, 'a customer']) {
      const { status } = await call(path.replace(':id', 'none'), { role, ...request })
      const isOpen = roles.some((allowed) => allowed === role)
      expect([name, role, [401, 403].includes(status)]).toEqual([name, role, !isOpen])
    }
  }
})

test('categories are listed with their pieces, also those below another', async () => {
  const { body } = await call('/category-orders?sort=title')
  const lines = body.items.map(({ id, path, title, count, version }: Record<string, unknown>) => [
    id,
    path,
    title,
    count,
    version,
  ])
  expect(lines).toEqual([
    ['lighting', 'lighting', 'Lamps', 6, 0],
    ['lighting~floor', 'lighting/floor', 'Lamps › LIGHTING/FLOOR', 1, 0],
    ['lighting~table', 'lighting/table', 'Lamps › LIGHTING/TABLE', 5, 0],
  ])
  const found = (await call(filtered('/category-orders', { text: 'FLOOR' }))).body
  expect([found.total, found.items[0].path]).toEqual([1, 'lighting/floor'])
  expect((await call('/category-orders/lighting~none')).status).toBe(404)
})

test('the pieces of a category are read in the order that guests see without pinned ones', async () => {
  await pin('lighting~table', [])
  const pieces = async (filter: object) =>
    (await call(filtered('/category-pieces', filter))).body.items.map(({ id }: { id: string }) => Number(id))
  const all = await pieces({ category: 'lighting/table' })
  expect(all).toEqual([1, 3, 4, 6, 5])
  expect(await order()).toEqual(all.filter((number: number) => number !== 4))
  expect(await pieces({ category: 'lighting/table', text: 'lamp 3' })).toEqual([3])
  await pin('lighting~table', ['6'])
  expect(await pieces({ category: 'lighting/table' })).toEqual(all)
})

describe('pinned pieces', () => {
  // spec 4: the curated order of a category
  test('come first at once, in every language and process, and the others follow as before', async () => {
    const item = await pin('lighting~table', ['6', '5'])
    expect(item).toMatchObject({ pinnedCount: 2, pinnedTitles: ['Lamp 6', 'Lamp 5'] })
    expect(item.pinned).toMatchObject([
      { id: '6', title: 'Lamp 6', isAvailable: true },
      { id: '5', isAvailable: false },
    ])
    expect(await order()).toEqual([6, 5, 1, 3])
    expect(await order({}, 'de')).toEqual([6, 5, 1, 3])
    const elsewhere = sampleTeam(search.database, second)
    await eventually(async () => {
      const { body } = await elsewhere.call('/category-orders/lighting~table')
      expect(body.item.pinnedTitles).toEqual(['Lamp 6', 'Lamp 5'])
    })
  })

  test('come first on the pages of a list once: none is repeated or missing on a later page', async () => {
    await pin('lighting~table', ['6', '5', '3'])
    const pages = await Promise.all([1, 2, 3].map((page) => order({ page, hitsPerPage: 2 })))
    // A page beyond the last returns the last.
    expect(pages).toEqual([
      [6, 5],
      [3, 1],
      [3, 1],
    ])
    expect(await order({ hitsPerPage: 3, page: 2 })).toEqual([1])
  })

  test('change no other order, search or list', async () => {
    await pin('lighting~table', ['6'])
    expect(await order({ sort: 'new-arrivals' })).toEqual([6, 3, 1, 5])
    expect(await order({ sort: 'price-ascending' })).toEqual([1, 3, 6, 5])
    expect(await order({ query: 'lamp' })).toEqual([1, 3, 6, 5])
    expect(await order({ categoryPath: null })).toEqual([1, 2, 3, 6, 7, 5])
  })

  test('are of one category: a piece has a place in each of those it is in', async () => {
    await pin('lighting~table', ['3'])
    await pin('lighting', ['2', '6'])
    expect(await order({ categoryPath: 'lighting' })).toEqual([2, 6, 1, 3, 5])
    expect(await order()).toEqual([3, 1, 6, 5])
    expect(await order({ categoryPath: 'lighting/floor' })).toEqual([2])
  })

  test('are not shown to whom the piece is not, and leave no gap', async () => {
    await pin('lighting~table', ['4', '6'])
    expect(await order()).toEqual([6, 1, 3, 5])
    expect(await order({ audience: 'trade' })).toEqual([4, 6, 1, 3, 5])
  })

  test('come first in a category with an underscore in its name too', async () => {
    const categoryPath = 'living/side_tables'
    const tables = [8, 9].map((number) => sampleRecord(number, inCategory('living', categoryPath)))
    await fillIndexes(search, [...RECORDS, ...tables])
    await pin('living~side_tables', ['9'])
    expect(await order({ categoryPath })).toEqual([9, 8])
    await fillIndexes(search, RECORDS)
  })

  test('that are no longer listed leave no gap, stay pinned, and can be unpinned', async () => {
    await pin('lighting~table', ['3', '6'])
    await search.writer().write('en', { save: [], remove: ['3'] })
    await eventually(async () => expect(await order()).toEqual([6, 1, 5]))
    const item = await find('lighting~table')
    expect(item.pinned[0]).toEqual({ id: '3', version: 1, title: null, picture: null, isAvailable: false })
    expect((await pin('lighting~table', ['6', '3'])).pinnedTitles).toEqual(['Lamp 6', '3'])
    await pin('lighting~table', ['6'])
    expect((await save(await find('lighting~table'), ['6', '3'])).body).toEqual({
      code: 'piece-elsewhere',
      fields: [{ path: 'pinned.1', code: 'piece-elsewhere' }],
    })
    await fillIndexes(search, RECORDS)
    await eventually(async () => expect(await order()).toEqual([6, 1, 3, 5]))
  })
})

test('an order that someone changed in the meantime is refused, also the first one', async () => {
  const item = await find('lighting~floor')
  expect(item.version).toBe(0)
  const both = await Promise.all([save(item, ['2']), save(item, [])])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const late = await save(item, [])
  expect(late).toMatchObject({ status: 409, body: { code: 'version-outdated', current: { version: 1 } } })
})

test('a change is logged with the titles before and after', async () => {
  await pin('lighting', ['1'])
  await pin('lighting', ['2', '1'])
  const { rows } = await search.database.pool.query(
    "select before, after from kernel.audit_log where resource = 'category-orders' and object_id = 'lighting' order by id desc limit 1",
  )
  expect(rows).toEqual([
    { before: { pinnedTitles: ['Lamp 1'] }, after: { pinnedTitles: ['Lamp 2', 'Lamp 1'] } },
  ])
})

test('pages in caches are evicted again once the process lists the new order', async () => {
  let notices = 0
  const subscription = await listen(search.database.url, CHANGES.search, (payload) => {
    if (payload !== null) notices++
  })
  await pin('lighting', ['1', '2'])
  await eventually(() => expect(notices).toBeGreaterThanOrEqual(2))
  await subscription.close()
})

test.each([
  [['7'], 422, 'pinned.0', 'piece-elsewhere'],
  [['1', '1'], 400, 'pinned', 'piece-repeated'],
  [['luna'], 400, 'pinned.0', 'invalid_format'],
  [Array.from({ length: PINNED_MAX + 1 }, (_, at) => String(at)), 400, 'pinned', 'too_big'],
])('%j is refused with %i', async (pinned, status, path, code) => {
  const refused = await save(await find('lighting~table'), pinned)
  expect([refused.status, refused.body.fields]).toEqual([status, [{ path, code }]])
})
