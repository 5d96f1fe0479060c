import type { Rule } from 'algoliasearch'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { TEST_TIME } from '#tests/support/test-clock.ts'
import {
  ADMIN_KEY,
  type EmbeddedSearch,
  SEARCH_KEY,
  securedKey,
  startSearch,
} from '../support/embedded-search.ts'
import { SIDES } from '../support/served.ts'

const indexName = 'pieces'
const TITLES = ['Stuhl Alba', 'Stuhl Bosco', 'Stuhl Corte', 'Tisch Duna', 'Lampe Edera']
const DAY = 86_400

describe.each(SIDES)('rules of an index %s', (side) => {
  let search: EmbeddedSearch

  beforeAll(async () => {
    search = await startSearch(side)
    const indexSettings = {
      indexLanguages: ['de' as const],
      searchableAttributes: ['title'],
      attributesForFaceting: ['room', 'hiddenFrom'],
      customRanking: ['asc(rank)'],
      replicas: ['pieces_by_price'],
    }
    await search.full().setSettings({ indexName, indexSettings })
    await search
      .full()
      .setSettings({ indexName: 'pieces_by_price', indexSettings: { ranking: ['asc(price)'] } })
    const objects = TITLES.map((title, at) => ({
      objectID: String(at),
      title,
      rank: at,
      price: 10 - at,
      room: at % 2 === 0 ? 'dining' : 'hall',
      hiddenFrom: at === 3 ? 'guests' : 'no one',
    }))
    await search.full().saveObjects({ indexName, objects })
  })
  beforeEach(() => search.full().clearRules({ indexName }))
  afterAll(() => search.close())

  const respond = async (query: string, params: object = {}, index = indexName) => {
    const { results } = await search
      .lite()
      .searchForHits<{ title: string }>({ requests: [{ indexName: index, query, ...params }] })
    const [first] = results
    if (!first) throw new Error('No response')
    return first
  }
  const find = async (query: string, params: object = {}, index = indexName) =>
    (await respond(query, params, index)).hits.map(({ objectID }) => objectID).join('')
  const save = (...rules: Rule[]) => search.full().saveRules({ indexName, rules })
  const rule = (
    consequence: Rule['consequence'],
    condition: NonNullable<Rule['conditions']>[number] = { pattern: 'stuhl', anchoring: 'contains' },
    more: Partial<Rule> = {},
  ): Rule => ({ objectID: 'one', conditions: [condition], consequence, ...more })

  test('a saved rule can be read back, found, and works at once', async () => {
    const given = rule({ promote: [{ objectID: '2', position: 0 }] }, undefined, {
      description: 'Corte first',
    })
    const saved = await search.full().saveRule({ indexName, objectID: 'one', rule: given })
    expect(saved).toMatchObject({ taskID: expect.any(Number), updatedAt: expect.any(String) })
    await search.full().waitForTask({ indexName, taskID: saved.taskID })
    expect(await search.full().getRule({ indexName, objectID: 'one' })).toEqual(given)
    expect(await find('stuhl')).toBe('201')
    const found = (query: string, params = {}) =>
      search.full().searchRules({ indexName, searchRulesParams: { query, ...params } })
    expect(await found('corte')).toEqual({ hits: [given], nbHits: 1, page: 0, nbPages: 1 })
    expect(await found('', { anchoring: 'is' })).toMatchObject({ nbHits: 0 })
    await search.full().deleteRule({ indexName, objectID: 'one' })
    expect(await find('stuhl')).toBe('012')
    await expect(search.full().getRule({ indexName, objectID: 'one' })).rejects.toMatchObject({ status: 404 })
  })

  // spec 1: text search: rules of the house promote, hide, filter, search for something else and redirect
  test.each<[string, Rule['consequence'], string]>([
    ['promotes a piece that does not match', { promote: [{ objectID: '4', position: 0 }] }, '4012'],
    ['promotes several from a position', { promote: [{ objectIDs: ['4', '2'], position: 1 }] }, '0421'],
    ['promotes beyond the end', { promote: [{ objectID: '0', position: 200 }] }, '120'],
    ['hides', { hide: [{ objectID: '1' }] }, '02'],
    [
      'hides what it promotes',
      { hide: [{ objectID: '1' }], promote: [{ objectID: '1', position: 0 }] },
      '02',
    ],
    ['filters', { params: { filters: 'room:hall' } }, '1'],
    ['searches for something else', { params: { query: 'lampe' } }, '4'],
    [
      'replaces the word',
      { params: { query: { edits: [{ type: 'replace', delete: 'STÜHL', insert: 'tisch' }] } } },
      '3',
    ],
    ['removes a word', { params: { query: { remove: ['stuhl'] } } }, '01234'],
  ])('a rule %s', async (_, consequence, found) => {
    await save(rule(consequence))
    expect(await find('stuhl')).toBe(found)
    expect(await find('stuhl', { enableRules: false })).toBe('012')
    expect(await find('lampe')).toBe('4')
  })

  test('pages, totals and counts agree with what is promoted and hidden', async () => {
    await save(rule({ promote: [{ objectID: '4', position: 1 }], hide: [{ objectID: '2' }] }))
    const page = (at: number) => respond('stuhl', { hitsPerPage: 2, page: at, facets: ['room'] })
    const [first, second] = [await page(0), await page(1)]
    expect([first, second].map(({ hits }) => hits.map(({ objectID }) => objectID).join(''))).toEqual([
      '04',
      '1',
    ])
    expect(first).toMatchObject({ nbHits: 3, nbPages: 2, facets: { room: { dining: 2, hall: 1 } } })
  })

  test('nothing is promoted against a filter of the search, nor in an order of its own', async () => {
    await save(
      rule({ promote: [{ objectID: '3', position: 0 }], hide: [{ objectID: '0' }], filterPromotes: false }),
    )
    expect(await find('stuhl')).toBe('312')
    expect(await find('stuhl', { filters: 'NOT hiddenFrom:guests' })).toBe('12')
    expect(await find('stuhl', { facetFilters: ['room:dining'] })).toBe('2')
    expect(await find('stuhl', {}, 'pieces_by_price')).toBe('21')
  })

  test.each<[string, NonNullable<Rule['conditions']>[number], string[], string[]]>([
    [
      'is',
      { pattern: 'Stühle Alba', anchoring: 'is', alternatives: true },
      ['stuhl alba', 'stuehle ALBA'],
      ['stuhl'],
    ],
    [
      'is, as written',
      { pattern: 'stuhl', anchoring: 'is' },
      ['Stuhl', 'stühl'],
      ['stühle', 'stuhl alba', ''],
    ],
    ['startsWith', { pattern: 'stuhl', anchoring: 'startsWith' }, ['stuhl alba'], ['alba stuhl']],
    ['endsWith', { pattern: 'stuhl', anchoring: 'endsWith' }, ['alba stuhl'], ['stuhl alba']],
    [
      'contains',
      { pattern: 'roter stuhl', anchoring: 'contains' },
      ['ein roter stuhl bitte'],
      ['stuhl roter'],
    ],
    ['the empty query', { pattern: '', anchoring: 'is' }, [''], ['stuhl']],
  ])('a pattern applies: %s', async (_, condition, yes, no) => {
    await save(rule({ userData: { banner: 'x' } }, condition))
    const applies = async (query: string) => (await respond(query)).userData !== undefined
    expect(await Promise.all(yes.map(applies))).toEqual(yes.map(() => true))
    expect(await Promise.all(no.map(applies))).toEqual(no.map(() => false))
  })

  test('a rule of a context applies in it alone, with a pattern or without', async () => {
    const hidden = { hide: [{ objectID: '0' }] }
    await save(
      rule(hidden, { pattern: 'stuhl', anchoring: 'is', context: 'country_de' }),
      rule({ hide: [{ objectID: '1' }] }, { context: 'fair' }, { objectID: 'two' }),
    )
    expect(await find('stuhl')).toBe('012')
    expect(await find('stuhl', { ruleContexts: ['country_de'] })).toBe('12')
    expect(await find('stuhl', { ruleContexts: ['fair'] })).toBe('02')
  })

  test('a misspelled search has the rules of its correction, and one that is none has not', async () => {
    await save(rule({ promote: [{ objectID: '4', position: 0 }] }, { pattern: 'tisch', anchoring: 'is' }))
    expect(await find('tich')).toBe('43')
    expect(await respond('tich', { getRankingInfo: true })).toMatchObject({
      query: 'tich',
      correctedQuery: 'tisch',
      appliedRules: [{ objectID: 'one' }],
    })
    expect(await find('tich', { enableRules: false })).toBe('3')
    expect(await find('alba')).toBe('0')
  })

  test('a rule applies while it is on and within its dates, and a temporary one before others', async () => {
    const now = Math.floor(TEST_TIME.getTime() / 1000)
    const promote = (objectID: string) => ({ promote: [{ objectID, position: 0 }] })
    const between = (from: number, until: number) => ({
      validity: [{ from: now + from, until: now + until }],
    })
    await save(
      rule(promote('1'), undefined, { objectID: 'a' }),
      rule(promote('2'), undefined, { objectID: 'b', ...between(-DAY, DAY) }),
      rule(promote('4'), undefined, { objectID: 'c', ...between(DAY, 2 * DAY) }),
      rule(promote('4'), undefined, { objectID: 'd', enabled: false }),
    )
    expect(await find('stuhl')).toBe('210')
    const { appliedRules } = await respond('stuhl', { getRankingInfo: true })
    expect(appliedRules).toEqual([{ objectID: 'b' }, { objectID: 'a' }])
  })

  test('data and redirects of rules are returned', async () => {
    const renderingContent = { redirect: { url: '/sale' } }
    await save(rule({ userData: { redirect: '/trade' }, params: { renderingContent } }))
    expect(await respond('stuhl')).toMatchObject({ userData: [{ redirect: '/trade' }], renderingContent })
    expect(await respond('lampe')).toMatchObject({ renderingContent: {} })
  })

  test.each<[string, object]>([
    [
      'with a pattern without anchoring',
      { objectID: 'one', conditions: [{ pattern: 'a' }], consequence: {} },
    ],
    ['with a filter that is none', { objectID: 'one', consequence: { params: { filters: 'a:(' } } }],
    [
      'with a parameter that is not supported',
      { objectID: 'one', consequence: { params: { hitsPerPage: 5 } } },
    ],
    [
      'with a facet in its pattern',
      { objectID: 'one', conditions: [{ pattern: '{facet:a}', anchoring: 'is' }], consequence: {} },
    ],
  ])('a rule %s is refused', async (_, given) => {
    await expect(
      search.full().saveRule({ indexName, objectID: 'one', rule: given as Rule }),
    ).rejects.toMatchObject({ status: 400 })
  })

  test('rules are read and written with the admin key only, and to the primary', async () => {
    for (const key of [SEARCH_KEY, securedKey(ADMIN_KEY)]) {
      const client = search.full(key)
      const refused = [client.searchRules({ indexName }), client.saveRules({ indexName, rules: [] })]
      for (const call of refused) await expect(call).rejects.toMatchObject({ status: 403 })
    }
    await expect(search.full().clearRules({ indexName: 'pieces_by_price' })).rejects.toMatchObject({
      status: 403,
    })
  })
})
