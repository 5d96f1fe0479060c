import { algoliasearch } from 'algoliasearch'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createRequester, hostAt } from '#clients/search/sending/requester.ts'
import { ROLES, type Role } from '#domain/team/roles.ts'
import { eventually } from '#tests/support/eventually.ts'
import { filtered, sampleTeam } from '#tests/support/samples/sample-team.ts'
import { ADMIN_KEY, type EmbeddedSearch, startSearch } from '../support/embedded-search.ts'

const indexName = 'products_it'
let search: EmbeddedSearch
let second: ReturnType<EmbeddedSearch['second']>
let call: ReturnType<typeof sampleTeam>['call']
let routes: string[]

beforeAll(async () => {
  search = await startSearch()
  const indexSettings = { indexLanguages: ['it' as const], searchableAttributes: ['title'] }
  await search.full().setSettings({ indexName, indexSettings })
  const objects = ['Sgabello Tarsia', 'Divano'].map((title, at) => ({ objectID: String(at), title }))
  await search.full().saveObjects({ indexName, objects })
  const team = sampleTeam(search.database, search.service)
  call = team.call
  routes = team.routes.filter((route) => route.includes('/synonyms'))
  second = search.second()
  await second.start()
})
beforeEach(() => search.full().clearSynonyms({ indexName }))
afterAll(async () => {
  await second.close()
  await search.close()
})

const titlesOf = (results: readonly object[]) =>
  results
    .flatMap((result) => ('hits' in result ? (result.hits as { title: string }[]) : []))
    .map(({ title }) => title)
const find = async (query: string) => {
  const { results } = await search.lite().searchForHits({ requests: [{ indexName, query }] })
  return titlesOf(results)
}
/** The results in another process. */
const findElsewhere = async (query: string) => {
  const requester = createRequester(second.fetch)
  const client = algoliasearch('HOUSE', ADMIN_KEY, { hosts: [hostAt('http://second.internal')], requester })
  const { results } = await client.searchForHits({ requests: [{ indexName, query }] })
  return titlesOf(results)
}
const create = (input: object) => call('/synonyms', { role: 'content', body: { input } })
const stool = { language: 'it', kind: 'both-ways', word: null, words: ['deschetto', 'sgabello'] }
const act = (item: { id: string; version: number }, action: string) =>
  call(`/synonyms/${item.id}/${action}`, { body: { version: item.version, input: {} } })
const edit = (item: { id: string; version: number }, changes: object) =>
  call(`/synonyms/${item.id}`, { method: 'PATCH', body: { version: item.version, changes } })

const MATRIX: Record<string, readonly Role[]> = {
  'GET /synonyms': ['catalogue', 'content', 'admin'],
  'GET /synonyms/:id': ['catalogue', 'content', 'admin'],
  'GET /synonyms/:id/history': ['catalogue', 'content', 'admin'],
  'POST /synonyms': ['catalogue', 'content', 'admin'],
  'PATCH /synonyms/:id': ['catalogue', 'content', 'admin'],
  'POST /synonyms/:id/remove': ['catalogue', 'content', 'admin'],
  'POST /synonyms/:id/restore': ['catalogue', 'content', 'admin'],
}

test('every route of the synonyms is open to its roles alone', async () => {
  expect(routes).toEqual(Object.keys(MATRIX))
  for (const [name, roles] of Object.entries(MATRIX)) {
    const [method, path = ''] = name.split(' ')
    const request = method === 'GET' ? {} : { method: method as 'POST' | 'PATCH', body: {} }
    for (const role of ROLES) {
      const { status } = await call(path.replace(':id', 'it.none'), { role, ...request })
      expect([name, role, status === 403]).toEqual([name, role, !roles.includes(role)])
    }
    const { status } = await call(path.replace(':id', 'it.none'), { role: 'a customer', ...request })
    expect(status).toBe(401)
  }
})

test('a synonym of the team applies at once in every process, until it is removed', async () => {
  expect(await find('deschetto')).toEqual([])
  const { item } = (await create(stool)).body
  expect(item).toMatchObject({ ...stool, version: 1, isRemoved: false })
  await eventually(async () => expect(await find('deschetti')).toEqual(['Sgabello Tarsia']))
  await eventually(async () => expect(await findElsewhere('deschetto')).toEqual(['Sgabello Tarsia']))

  const changed = (await edit(item, { words: ['deschetto', 'divano'] })).body.item
  expect(changed).toMatchObject({ version: 2, words: ['deschetto', 'divano'] })
  await eventually(async () => expect(await findElsewhere('deschetto')).toEqual(['Divano']))

  const removed = (await act(changed, 'remove')).body.item
  expect(removed).toMatchObject({ version: 3, isRemoved: true })
  await eventually(async () => expect(await find('deschetto')).toEqual([]))
  expect((await call('/synonyms')).body).toEqual({ items: [], total: 0 })
  expect((await edit(removed, { words: ['a', 'b'] })).status).toBe(422)

  const restored = (await act(removed, 'restore')).body.item
  expect(restored).toMatchObject({ version: 4, isRemoved: false, words: ['deschetto', 'divano'] })
  await eventually(async () => expect(await findElsewhere('deschetto')).toEqual(['Divano']))
  expect((await act(restored, 'restore')).body).toEqual({ code: 'already-done' })
  const { rows } = await search.database.pool.query(
    "select action from kernel.audit_log where resource = 'synonyms' and object_id = $1 order by id",
    [item.id],
  )
  expect(rows.map(({ action }) => action)).toEqual(['create', 'update', 'remove', 'restore'])
})

test('one way, a search for the word finds the others, and not the reverse', async () => {
  await create({ language: 'it', kind: 'one-way', word: 'seduta', words: ['sgabello', 'divano'] })
  await eventually(async () => expect(await find('seduta')).toEqual(['Sgabello Tarsia', 'Divano']))
  expect(await find('sgabello')).toEqual(['Sgabello Tarsia'])
})

test('synonyms are listed by language and text, also those written over the search API', async () => {
  await create(stool)
  await create({ ...stool, language: 'de', words: ['Hocker', 'Schemel'] })
  const synonymHit = {
    objectID: 'lamp',
    type: 'altcorrection1' as const,
    word: 'lampda',
    corrections: ['lampada'],
  }
  await search.full().saveSynonym({ indexName, objectID: 'lamp', synonymHit })
  const words = async (filter: object) =>
    (await call(filtered('/synonyms', filter))).body.items.map((item: { words: string[] }) => item.words)
  expect(await words({ language: 'de' })).toEqual([['Hocker', 'Schemel']])
  expect(await words({ language: 'it' })).toEqual([['lampada'], ['deschetto', 'sgabello']])
  expect(await words({ text: 'SCHEM' })).toEqual([['Hocker', 'Schemel']])
  expect(await words({ text: 'lampda' })).toEqual([['lampada']])
  const { item } = (await call('/synonyms/it.lamp')).body
  expect(item).toMatchObject({ kind: 'correction', word: 'lampda' })
  expect((await edit(item, { words: ['x'] })).status).toBe(422)
})

test.each([
  [{ ...stool, words: ['deschetto'] }, 422, 'words', 'words-too-few'],
  [{ ...stool, kind: 'one-way', words: ['sgabello'] }, 422, 'word', 'word-missing'],
  [{ ...stool, words: ['deschetto', '–'] }, 400, 'words.1', 'word-missing'],
  [{ ...stool, language: 'pt' }, 400, 'language', 'invalid_value'],
])('%j is refused with %i for %s', async (input, status, path, code) => {
  const refused = await create(input)
  expect([refused.status, refused.body.fields]).toEqual([status, [{ path, code }]])
})
