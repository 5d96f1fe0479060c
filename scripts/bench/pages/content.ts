import { createClient, type SanityClient } from '@sanity/client'
import { z } from 'zod'
import { readServices } from '../../shop/read-services.ts'
import { withShop } from '../bench-shop.ts'
import { atMost, type Figure, median } from '../figures.ts'
import { linesOf } from '../service-benches.ts'
import { pageCost } from './page-cost.ts'
import { twentyBlocks } from './twenty-blocks.ts'

const BLOCKS_MAX_MS = 8
const PUBLISHES = 25
const UPDATE_TIMEOUT_MS = 5_000

/** The cost of content: queries per page, a page with many blocks, and the delay until a change is visible. */
export async function measureContent(): Promise<Figure[]> {
  const queries = await measureQueries()
  return withShop(async ({ origin }, { dataFolder }) => {
    const editor = await createEditor(origin, dataFolder)
    const rows = twentyBlocks()
    await publish(editor, 'Twenty blocks', rows)
    const { renderMs, wholeMs } = await pageCost(origin, PATH)
    const waits = await measurePublishes(editor, origin)
    return [
      ...queries,
      atMost(`page of ${rows.length} blocks, render`, renderMs, BLOCKS_MAX_MS, 'ms', 2),
      { what: '  the whole page, services included', value: `${wholeMs.toFixed(2)} ms` },
      {
        what: `from a publish to the fresh page, ${PUBLISHES} times: least, median`,
        value: `${Math.min(...waits).toFixed(0)}, ${median(waits).toFixed(0)} ms`,
      },
    ]
  })
}

const queryLine = z.object({
  page: z.string(),
  documents: z.number(),
  queries: z.number(),
  queryMs: z.number(),
  callMs: z.number(),
})

/** `tests/contract/content/content.bench.ts`: the queries of each page to the content service. */
async function measureQueries(): Promise<Figure[]> {
  const lines = await linesOf('tests/contract/content/content.bench.ts')
  return lines
    .map((line) => queryLine.parse(JSON.parse(line)))
    .map(({ page, documents, queries, queryMs, callMs }) => ({
      what: `${page}, ${documents} documents: ${queries} ${queries === 1 ? 'query' : 'queries'}`,
      value: `${queryMs.toFixed(2)} of ${callMs.toFixed(2)} ms`,
    }))
}

const PATH = '/landing/bench'
const servicesDescription = z.object({
  content: z.object({ url: z.string(), project: z.string(), dataset: z.string(), writeToken: z.string() }),
})

async function createEditor(origin: string, dataFolder: string): Promise<SanityClient> {
  const { content } = servicesDescription.parse(await readServices(origin, dataFolder))
  return createClient({
    projectId: content.project,
    dataset: content.dataset,
    token: content.writeToken,
    apiVersion: '2025-02-19',
    apiHost: content.url,
    useProjectHostname: false,
    useCdn: false,
  })
}

async function publish(editor: SanityClient, title: string, rows: readonly object[]): Promise<void> {
  await editor.createOrReplace({
    _id: 'landing-bench',
    _type: 'landing',
    title: { en: title },
    rows,
    slug: { en: { current: 'bench' } },
    abstract: { en: 'A page of a bench.' },
  })
}

/** Milliseconds from the response to a publish until a guest sees the page with it. */
async function measurePublishes(editor: SanityClient, origin: string): Promise<number[]> {
  const waits: number[] = []
  for (let number = 0; number < PUBLISHES; number++) {
    await read(origin)
    const title = `Edition ${number} of it`
    await publish(editor, title, [])
    const publishedAt = performance.now()
    while (!(await read(origin)).includes(title)) {
      if (performance.now() - publishedAt > UPDATE_TIMEOUT_MS) throw new Error('The page was not updated')
    }
    waits.push(performance.now() - publishedAt)
  }
  return waits
}

async function read(origin: string): Promise<string> {
  const response = await fetch(origin + PATH, { headers: { 'accept-encoding': 'identity' } })
  if (!response.ok) throw new Error(`${PATH} returned ${response.status}`)
  return response.text()
}
