import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { eventually } from '#tests/support/eventually.ts'
import type { Sample } from './sampler.ts'
import { slowest, withWatch } from './watch.ts'

const SAMPLES: Sample[] = [
  { what: 'healthz', startedMs: 0, tookMs: 5, problem: null },
  { what: 'healthz', startedMs: 10, tookMs: 400, problem: null },
  { what: 'cached page', startedMs: 10, tookMs: 90, problem: null },
  { what: 'healthz', startedMs: 420, tookMs: 7, problem: null },
  { what: 'healthz', startedMs: 430, tookMs: 1, problem: 'returned 500' },
]

test.each([
  ['healthz', undefined, 400],
  ['cached page', undefined, 90],
  ['healthz', { fromMs: 100, toMs: 200 }, 400],
  ['healthz', { fromMs: 415, toMs: 500 }, 7],
  ['healthz', { fromMs: 430, toMs: 500 }, 0],
] as const)('the slowest %s in %j took %d ms', (what, span, tookMs) => {
  expect(slowest(SAMPLES, what, span)).toBe(tookMs)
})

/** A shop with a given health check status, and a home page that is cached or not. */
async function openShop(status: number, cache: string) {
  const server = createServer(({ url }, response) => {
    response.writeHead(url === '/healthz' ? status : 200, { 'x-cache': cache }).end('ok')
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  const close = () => new Promise((resolve) => server.close(resolve).closeAllConnections())
  return { target: { host: '127.0.0.1', port, publicOrigin: 'https://shop.example', tokens: null }, close }
}

test.each([
  [200, 'hit', null, null],
  [200, 'miss', null, 'was not served from the cache'],
  [500, 'stale', 'returned 500', null],
] as const)(
  'an answer of %d counts by its status, a page %s by its cache',
  async (status, cache, health, page) => {
    const { target, close } = await openShop(status, cache)
    try {
      const samples = await withWatch(target, ({ read }) =>
        eventually(async () => {
          const taken = await read()
          expect(new Set(taken.map(({ what }) => what)).size).toBe(2)
          return taken
        }),
      )
      const problems = (what: Sample['what']) => [
        ...new Set(samples.filter((sample) => sample.what === what).map(({ problem }) => problem)),
      ]
      expect(problems('healthz')).toEqual([health])
      expect(problems('cached page')).toEqual([page])
    } finally {
      await close()
    }
  },
)

test('the watch ends when the work fails', async () => {
  const { target, close } = await openShop(200, 'hit')
  const work = withWatch(target, () => Promise.reject(new Error('the work failed')))
  await expect(work).rejects.toThrow('the work failed')
  await close()
})
