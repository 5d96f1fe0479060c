import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test, vi } from 'vitest'
import { freePort } from '#tests/support/running-shop.ts'
import { watchForwarding } from '../demonstration.ts'
import { listen, type Socket } from '../listen.ts'
import { createFront, type FrontOptions } from './front.ts'
import { createMetrics } from './metrics.ts'

const HOST = '127.0.0.1'
let socket: Socket | null = null
afterEach(() => socket?.close())

/** The front on a port of its own; what lies behind it only says that it was reached. */
async function open(changes: Partial<FrontOptions> = {}) {
  const port = await freePort()
  const publicOrigin = `http://${HOST}:${port}`
  const front = createFront({
    log: { info: vi.fn(), warn: vi.fn(), error: vi.fn() } as never,
    metrics: createMetrics(),
    security: { isSecure: false, imageHosts: [], formOrigins: [], isDevelopment: false },
    publicOrigin,
    secret: 's',
    trustedProxies: 0,
    metricsToken: null,
    describeServices: () => null,
    observeHeaders: () => {},
    isReady: async () => true,
    admit: async () => null,
    answerService: () => null,
    answerOAuth: () => null,
    answerImage: async () => new Response('image'),
    answerFile: () => null,
    answerPage: async (given) => new Response(`page ${(await given.text()).length}`),
    ...changes,
  })
  socket = await listen({ host: HOST, port })
  socket.answerWith((given, bindings) => front.fetch(given, bindings))
  return { port, get: (path: string, headers = {}) => send({ port, path, headers }) }
}

type Sent = { port: number; path: string; headers?: Record<string, string>; method?: string }

function send({ port, path, headers = {}, method = 'GET' }: Sent): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    request({ host: HOST, port, path, headers, method }, async (response) => {
      resolve({ status: response.statusCode ?? 0, body: await text(response) })
    })
      .on('error', reject)
      .end()
  })
}

test('tokens are shown to this machine until a proxy turns out to be in front, and then to nobody', async () => {
  const log = { warn: vi.fn() }
  const watch = watchForwarding({ mode: 'assumed', trustedProxies: 0, log })
  const { get } = await open({
    describeServices: () => (watch.isDemonstrationOpen() ? { search: { adminKey: 't0ken' } } : null),
    observeHeaders: watch.observe,
  })
  expect((await get('/services')).body).toContain('t0ken')
  expect((await get('/services', { host: 'rebound.example' })).status).toBe(404)
  expect((await get('/services', { 'x-forwarded-for': '203.0.113.7' })).status).toBe(404)
  expect((await get('/services')).status).toBe(404)
  expect(log.warn).toHaveBeenCalledOnce()
})

test('figures are not for who comes through a proxy on this machine', async () => {
  const { get } = await open()
  expect((await get('/metrics')).status).toBe(200)
  expect((await get('/metrics', { forwarded: 'for=127.0.0.1' })).status).toBe(403)
})
