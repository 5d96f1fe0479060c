import { type SearchRecord, toChoice } from '#contracts/search/search-record.ts'
import { LANGUAGES, type Language } from '#domain/market/language.ts'
import { SHIPPING_REGIONS } from '#domain/market/market.ts'
import type { EmbeddedSearch } from './embedded-search.ts'

/** Fills the storefront's indexes with the same records in every language. */
export async function fillIndexes(
  search: EmbeddedSearch,
  records: readonly SearchRecord[],
  languages: readonly Language[] = LANGUAGES,
): Promise<void> {
  const writer = search.writer()
  await writer.prepare()
  for (const language of languages) await writer.write(language, { save: records, remove: [] })
}

/** A record of a plain lamp; `overrides` replaces some of its fields. */
export function sampleRecord(number: number, overrides: Partial<SearchRecord> = {}): SearchRecord {
  return {
    objectID: String(number),
    productId: `gid://shopify/Product/${number}`,
    handle: `lamp-${number}`,
    title: `Lamp ${number}`,
    textLanguage: null,
    variantId: `gid://shopify/ProductVariant/${number}`,
    sku: `SKU-${number}`,
    skus: [`SKU-${number}`],
    artisan: { name: 'Vetreria Ferro', slug: 'vetreria-ferro' },
    designer: null,
    collections: [],
    facts: [],
    materials: [],
    colors: [],
    tags: [],
    categories: { lvl0: [], lvl1: [], lvl2: [] },
    categoryPaths: [],
    keys: { designer: [], material: [], color: [] },
    choices: {
      categories0: [],
      categories1: [],
      categories2: [],
      artisan: [toChoice('vetreria-ferro', 'Vetreria Ferro')],
      designer: [],
      material: [],
      color: [],
    },
    prices: { EUR: price(10_000), USD: price(12_000), GBP: price(9000) },
    unpricedIn: [],
    widthCm: null,
    heightCm: null,
    depthCm: null,
    leadTimeDays: 999,
    isReadyToShip: false,
    leadTime: null,
    stockAvailable: true,
    availableForSale: true,
    isPreorder: false,
    availableFrom: null,
    notDirectlyShoppable: false,
    isCustomizable: false,
    hasAr: false,
    hasCad: false,
    suitableForContract: false,
    freeShippingRegions: [],
    excludedCountries: [],
    customerRestrictions: null,
    pictures: { main: null, hover: null },
    createdAtSeconds: 1_790_000_000 + number,
    curatedRank: number,
    ...overrides,
  }
}

const CATEGORIES = [
  'furniture',
  'furniture/seating',
  'furniture/seating/chairs',
  'lighting',
  'lighting/floor',
]
const MATERIALS = ['glass', 'oak', 'brass', 'marble']
const COLORS = ['red', 'green', 'blue']
const ARTISANS = ['ferro', 'noce', 'luce']

/** A record that varies in every filter, deterministic for the same `pick`. */
export function variedRecord(number: number, pick: (below: number) => number): SearchRecord {
  const some = <Item>(items: readonly Item[]) => items.filter(() => pick(3) === 0)
  const one = <Item>(items: readonly Item[]) => items.slice(pick(items.length)).slice(0, 1)
  const paths = one(CATEGORIES).flatMap(ancestorsOf)
  const [material, color, designer, [artisan = 'ferro']] = [
    some(MATERIALS),
    some(COLORS),
    some(['gae']),
    one(ARTISANS),
  ]
  const level = (depth: number) => paths.filter((path) => path.split('/').length === depth + 1)
  const labelled = (keys: readonly string[]) => keys.map((key) => toChoice(key, key.toUpperCase()))
  const amount = (1 + pick(500)) * 100
  return sampleRecord(number, {
    artisan: { name: artisan.toUpperCase(), slug: artisan },
    categoryPaths: paths,
    keys: { designer, material, color },
    choices: {
      categories0: labelled(level(0)),
      categories1: labelled(level(1)),
      categories2: labelled(level(2)),
      artisan: labelled([artisan]),
      designer: labelled(designer),
      material: labelled(material),
      color: labelled(color),
    },
    prices: { EUR: price(amount), USD: price(amount * 2), GBP: price(amount) },
    widthCm: pick(4) === 0 ? null : 1 + pick(200),
    leadTimeDays: [0, 5, 20, 60, 999][pick(5)] ?? 999,
    isCustomizable: pick(2) === 0,
    hasAr: pick(2) === 0,
    freeShippingRegions: some(SHIPPING_REGIONS),
    excludedCountries: some(['IT', 'US']),
    customerRestrictions: ([null, null, 'b2b_only', 'b2c_only'] as const)[pick(4)] ?? null,
  })
}

function ancestorsOf(path: string): string[] {
  const slugs = path.split('/')
  return slugs.map((_, level) => slugs.slice(0, level + 1).join('/'))
}

function price(amountMinor: number) {
  return { amountMinor, fullAmountMinor: null, isStarting: false }
}
