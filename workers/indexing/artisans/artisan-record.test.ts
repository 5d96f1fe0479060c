import { expect, test } from 'vitest'
import type { ArtisanDocument } from '#clients/content/pages/artisans/artisan-documents.ts'
import { artisanRecord } from '#contracts/search/artisan-record.ts'
import { buildArtisanRecord } from './artisan-index.ts'

const FUCINA: ArtisanDocument = {
  id: 'artisan-fucina',
  name: 'Fucina Cellina',
  slug: 'fucina-cellina',
  isPremiumPlus: true,
  town: 'Maniago',
  region: { en: 'Pordenone, Friuli Venezia Giulia', de: 'Pordenone, Friaul-Julisch Venetien' },
  craft: { en: 'Metal', de: 'Metall' },
  technique: { en: 'Forged iron', de: 'Geschmiedetes Eisen' },
  intro: null,
  picture: { url: '/forge.webp', width: 900, height: 1100, alt: { en: 'A forge' } },
  addedAt: '2026-09-14T08:00:00.000Z',
  position: 160,
  shownIn: null,
}
const MAKES = [
  { path: 'furniture', title: 'Möbel' },
  { path: 'furniture/tables', title: 'Tische' },
]

test('a record has the data for cards, filters and sorting, in its language', () => {
  const record = buildArtisanRecord(FUCINA, 'de', MAKES)
  expect(artisanRecord.parse(record)).toEqual(record)
  expect(record).toEqual({
    objectID: 'artisan-fucina',
    slug: 'fucina-cellina',
    name: 'Fucina Cellina',
    town: 'Maniago',
    region: 'Pordenone, Friaul-Julisch Venetien',
    craft: 'Metall',
    technique: 'Geschmiedetes Eisen',
    intro: null,
    categories: ['Möbel', 'Tische'],
    keys: { region: ['friuli-venezia-giulia'], craft: ['metal'], category: ['furniture'] },
    choices: {
      region: ['friuli-venezia-giulia|Friaul-Julisch Venetien'],
      craft: ['metal|Metall'],
      category: ['furniture|Möbel'],
    },
    isPremiumPlus: true,
    picture: { url: '/forge.webp', width: 900, height: 1100, alt: 'A forge' },
    shownIn: ['everywhere'],
    excludedCountries: [],
    addedAtSeconds: 1_789_372_800,
    curatedRank: 160,
  })
})

test.each([
  ['no limits', null, ['everywhere'], []],
  ['excluded countries', { excludedCountries: ['US'] }, ['everywhere'], ['US']],
  ['no dedicated country', { dedicatedCountries: [], excludedCountries: ['US'] }, ['everywhere'], ['US']],
  [
    'dedicated countries, which decide alone',
    { dedicatedCountries: ['IT'], excludedCountries: ['IT'] },
    ['IT'],
    [],
  ],
])('countries, %s: %j', (_, shownIn, dedicated, excluded) => {
  expect(buildArtisanRecord({ ...FUCINA, shownIn }, 'en', [])).toMatchObject({
    shownIn: dedicated,
    excludedCountries: excluded,
  })
})

test.each([
  ['Lombardy', 'lombardy|Lombardy'],
  ['Brescia, Lombardy', 'lombardy|Lombardy'],
  ['Alto Garda, Brescia, Lombardy ', 'lombardy|Lombardy'],
])('a visitor narrows "%s" by %s', (region, choice) => {
  expect(buildArtisanRecord({ ...FUCINA, region: { en: region } }, 'it', []).choices.region).toEqual([choice])
})

test('missing texts are left out, and an artisan without a position comes last', () => {
  const bare = { ...FUCINA, craft: null, technique: null, picture: null, position: null }
  const record = buildArtisanRecord(bare, 'fr', [])
  expect(record).toMatchObject({ craft: null, technique: null, picture: null, categories: [] })
  expect(record.choices).toEqual({ region: expect.any(Array), craft: [], category: [] })
  expect(record.curatedRank).toBeGreaterThan(160)
})
