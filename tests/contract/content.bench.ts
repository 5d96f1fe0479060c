/**
 * What each call of the content client costs over 5,000 documents, in milliseconds:
 *
 *   node tests/contract/content.bench.ts
 *
 * `query` is the evaluation alone; `call` is all of it, through the official client, JSON and the check of the
 * answer, in process and without remembering anything.
 */
import { createContentClient } from '#clients/content/content-client.ts'
import type { Locale } from '#domain/locale.ts'
import { readDemoDocuments } from '#server/demo/load-content.ts'
import type { ContentDocument } from '#services/content/documents/document.ts'
import { viewOf } from '#services/content/documents/perspective.ts'
import { readQueryRequest } from '#services/content/queries/query-request.ts'
import { runQuery } from '#services/content/queries/run-query.ts'

const ROUNDS = 100
const DOCUMENTS = 5000
const CONTENT = { projectId: 'bottega', dataset: 'production', apiVersion: '2025-02-19' }

const view = viewOf(await fill(), 'public')
let queryMs = 0

const client = createContentClient({
  ...CONTENT,
  apiHost: 'http://content',
  token: null,
  fetch: answer,
  report: () => {},
})
const locale: Locale = { language: 'it', country: 'IT' }
const CALLS: [name: string, call: () => Promise<{ ok: boolean }>][] = [
  ['consumer menu', () => client.getMenu({ slug: 'consumer-menu', locale })],
  ['trade menu', () => client.getMenu({ slug: 'trade-menu', locale })],
  ['marketing message (of 300)', () => client.getMarketingMessage({ locale, audience: 'trade' })],
  ['footer', () => client.getFooter({ locale })],
  ['home', () => client.getHome({ locale })],
  ['category tree', () => client.getCategoryTree({ language: 'it' })],
  ['category', () => client.getCategory({ path: 'arredo/sedute/poltrone', language: 'it' })],
]

console.log(`${view.all.length} documents, median of ${ROUNDS} calls`)
for (const [name, call] of CALLS) {
  const rounds: { query: number; call: number }[] = []
  for (let round = 0; round < ROUNDS; round++) {
    queryMs = 0
    const startedAt = performance.now()
    const { ok } = await call()
    if (!ok) throw new Error(`${name} was not answered`)
    rounds.push({ query: queryMs, call: performance.now() - startedAt })
  }
  const query = median(rounds.map((round) => round.query))
  const whole = median(rounds.map((round) => round.call))
  console.log(
    `${name.padEnd(28)} query ${query.toFixed(2).padStart(6)}   call ${whole.toFixed(2).padStart(6)}`,
  )
}

/** The content service without its database. */
async function answer(request: Request): Promise<Response> {
  const asked = await readQueryRequest(request, CONTENT.apiVersion)
  if (typeof asked === 'string') throw new Error(asked)
  const startedAt = performance.now()
  const now = new Date()
  const outcome = runQuery(view, asked.query, asked.params, { ...CONTENT, now, limitMs: 1000 })
  queryMs += performance.now() - startedAt
  if (!outcome.ok) throw new Error(outcome.description)
  return Response.json({ result: outcome.result, ms: 0 })
}

/** The house's documents and as many others as make up a large editor's work. */
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
  const moment = '2026-01-01T00:00:00.000Z'
  return { _id, _type, _rev: 'r', _createdAt: moment, _updatedAt: moment }
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
