/**
 * Measures the content queries of each page over 5,000 documents, and prints one line of JSON per page:
 *
 *   node tests/contract/content/content.bench.ts
 *
 * `queryMs` is the evaluation of the queries in their worker; `callMs` is the whole call through the official client,
 * with JSON and the validation of the response, in process and without a cache. Each figure is the minimum of several
 * batches, since other load on the machine can only add to it.
 */

import { readDemoDocuments } from '@bottega/demo-house/loader/load-content.ts'
import { createContentClient } from '#clients/content/content-client.ts'
import type { Locale } from '#domain/market/locale.ts'
import { readQueryRequest } from '#services/content/data-calls.ts'
import type { ContentDocument } from '#services/content/documents/document.ts'
import { createQueryLane } from '#services/content/queries/query-lane.ts'

const CALLS_PER_BATCH = 20
const BATCHES = 8
const DOCUMENTS = 5000
const CONTENT = { projectId: 'house', dataset: 'production', apiVersion: '2025-02-19' }

const documents = await fill()
const lane = createQueryLane({ limitMs: 1000, documents: () => documents })
let queryMs = 0
let queries = 0

const client = createContentClient({
  ...CONTENT,
  apiHost: 'http://content',
  readToken: null,
  token: null,
  nowMs: () => Date.now(),
  fetch: respond,
  report: () => {},
})
const locale: Locale = { language: 'it', country: 'IT' }
type QueryResult = Promise<{ ok: boolean; value?: unknown }>
/** The query that every page makes. */
const FRAME: (() => QueryResult)[] = [
  () => client.getFrame({ menu: 'consumer-menu', locale, isTrade: false, segments: [] }),
]
const credenza = {
  handle: 'canneto-reeded-credenza',
  categoryPath: 'furniture/storage/credenzas',
  artisanSlug: 'officina-brianza',
  materialKeys: ['walnut'],
}
const PAGES: [name: string, calls: (() => QueryResult)[]][] = [
  ['around every page', FRAME],
  ['home', [() => client.getHome({ locale })]],
  [
    'category with blocks',
    [
      () => client.getCategory({ path: 'illuminazione', language: 'it' }),
      () => client.getCategoryContent({ id: 'category-lighting', locale }),
    ],
  ],
  [
    'product',
    [
      () => client.getCategory({ path: credenza.categoryPath, language: 'it' }),
      () => client.getProductEditorial({ product: credenza, locale }),
    ],
  ],
  ['article', [() => client.getPost({ slug: 'the-silver-bath', locale })]],
  ['magazine', [() => client.getPosts({ locale, page: 1, typeSlug: null })]],
  ['landing', [() => client.getLanding({ slug: 'a-room-in-a-week', locale })]],
  ['collection', [() => client.getCollection({ slug: 'a-table-for-twelve', locale })]],
  ['artisan', [() => client.getArtisan({ slug: 'officina-brianza', locale })]],
  ['artisans', [() => client.getArtisans({ locale })]],
  ['about', [() => client.getAbout({ locale })]],
  ['legal page', [() => client.getLegalPage({ slug: 'ordering', locale })]],
]

for (const [page, calls] of PAGES) {
  const batches: { queryMs: number; callMs: number }[] = []
  await runAll(calls)
  queries = 0
  await runAll(calls)
  const requested = queries
  for (let batch = 0; batch < BATCHES; batch++) {
    queryMs = 0
    const startedAt = performance.now()
    for (let call = 0; call < CALLS_PER_BATCH; call++) await runAll(calls)
    const callMs = performance.now() - startedAt
    batches.push({ queryMs: queryMs / CALLS_PER_BATCH, callMs: callMs / CALLS_PER_BATCH })
  }
  const least = (of: 'queryMs' | 'callMs') => Math.min(...batches.map((batch) => batch[of]))
  const costs = { queryMs: least('queryMs'), callMs: least('callMs') }
  console.log(JSON.stringify({ page, documents: documents.length, queries: requested, ...costs }))
}

await lane.close()

async function runAll(calls: readonly (() => QueryResult)[]): Promise<void> {
  for (const call of calls) {
    const { ok, value } = await call()
    if (!ok || value === null) throw new Error(`A call was not answered: ${call}`)
  }
}

/** The content service without its database. */
async function respond(request: Request): Promise<Response> {
  const requested = await readQueryRequest(request, CONTENT.apiVersion)
  if (typeof requested === 'string') throw new Error(requested)
  const startedAt = performance.now()
  const { query, params } = requested
  const outcome = await lane.run({ query, params, perspective: 'public', ...CONTENT, now: new Date() })
  queryMs += performance.now() - startedAt
  queries++
  if (!outcome.ok) throw new Error(outcome.description)
  const headers = { 'content-type': 'application/json' }
  return new Response(`{"result":${outcome.json},"ms":0}`, { headers })
}

/** The demonstration's documents, multiplied to the volume that a large editorial team would produce. */
async function fill(): Promise<ContentDocument[]> {
  const house = (await readDemoDocuments()) as ContentDocument[]
  const pictures = [...new Set(JSON.stringify(house).match(/(?<="_ref":")image-[^"]+/g))].map((_id) => ({
    ...document(_id, 'sanity.imageAsset'),
    url: `/pictures/${_id}.webp`,
    metadata: { dimensions: { width: 800, height: 1000 } },
  }))
  const messages = Array.from({ length: 297 }, (_, index) => ({
    ...document(`message-${index}`, 'marketingMessage'),
    text: { en: `Message ${index}` },
    dedicatedCountries: index % 3 === 0 ? ['FR', 'ES'] : [],
  }))
  const rest = DOCUMENTS - house.length - pictures.length - messages.length
  const posts = Array.from({ length: rest }, (_, index) => ({
    ...document(`post-${index}`, 'post'),
    title: { en: `Post ${index}` },
    body: Array.from({ length: 10 }, (_each, block) => ({ _key: `${block}`, text: 'Words '.repeat(40) })),
  }))
  return [...house, ...pictures, ...messages, ...posts]
}

function document(_id: string, _type: string): ContentDocument {
  const timestamp = '2026-01-01T00:00:00.000Z'
  return { _id, _type, _rev: 'r', _createdAt: timestamp, _updatedAt: timestamp }
}
