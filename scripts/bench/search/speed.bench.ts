import { categoryContext } from '#contracts/search/rule-contexts.ts'
import { DEFAULT_INDEX_NAMES, productIndexPlan } from '#contracts/search/search-indexes.ts'
import { CARD_ATTRIBUTES, productIndexSettings, type SearchRecord } from '#contracts/search/search-record.ts'
import { PINNED_MAX } from '#domain/catalogue/pinned-pieces.ts'
import { createPace } from '#services/kernel/pace.ts'
import { Engine } from '#services/search/engine/engine.ts'
import { getSorting, indexSettings, toEngineLayout } from '#services/search/index-settings.ts'
import { NO_RULES } from '#services/search/rules/rule-book.ts'
import { NO_SYNONYMS } from '#services/search/text/synonyms/synonym-index.ts'
import { handleSearch } from '#services/search/wire/handle-search.ts'
import { readSearchParameters } from '#services/search/wire/search-parameters.ts'
import { openPeers, type Peer } from './engines/peers.ts'
import { generatedHouse } from './houses.ts'
import { sampleQueries } from './sample-queries.ts'

/**
 * Measures the search engine over a generated house in Italian, in one process and without the JSON of the wire: `node
 * --expose-gc scripts/bench/search/speed.bench.ts [products] [peers]`.
 */
const COUNT = Number(process.argv[2] ?? 60_000)
const RUNS = 100
const PEER_RUNS = 20
const TURNS = 5
const PEER_TURNS = 3
const LANGUAGE = 'it'
/** Records are added in pages, as the service loads them. */
const PAGE = 1000

const CHOICES = ['categories0', 'categories1', 'artisan', 'designer', 'material', 'color']
const FLAGS = [
  'isCustomizable',
  'hasAr',
  'hasCad',
  'suitableForContract',
  'freeShippingRegions',
  'leadTimeDays',
]
const TWELVE_FACETS = [...CHOICES.map((name) => `choices.${name}`), ...FLAGS]
const VISITOR = 'NOT excludedCountries:IT AND NOT customerRestrictions:b2b_only'

const settings = indexSettings.parse(productIndexSettings(LANGUAGE))
const { replicas } = productIndexPlan(LANGUAGE, DEFAULT_INDEX_NAMES)
const stored: SearchRecord[] = []
const CACHE_MAX = 60_000
const NOW = new Date(0)

const { engine, buildSeconds, megabytes } = await build()
console.log(
  `${COUNT} products: built in ${buildSeconds.toFixed(1)} s of processor time, ${megabytes.toFixed(0)} MB`,
)
const samples = sampleQueries(stored)
const lastOf = new Map(
  [...Map.groupBy(stored, ({ categoryPaths }) => categoryPaths.at(-1) ?? '')].map(([path, records]) => [
    categoryContext(path),
    records.slice(-PINNED_MAX).map(({ objectID }) => objectID),
  ]),
)
const byPrice = { ...settings, ranking: replicas.find(({ name }) => name.includes('price_asc_eur'))?.ranking }

const browsing = { filters: VISITOR, facets: TWELVE_FACETS, hitsPerPage: 60 }
await measure('browse all, 12 facets', () => browsing)
await measure('browse a shelf, 12 facets', (at) => ({
  ...browsing,
  filters: `categoryPaths:"${shelf(at)}" AND ${VISITOR}`,
}))
await measure('browse a shelf with 100 pinned pieces, 12 facets', (at) => ({
  ...browsing,
  filters: `categoryPaths:"${shelf(at)}" AND ${VISITOR}`,
  ruleContexts: [categoryContext(shelf(at))],
}))
await measure('half the house, counts only', () => ({
  ...browsing,
  facetFilters: [['isCustomizable:true']],
  hitsPerPage: 0,
}))
await measure(
  'materials and a price range, by price, page 3',
  (at) => ({
    ...browsing,
    facetFilters: [[material(at), material(at + 1)], ['isCustomizable:true']],
    numericFilters: ['prices.EUR.amountMinor>=50000', 'prices.EUR.amountMinor<=400000'],
    page: 2,
  }),
  byPrice,
)
await measure('ranges of price and sizes', () => ({
  filters: VISITOR,
  facets: ['prices.EUR.amountMinor', 'widthCm', 'heightCm', 'depthCm'],
  hitsPerPage: 0,
  maxValuesPerFacet: 1,
}))
const oneWord = await measure('one word, 12 facets', (at) => ({ ...browsing, query: samples.oneWord[at] }))
const twoWords = await measure('two words, 12 facets', (at) => ({
  ...browsing,
  query: samples.twoWords[at],
}))
await measure('beginning of a word, 12 facets', (at) => ({ ...browsing, query: samples.beginnings[at] }))
await measure('typo, 12 facets', (at, turn) => ({ ...browsing, query: samples.typos[at]?.[turn] }))
await measure('a word nobody knows beside one of ours', (at) => ({
  ...browsing,
  query: `xylophonic ${samples.oneWord[at]}`,
  removeWordsIfNoResults: 'allOptional',
}))
await report('change one product in all sorts', RUNS, (at) => {
  const record = stored[at % stored.length]
  if (record) engine.put(record)
})
if (process.argv[3] === 'peers') for await (const peer of openPeers(LANGUAGE, stored)) await measurePeer(peer)

async function build() {
  const started = new Engine(toEngineLayout(settings, replicas))
  globalThis.gc?.()
  const before = process.memoryUsage()
  let spent = 0
  let page: string[] = []
  const putPage = () => {
    const at = process.cpuUsage()
    for (const source of page) started.put(JSON.parse(source))
    spent += processorMs(at)
    page = []
  }
  for await (const record of generatedHouse(COUNT, LANGUAGE)) {
    page.push(JSON.stringify(record))
    if (page.length === PAGE) putPage()
    if (stored.length < CACHE_MAX) stored.push(record)
  }
  putPage()
  const at = process.cpuUsage()
  for (const replica of [settings, ...replicas.map((plan) => ({ ...settings, ...plan }))]) {
    started.order(getSorting(replica).criteria)
  }
  spent += processorMs(at)
  const records = stored.splice(0)
  const text = records.map((record) => JSON.stringify(record))
  records.length = 0
  globalThis.gc?.()
  const after = process.memoryUsage()
  const textBytes = text.reduce((sum, each) => sum + each.length, 0)
  const bytes = after.heapUsed + after.external - before.heapUsed - before.external - textBytes
  for (const each of text) stored.push(JSON.parse(each))
  return { engine: started, buildSeconds: spent / 1000, megabytes: bytes / 1e6 }
}

function processorMs(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since)
  return (user + system) / 1000
}

/** The last pieces of each category, because pinning those that come first anyway would cost nothing. */
function pinnedIn(context: string): readonly string[] {
  return lastOf.get(context) ?? []
}

function shelf(at: number): string {
  return stored[(at * 97) % stored.length]?.categoryPaths.at(-1) ?? ''
}

function material(at: number): string {
  return `keys.material:${stored[(at * 31) % stored.length]?.keys.material[0] ?? ''}`
}

async function measure(
  name: string,
  parameters: (at: number, turn: number) => Record<string, unknown>,
  chosen = settings,
): Promise<number> {
  const index = {
    name: 'products',
    engine,
    settings: chosen,
    synonyms: NO_SYNONYMS,
    rules: NO_RULES,
    canPin: true,
    learnedFor: () => null,
    pinnedIn,
  }
  const cards = { attributesToRetrieve: [...CARD_ATTRIBUTES], attributesToHighlight: [] }
  return report(name, RUNS, (at, turn) =>
    handleSearch(index, readSearchParameters({ ...cards, ...parameters(at, turn) }), {
      seesAll: false,
      pace: createPace(),
      now: NOW,
    }),
  )
}

async function report(
  name: string,
  runs: number,
  run: (at: number, turn: number) => unknown,
): Promise<number> {
  for (let warm = 0; warm < 30; warm++) await run(runs + warm, 0)
  const times: number[] = []
  for (let at = 0; at < runs; at++) times.push(await leastTime((turn) => run(at, turn)))
  return print(name, times)
}

/** The minimum of several runs, since other load only adds to it. */
async function leastTime(run: (turn: number) => unknown): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let turn = 0; turn < TURNS; turn++) {
    const started = performance.now()
    await run(turn)
    least = Math.min(least, performance.now() - started)
  }
  return least
}

async function measurePeer({ name, find, buildSeconds: seconds }: Peer): Promise<void> {
  console.log(`${name}: built in ${seconds.toFixed(1)} s`)
  for (const [kind, queries, ours] of [
    ['one word', samples.oneWord, oneWord],
    ['two words', samples.twoWords, twoWords],
  ] as const) {
    const times: number[] = []
    for (const query of queries.slice(0, PEER_RUNS)) {
      let least = Number.POSITIVE_INFINITY
      for (let turn = 0; turn < PEER_TURNS; turn++) {
        const started = performance.now()
        await find(query)
        least = Math.min(least, performance.now() - started)
      }
      times.push(least)
    }
    const median = print(`${name}, ${kind}`, times)
    console.log(`${name}, ${kind}: times ours: ${(median / ours).toFixed(1)}`)
  }
}

/** Prints and returns the median of the times. */
function print(name: string, times: readonly number[]): number {
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0
  const shown = (share: number) => at(share).toFixed(2).padStart(7)
  console.log(`${name.padEnd(50)} p50 ${shown(0.5)} ms   p95 ${shown(0.95)} ms`)
  return at(0.5)
}
