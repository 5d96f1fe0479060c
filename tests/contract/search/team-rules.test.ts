import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ROLES, type Role } from '#domain/team/roles.ts'
import { filtered, sampleTeam } from '#tests/support/samples/sample-team.ts'
import { type EmbeddedSearch, startSearch } from '../support/embedded-search.ts'
import { sampleRecord } from '../support/sample-records.ts'

let search: EmbeddedSearch
let call: ReturnType<typeof sampleTeam>['call']
let routes: string[]

beforeAll(async () => {
  search = await startSearch()
  const writer = search.writer()
  await writer.prepare()
  const records = [1, 2, 3, 4].map((number) =>
    sampleRecord(number, {
      title: number < 4 ? `Lamp ${number}` : 'Vase 4',
      excludedCountries: number === 3 ? ['FR'] : [],
    }),
  )
  for (const language of ['en', 'it'] as const) {
    const rebuild = await writer.openRebuild(language, 'rebuild', null)
    await rebuild.add(records)
    await rebuild.finish()
  }
  const team = sampleTeam(search.database, search.service)
  call = team.call
  routes = team.routes.filter((route) => route.includes('/search-'))
})
beforeEach(async () => {
  for (const indexName of ['products', 'products_it']) await search.full().clearRules({ indexName })
})
afterAll(() => search.close())

const RULE = {
  title: 'Lamps of autumn',
  languages: ['en', 'it'],
  countries: [],
  patterns: ['lamp'],
  anchoring: 'contains',
  isEnabled: true,
  startsAt: null,
  endsAt: null,
  redirect: null,
  query: null,
  categories: [],
  isReadyToShip: false,
  promoted: ['3'],
  position: 1,
  hidden: ['1'],
}
type Item = { id: string; version: number }
const create = async (changes: object = {}) => {
  const { status, body } = await call('/search-rules', { body: { input: { ...RULE, ...changes } } })
  return { status, item: (body as { item: Item }).item, refusal: body }
}
const act = (item: Item, action: string) =>
  call(`/search-rules/${item.id}/${action}`, { body: { version: item.version, input: {} } })
const edit = (item: Item, changes: object) =>
  call(`/search-rules/${item.id}`, { method: 'PATCH', body: { version: item.version, changes } })
const find = async (indexName = 'products', params: object = {}) => {
  const { results } = await search
    .lite()
    .searchForHits({ requests: [{ indexName, query: 'lamp', ...params }] })
  return results[0]?.hits.map(({ objectID }) => objectID).join('')
}

const READERS: readonly Role[] = ['catalogue', 'admin']

test('every route of the rules is open to its roles alone', async () => {
  expect(routes).toEqual([
    ...['GET /search-rules', 'GET /search-rules/:id', 'GET /search-rules/:id/history', 'POST /search-rules'],
    ...[
      'PATCH /search-rules/:id',
      ...['turn-on', 'turn-off', 'remove', 'restore'].map((name) => `POST /search-rules/:id/${name}`),
    ],
    ...['GET /search-previews', 'GET /search-previews/:id'],
  ])
  for (const route of routes) {
    const [method, path = ''] = route.split(' ')
    const request = method === 'GET' ? {} : { method: method as 'POST' | 'PATCH', body: {} }
    for (const role of ROLES) {
      const { status } = await call(path.replace(':id', 'none'), { role, ...request })
      expect([route, role, status === 403]).toEqual([route, role, !READERS.includes(role)])
    }
  }
})

// spec 1: text search: rules are edited by the team, in languages and countries
test('a rule of the team applies at once in its languages, until it is turned off or removed', async () => {
  const { item } = await create()
  expect([await find(), await find('products_it')]).toEqual(['32', '32'])
  const off = (await act(item, 'turn-off')).body as { item: Item }
  expect(await find()).toBe('123')
  const on = (await act(off.item, 'turn-on')).body as { item: Item }
  expect((await act(on.item, 'turn-on')).body).toMatchObject({ code: 'already-done' })
  const changed = (await edit(on.item, { languages: ['it'], hidden: [] })).body as { item: Item }
  expect([await find(), await find('products_it')]).toEqual(['123', '312'])
  expect((await edit(on.item, { title: 'x' })).body).toMatchObject({ code: 'version-outdated' })
  const removed = (await act(changed.item, 'remove')).body as { item: Item }
  expect(await find('products_it')).toBe('123')
  expect((await call('/search-rules')).body).toMatchObject({ items: [] })
  await act(removed.item, 'restore')
  expect(await find('products_it')).toBe('312')
})

test('a rule has its pieces, and is found by its words', async () => {
  await create()
  await create({
    title: 'Vases',
    patterns: ['Vasi'],
    languages: ['it'],
    redirect: '/sale',
    promoted: [],
    hidden: [],
  })
  const list = async (filter: object) =>
    ((await call(filtered('/search-rules', filter))).body as { items: object[] }).items
  expect(await list({ text: 'AUTUMN' })).toMatchObject([
    {
      title: 'Lamps of autumn',
      promoted: [{ id: '3', title: 'Lamp 3' }],
      hidden: [{ id: '1' }],
      isEditable: true,
    },
  ])
  expect(await list({ text: 'vasì' })).toMatchObject([{ redirect: '/sale' }])
  expect(await list({ language: 'en' })).toHaveLength(1)
})

test('what is written is what the search API has, and the other way round', async () => {
  const { item } = await create({
    countries: ['DE', 'AT'],
    startsAt: '2030-01-01T00:00:00.000Z',
    endsAt: '2030-02-01T00:00:00.000Z',
    query: 'table lamp',
    categories: ['lighting'],
    isReadyToShip: true,
  })
  const rule = await search.full().getRule({ indexName: 'products_it', objectID: item.id })
  expect(rule).toEqual({
    objectID: item.id,
    description: 'Lamps of autumn',
    enabled: true,
    conditions: ['de', 'at'].map((country) => ({
      pattern: 'lamp',
      anchoring: 'contains',
      alternatives: true,
      context: `country_${country}`,
    })),
    consequence: {
      params: { query: 'table lamp', filters: '(categoryPaths:"lighting") AND leadTimeDays=0' },
      promote: [{ objectIDs: ['3'], position: 0 }],
      hide: [{ objectID: '1' }],
      filterPromotes: true,
    },
    validity: [{ from: 1893456000, until: 1896134400 }],
  })
  expect((await call(`/search-rules/${item.id}`)).body).toMatchObject({
    item: {
      countries: ['DE', 'AT'],
      categories: ['lighting'],
      isReadyToShip: true,
      query: 'table lamp',
      isEditable: true,
    },
  })
  const other = { ...rule, objectID: 'api', consequence: { params: { filters: 'hasAr:true' } } }
  await search.full().saveRule({ indexName: 'products', objectID: 'api', rule: other })
  const { body } = await call('/search-rules/api')
  expect(body).toMatchObject({ item: { isEditable: false } })
  expect(await edit((body as { item: Item }).item, { title: 'x' })).toMatchObject({ status: 422 })
})

test.each<[string, object, string, string]>([
  ['nothing happens', { promoted: [], hidden: [] }, 'promoted', 'effect-missing'],
  ['a word is missing', { patterns: ['–'] }, 'patterns', 'word-missing'],
  [
    'it ends before it starts',
    { startsAt: '2030-01-02T00:00:00Z', endsAt: '2030-01-01T00:00:00Z' },
    'endsAt',
    'ends-before-start',
  ],
  ['it leads to a search', { redirect: '/search?q=lamp' }, 'redirect', 'target-not-allowed'],
  ['it hides what it promotes', { hidden: ['3'] }, 'hidden', 'piece-repeated'],
  [
    'it has too many conditions',
    { patterns: ['a', 'b', 'c'], countries: ['DE', 'AT', 'CH', 'IT', 'FR', 'ES', 'US', 'GB', 'JP'] },
    'countries',
    'conditions-too-many',
  ],
])('a rule is refused where %s', async (_, changes, path, code) => {
  const { status, refusal } = await create(changes)
  expect([status, refusal]).toMatchObject([422, { fields: [{ path, code }] }])
})

test('a search is previewed with a rule that is not saved, without one that is, and as in a country', async () => {
  const { item } = await create({ promoted: [], hidden: ['2'] })
  const preview = async (filter: object) =>
    ((await call(filtered('/search-previews', { text: 'lamps', ...filter }))).body as { items: Item[] }).items
      .map(({ id }) => id)
      .join('')
  expect(await preview({})).toBe('13')
  expect(await preview({ without: item.id })).toBe('123')
  expect(await preview({ without: item.id, rule: RULE })).toBe('32')
  expect(await preview({ without: item.id, country: 'FR' })).toBe('12')
  expect(await preview({ without: item.id, country: 'DE', rule: { ...RULE, countries: ['AT'] } })).toBe('123')
  expect(await find()).toBe('13')
})
