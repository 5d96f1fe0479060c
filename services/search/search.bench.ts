import { DEFAULT_INDEX_NAMES, productIndexPlan } from '#contracts/search-indexes.ts'
import { CARD_ATTRIBUTES, PRODUCT_INDEX_SETTINGS } from '#contracts/search-record.ts'
import { createCatalogue } from './bench-records.ts'
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

const settings = PRODUCT_INDEX_SETTINGS
const { replicas } = productIndexPlan('en', DEFAULT_INDEX_NAMES)
const layout = layoutOf(settings, replicas)
const { pick, word, generatedRecord } = createCatalogue()

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
