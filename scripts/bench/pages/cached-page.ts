import { fork } from 'node:child_process'
import { once } from 'node:events'
import { get } from 'node:http'
import { z } from 'zod'
import { processorMs, waitUntilIdle, withShop } from '../bench-shop.ts'
import { atLeast, type Figure, median } from '../figures.ts'
import { load } from './load.ts'

const PAGE = '/'
const CONNECTIONS = 32
const ROUNDS = 11
const WARM_SECONDS = 3
const ROUND_SECONDS = 1.5
/** Headers that the server sets itself for each response. */
const SOCKET_HEADERS = new Set(['date', 'connection', 'keep-alive', 'content-length', 'transfer-encoding'])

/**
 * Compares a cached guest page with a bare `node:http` server that writes the same bytes. The two alternate, so that
 * other load on the machine affects both; the figure is the median of the ratios.
 */
export function measureCachedPage(): Promise<Figure[]> {
  return withShop(async ({ origin }) => {
    await waitUntilIdle(origin)
    const bare = await startBareServer(await readPage(origin))
    try {
      for (const target of [origin, bare.origin]) await call(target, WARM_SECONDS)
      const turns: { shop: Turn; bare: Turn }[] = []
      for (let round = 0; round < ROUNDS; round++) {
        turns.push({ shop: await call(origin), bare: await call(bare.origin) })
      }
      return figuresOf(turns)
    } finally {
      bare.stop()
    }
  })
}

/** One server's turn. */
type Turn = { perSecond: number; processorMsEach: number }

async function call(origin: string, seconds = ROUND_SECONDS): Promise<Turn> {
  const before = await processorMs(origin)
  const { responses, seconds: elapsed } = await load(origin, PAGE, {
    connections: CONNECTIONS,
    seconds,
  })
  const spentMs = (await processorMs(origin)) - before
  return { perSecond: responses / elapsed, processorMsEach: spentMs / responses }
}

function figuresOf(turns: readonly { shop: Turn; bare: Turn }[]): Figure[] {
  const medianOf = (pick: (turn: { shop: Turn; bare: Turn }) => number) => median(turns.map(pick))
  const rate = (perSecond: number) => `${Math.round(perSecond)} / s`
  const ms = (each: number) => `${each.toFixed(3)} ms`
  return [
    { what: 'the shop, from the page cache', value: rate(medianOf(({ shop }) => shop.perSecond)) },
    { what: 'a bare node:http server, same bytes', value: rate(medianOf(({ bare }) => bare.perSecond)) },
    atLeast(
      'ratio of responses per second',
      medianOf(({ shop, bare }) => shop.perSecond / bare.perSecond),
      0.7,
      '',
    ),
    {
      what: 'the shop, processor time of a response',
      value: ms(medianOf(({ shop }) => shop.processorMsEach)),
    },
    { what: 'the bare server, processor time', value: ms(medianOf(({ bare }) => bare.processorMsEach)) },
  ]
}

type Page = { headers: Record<string, string>; body: string }

async function readPage(origin: string): Promise<Page> {
  // The first request renders the page, the second gets the cached one.
  await (await fetch(origin + PAGE)).arrayBuffer()
  const [response] = await once(get(origin + PAGE, { headers: { 'accept-encoding': 'br' } }), 'response')
  const parts: Buffer[] = await response.toArray()
  const headers = Object.entries(z.record(z.string(), z.string()).parse(response.headers))
  return {
    headers: Object.fromEntries(headers.filter(([name]) => !SOCKET_HEADERS.has(name))),
    body: Buffer.concat(parts).toString('base64'),
  }
}

async function startBareServer(page: Page): Promise<{ origin: string; stop(): void }> {
  // In a separate session like the shop, since some systems distribute CPU time by session.
  const child = fork('scripts/bench/pages/bare-server.bench.ts', { detached: true })
  child.send(page)
  const [address] = await once(child, 'message')
  const { port } = z.object({ port: z.number() }).parse(address)
  return { origin: `http://127.0.0.1:${port}`, stop: () => child.disconnect() }
}
