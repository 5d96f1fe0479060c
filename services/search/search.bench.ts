import { DEFAULT_INDEX_NAMES, productIndexPlan } from '#contracts/search-indexes.ts'
import {
  CARD_ATTRIBUTES,
  PRODUCT_INDEX_SETTINGS,
  type SearchRecord,
  toChoice,
} from '#contracts/search-record.ts'
import { Engine } from './engine/engine.ts'
import { type IndexSettings, layoutOf, sortingOf } from './index-settings.ts'
import { answerSearch } from './wire/answer-search.ts'
import { readSearchParameters } from './wire/search-parameters.ts'

/**
 * How fast the search engine answers over a generated catalogue, inside one process and without JSON of the
 * wire: `node services/search/search.bench.ts [products]`.
 */
const COUNT = Number(process.argv[2] ?? 60_000)
const RUNS = 300

const CHOICES = ['categories0', 'categories1', 'artisan', 'designer', 'material', 'color'].map(
  (name) => `choices.${name}`,
)
const FLAGS = [
  'isCustomizable',
  'hasAr',
  'hasCad',
  'suitableForContract',
  'freeShippingRegions',
  'leadTimeDays',
]
const TWELVE_FACETS = [...CHOICES, ...FLAGS]
const WORDS =
  'lampada tavolo sedia vetro noce ottone marmo cuoio lino ambra luna alba colle ponte fiume stella'.split(
    ' ',
  )

const settings = PRODUCT_INDEX_SETTINGS
const { replicas } = productIndexPlan('en', DEFAULT_INDEX_NAMES)
const layout = layoutOf(settings, replicas)
const pick = picker(7)

const startedAt = performance.now()
const before = process.memoryUsage()
const engine = new Engine(layout)
for (let number = 1; number <= COUNT; number++) {
  const record = generatedRecord(number)
  engine.put(record, JSON.stringify(record))
}
for (const replica of [settings, ...replicas.map((plan) => ({ ...settings, ...plan }))]) {
  engine.order(sortingOf(replica).criteria)
}
const after = process.memoryUsage()
const buildSeconds = (performance.now() - startedAt) / 1000
const megabytes = (after.heapUsed + after.external - before.heapUsed - before.external) / 1e6
console.log(`${COUNT} products: built in ${buildSeconds.toFixed(1)} s, ${megabytes.toFixed(0)} MB`)

const VISITOR = 'NOT excludedCountries:IT AND NOT customerRestrictions:b2b_only'
const byPrice = { ...settings, ranking: replicas.find(({ name }) => name.endsWith('price_asc_eur'))?.ranking }

measure('browse all, 12 facets', () => ({ filters: VISITOR, facets: TWELVE_FACETS, hitsPerPage: 60 }))
measure('browse a category, 12 facets', () => ({
  filters: `categoryPaths:"c${pick(8)}" AND ${VISITOR}`,
  facets: TWELVE_FACETS,
  hitsPerPage: 60,
}))
measure('counts only, 12 facets, half the house', () => ({
  filters: VISITOR,
  facetFilters: [['isCustomizable:true']],
  facets: TWELVE_FACETS,
  hitsPerPage: 0,
}))
measure(
  'two filters and a price range, by price, page 3',
  () => ({
    filters: VISITOR,
    facetFilters: [[`keys.material:m${pick(40)}`, `keys.material:m${pick(40)}`], ['isCustomizable:true']],
    numericFilters: ['prices.EUR.amountMinor>=50000', 'prices.EUR.amountMinor<=400000'],
    facets: TWELVE_FACETS,
    hitsPerPage: 60,
    page: 2,
  }),
  byPrice,
)
measure('ranges of price and sizes', () => ({
  filters: VISITOR,
  facets: ['prices.EUR.amountMinor', 'widthCm', 'heightCm', 'depthCm'],
  hitsPerPage: 0,
  maxValuesPerFacet: 1,
}))
measure('two words, 12 facets', () => ({
  query: `${word()} ${word()}`,
  filters: VISITOR,
  facets: TWELVE_FACETS,
  hitsPerPage: 60,
}))
measure('beginning of a word, 12 facets', () => ({
  query: word().slice(0, 3),
  filters: VISITOR,
  facets: TWELVE_FACETS,
  hitsPerPage: 60,
}))
report('change one product in all sorts', () => {
  const record = generatedRecord(1 + pick(COUNT))
  engine.put(record, JSON.stringify(record))
})

function measure(
  name: string,
  parameters: () => Record<string, unknown>,
  chosen: IndexSettings = settings,
): void {
  const index = { name: 'products', engine, settings: chosen }
  report(name, () =>
    answerSearch(
      index,
      readSearchParameters({
        attributesToRetrieve: [...CARD_ATTRIBUTES],
        attributesToHighlight: [],
        ...parameters(),
      }),
      false,
    ),
  )
}

function report(name: string, run: () => unknown): void {
  for (let warm = 0; warm < 30; warm++) run()
  const times = Array.from({ length: RUNS }, () => {
    const at = performance.now()
    run()
    return performance.now() - at
  }).sort((one, other) => one - other)
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(2).padStart(7)
  console.log(`${name.padEnd(50)} p50 ${at(0.5)} ms   p95 ${at(0.95)} ms`)
}

function generatedRecord(number: number): SearchRecord {
  const category = [`c${pick(8)}`, `s${pick(6)}`]
  const [artisan, designer, color] = [`a${pick(400)}`, `d${pick(200)}`, `k${pick(24)}`]
  const materials = [`m${pick(40)}`, `m${pick(40)}`]
  const amount = { amountMinor: (20 + pick(9000)) * 100, fullAmountMinor: null }
  const title = `${word()} ${word()} ${word()} ${number % 977}`
  const [lvl0 = '', lvl1 = category.join('/')] = category.slice(0, 1)
  return {
    objectID: String(number),
    productId: `gid://shopify/Product/${number}`,
    handle: `piece-${number}`,
    title,
    variantId: `gid://shopify/ProductVariant/${number}`,
    sku: `SKU-${number}`,
    skus: [`SKU-${number}`],
    artisan: { name: `Bottega ${artisan} ${word()}`, slug: artisan },
    designer,
    materials,
    colors: [color],
    tags: [word()],
    categories: { lvl0: [lvl0], lvl1: [category.join(' > ')], lvl2: [] },
    categoryPaths: [lvl0, lvl1],
    keys: { designer: [designer], material: materials, color: [color] },
    choices: {
      categories0: [toChoice(lvl0, lvl0)],
      categories1: [toChoice(lvl1, lvl1)],
      categories2: [],
      artisan: [toChoice(artisan, artisan)],
      designer: [toChoice(designer, designer)],
      material: materials.map((material) => toChoice(material, material)),
      color: [toChoice(color, color)],
    },
    prices: { EUR: amount, USD: amount, GBP: amount },
    widthCm: 10 + pick(300),
    heightCm: 10 + pick(200),
    depthCm: 10 + pick(100),
    leadTimeDays: [0, 7, 14, 28, 42, 56, 84, 999][pick(8)] ?? 999,
    isReadyToShip: pick(3) === 0,
    leadTime: null,
    stockAvailable: true,
    availableForSale: pick(20) > 0,
    isPreorder: false,
    availableFrom: null,
    notDirectlyShoppable: false,
    isCustomizable: pick(2) === 0,
    hasAr: pick(3) === 0,
    hasCad: pick(3) === 0,
    suitableForContract: pick(4) === 0,
    freeShippingRegions: pick(2) === 0 ? ['EU', 'UK'] : [],
    excludedCountries: pick(10) === 0 ? ['IT', 'US'] : [],
    customerRestrictions: pick(25) === 0 ? 'b2b_only' : null,
    pictures: {
      main: { url: `/pictures/${number}-main.webp`, alt: title, width: 1600, height: 1600 },
      hover: { url: `/pictures/${number}-room.webp`, alt: title, width: 1600, height: 1600 },
    },
    createdAtSeconds: 1_700_000_000 + pick(90_000_000),
    curatedRank: number,
  }
}

function word(): string {
  return WORDS[pick(WORDS.length)] ?? ''
}

/** The same picks at every run, so that runs can be compared. */
function picker(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 3_266_489_917) >>> 0
    return (state >>> 8) % below
  }
}
