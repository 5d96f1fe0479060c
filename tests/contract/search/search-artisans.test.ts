import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ArtisanListRequest } from '#clients/search/artisans/artisan-list.ts'
import type { ArtisanRecord } from '#contracts/search/artisan-record.ts'
import { toChoice } from '#contracts/search/search-record.ts'
import { NO_ARTISAN_FILTERS } from '#domain/catalogue/artisan-filters.ts'
import { type EmbeddedSearch, startSearch } from '../support/embedded-search.ts'
import { fillIndexes, sampleRecord } from '../support/sample-records.ts'
import { SIDES } from '../support/served.ts'

function artisan(rank: number, name: string, facts: Partial<ArtisanRecord> = {}): ArtisanRecord {
  return {
    objectID: `artisan-${rank}`,
    slug: name.toLowerCase().replaceAll(' ', '-'),
    name,
    town: 'Murano',
    region: 'Venice, Veneto',
    craft: 'Glass',
    technique: null,
    intro: null,
    categories: [],
    ...filed('veneto', 'glass', []),
    isPremiumPlus: false,
    picture: null,
    shownIn: ['everywhere'],
    excludedCountries: [],
    addedAtSeconds: 1_750_000_000 + rank,
    curatedRank: rank,
    ...facts,
  }
}

function filed(region: string, craft: string, category: string[]) {
  const labelled = (keys: string[]) => keys.map((key) => toChoice(key, key.toUpperCase()))
  return {
    keys: { region: [region], craft: [craft], category },
    choices: { region: labelled([region]), craft: labelled([craft]), category: labelled(category) },
  }
}

const ARTISANS = [
  artisan(1, 'Vetreria San Donato', { ...filed('veneto', 'glass', ['lighting']), isPremiumPlus: true }),
  artisan(2, 'Specchi Veneti', { ...filed('veneto', 'glass', ['decor']), town: 'Venezia' }),
  artisan(3, 'Ebanisteria Cantù', {
    ...filed('lombardy', 'wood', ['furniture']),
    town: 'Cantù',
    craft: 'Wood',
    technique: 'Joints, and mirrors of glass',
  }),
  artisan(4, 'Cristalli Valdelsa', { ...filed('tuscany', 'glass', ['decor']), shownIn: ['IT', 'DE'] }),
  artisan(5, 'Marmi Valdarno', { ...filed('tuscany', 'stone', []), excludedCountries: ['IT'] }),
]

const ALL: ArtisanListRequest = {
  locale: { language: 'en', country: 'IT' },
  country: 'IT',
  query: '',
  filters: NO_ARTISAN_FILTERS,
  sort: 'recommended',
  page: 1,
  hitsPerPage: 60,
}

describe.each(SIDES)('the artisans %s', (side) => {
  let search: EmbeddedSearch

  beforeAll(async () => {
    search = await startSearch(side)
    const writer = search.artisanWriter()
    await writer.prepare()
    await writer.write('en', { save: ARTISANS, remove: [] })
    const by = (slug: string) => ({
      choices: { ...sampleRecord(1).choices, artisan: [`${slug}|${slug}`] },
      artisan: { name: slug, slug },
    })
    await fillIndexes(search, [
      sampleRecord(1, { ...by('specchi-veneti'), categoryPaths: ['decor', 'decor/mirrors'] }),
      sampleRecord(2, { ...by('specchi-veneti'), categoryPaths: ['lighting'], excludedCountries: ['IT'] }),
      sampleRecord(3, {
        ...by('specchi-veneti'),
        categoryPaths: ['furniture'],
        customerRestrictions: 'b2b_only',
      }),
      sampleRecord(4, { ...by('ebanisteria-cantù'), categoryPaths: ['furniture'] }),
    ])
  })
  afterAll(() => search.close())

  async function found(requested: Partial<ArtisanListRequest> = {}) {
    const list = await search.client().findArtisans({ ...ALL, ...requested })
    if (!list.ok) throw new Error(list.code)
    return list.value
  }
  const names = async (requested?: Partial<ArtisanListRequest>) =>
    (await found(requested)).artisans.map(({ name }) => name)

  // spec 4: the artisan directory: curated or most recent, narrowed by word, region, craft, category and plan
  test.each([
    ['everything', {}, ['Vetreria San Donato', 'Specchi Veneti', 'Ebanisteria Cantù', 'Cristalli Valdelsa']],
    [
      'the most recent',
      { sort: 'most-recent' },
      ['Cristalli Valdelsa', 'Ebanisteria Cantù', 'Specchi Veneti', 'Vetreria San Donato'],
    ],
    [
      'a word, the place before the technique',
      { query: 'glass' },
      ['Vetreria San Donato', 'Specchi Veneti', 'Cristalli Valdelsa', 'Ebanisteria Cantù'],
    ],
    ['the beginning of a word of a technique', { query: 'mirro' }, ['Ebanisteria Cantù']],
    ['the same of a name, a place, a craft', { query: 'mirro', isByName: true }, []],
    ['a misspelt place', { query: 'Murnao' }, ['Vetreria San Donato', 'Cristalli Valdelsa']],
    ['the beginning of a name, without its accent', { query: 'cantu' }, ['Ebanisteria Cantù']],
    ['words that nobody has together', { query: 'glass Siena' }, []],
    [
      'a region',
      { filters: { ...NO_ARTISAN_FILTERS, region: 'veneto' } },
      ['Vetreria San Donato', 'Specchi Veneti'],
    ],
    [
      'a craft and a category',
      { filters: { ...NO_ARTISAN_FILTERS, craft: 'glass', category: 'decor' } },
      ['Specchi Veneti', 'Cristalli Valdelsa'],
    ],
    ['a value with a minus sign', { filters: { ...NO_ARTISAN_FILTERS, region: '-veneto' } }, []],
  ] satisfies [string, Partial<ArtisanListRequest>, string[]][])(
    'sorted by %s',
    async (_, requested, expected) => {
      expect(await names(requested)).toEqual(expected)
    },
  )

  // spec 6: country visibility of artisans in lists and searches
  test.each([
    ['IT', ['Vetreria San Donato', 'Specchi Veneti', 'Ebanisteria Cantù', 'Cristalli Valdelsa']],
    ['US', ['Vetreria San Donato', 'Specchi Veneti', 'Ebanisteria Cantù', 'Marmi Valdarno']],
  ] as const)('a visitor from %s finds those who are shown there', async (country, expected) => {
    expect(await names({ country })).toEqual(expected)
  })

  // spec 4: the artisan directory says what there is to choose, and how many
  test('each facet value counts the artisans that it would give instead of its siblings', async () => {
    const { facets, total } = await found({
      filters: { ...NO_ARTISAN_FILTERS, region: 'veneto', craft: 'glass' },
    })
    expect(total).toBe(2)
    expect(facets).toEqual({
      region: [
        { value: 'tuscany', label: 'TUSCANY', count: 1, isSelected: false },
        { value: 'veneto', label: 'VENETO', count: 2, isSelected: true },
      ],
      craft: [{ value: 'glass', label: 'GLASS', count: 2, isSelected: true }],
      category: [
        { value: 'decor', label: 'DECOR', count: 1, isSelected: false },
        { value: 'lighting', label: 'LIGHTING', count: 1, isSelected: false },
      ],
    })
  })

  test('a value that no artisan has is not listed, and the others stay if no artisan is found', async () => {
    const { facets } = await found({ filters: { ...NO_ARTISAN_FILTERS, region: 'atlantis' } })
    expect(facets.region.some(({ value }) => value === 'atlantis')).toBe(false)
    expect(facets.region.length).toBeGreaterThan(1)
    const none = await found({ query: 'xylophone' })
    expect(none).toMatchObject({ total: 0 })
    expect(none.facets.region.map(({ count }) => count)).toEqual(facets.region.map(() => 0))
  })

  test('a page past the end is the last page', async () => {
    const list = await found({ page: 9, hitsPerPage: 3 })
    expect(list).toMatchObject({ page: 2, pageCount: 2, total: 4 })
    expect(list.artisans.map(({ name }) => name)).toEqual(['Cristalli Valdelsa'])
  })

  test('pieces are counted for the visitor', async () => {
    const slugs = ['specchi-veneti', 'ebanisteria-cantù', 'vetreria-san-donato']
    const visitor = { ...ALL, currency: 'EUR', audience: 'consumer' } as const
    const count = async (requested: object) => {
      const counted = await search.client().countArtisanPieces(slugs, { ...visitor, ...requested })
      return counted.ok && Object.fromEntries(counted.value)
    }
    expect(await count({})).toEqual({ 'specchi-veneti': 1, 'ebanisteria-cantù': 1 })
    expect(await count({ country: 'US' })).toEqual({ 'specchi-veneti': 2, 'ebanisteria-cantù': 1 })
    expect(await count({ audience: 'trade' })).toEqual({ 'specchi-veneti': 2, 'ebanisteria-cantù': 1 })
  })

  test('the crafts of an artisan come from public pieces only, in the requested order', async () => {
    const categoryPaths = ['furniture', 'lighting', 'decor', 'decor/mirrors']
    const makes = await search
      .client()
      .findArtisanMakes({ slugs: ['specchi-veneti', 'nobody'], categoryPaths })
    expect(makes.ok && Object.fromEntries(makes.value)).toEqual({
      'specchi-veneti': ['lighting', 'decor', 'decor/mirrors'],
      nobody: [],
    })
  })

  test('an incomplete record is reported and left out', async () => {
    await search.full().saveObjects({
      indexName: 'artisans',
      objects: [{ objectID: 'x', name: 'X', shownIn: ['everywhere'] }],
    })
    expect(await names({ query: 'X' })).toEqual([])
    expect(search.problems.at(-1)).toMatchObject({ operation: 'findArtisans', code: 'record-malformed' })
  })
})
