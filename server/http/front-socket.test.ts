import { request } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test, vi } from 'vitest'
import { freePort } from '#scripts/shop/running-shop.ts'
import { frontOptions, toPageHandler } from '#tests/support/front-options.ts'
import { listen, type Socket } from '../process/listen.ts'
import { watchForwarding } from './forwarding-watch.ts'
import { createFront, type FrontOptions } from './front.ts'

const HOST = '127.0.0.1'
let socket: Socket | null = null
afterEach(() => socket?.close())

/** A front on a port whose handlers only record that they were called. */
async function open(changes: Partial<FrontOptions> = {}) {
  const port = await freePort()
  const front = createFront(
    frontOptions({
      security: { isSecure: false, imageHosts: [], formOrigins: [], isDevelopment: false },
      publicOrigin: `http://${HOST}:${port}`,
      handlePage: toPageHandler(async (given) => new Response(`page ${(await given.text()).length}`)),
      ...changes,
    }),
  )
  socket = await listen({ host: HOST, port })
  socket.serve((given, bindings) => front.fetch(given, bindings))
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

test('tokens are shown on this machine until a proxy is detected, and then to no one', async () => {
  const log = { warn: vi.fn() }
  const watch = watchForwarding({ mode: 'assumed', trustedProxies: 0, log })
  const { get } = await open({
    describeServices: (tokens) => (watch.isDemonstrationOpen() ? { tokens } : null),
    observeHeaders: watch.observe,
  })
  const page = '/services?key=services-key'
  expect((await get(page)).body).toContain('shown')
  expect((await get('/services')).body).toContain('hidden')
  expect((await get(page, { 'x-forwarded-for': '203.0.113.7' })).status).toBe(404)
  expect((await get(page)).status).toBe(404)
  expect(log.warn).toHaveBeenCalledOnce()
})

test.each([
  ['TRACE', 'TRACE / HTTP/1.1'],
  ['CONNECT', 'CONNECT shop.example:443 HTTP/1.1'],
  ['a method of another protocol', 'PROPFIND / HTTP/1.1'],
  ['a method that there is not', 'TRACK / HTTP/1.1'],
])('%s is refused with the methods that are answered', async (_, line) => {
  const { port } = await open()
  const response = await exchange(port, `${line}\r\nHost: localhost\r\nCookie: session=s3cret\r\n\r\n`)
  expect(response).toMatch(/^HTTP\/1\.1 405 /)
  expect(response).toMatch(/\r\nallow: GET, HEAD, POST/i)
  expect(response).not.toContain('s3cret')
})

test('malformed requests and endless headers are refused with the right status', async () => {
  const { port } = await open()
  expect(await exchange(port, '\u0016\u0003\u0001\r\n\r\n')).toMatch(/^HTTP\/1\.1 40[05] /)
  const long = `GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`
  expect(await exchange(port, long)).toMatch(/^HTTP\/1\.1 431 /)
})

const FORM = 'application/x-www-form-urlencoded'
const JSON_TYPE = 'application/json'

test.each([
  ['GET', '/services/commerce/a%00b', FORM, ''],
  ['POST', '/de-at/a%00b', FORM, ''],
  ['GET', '/search?q=a%00b', FORM, ''],
  ['GET', '/services/content/v2025-02-19/data/query/production?query=%00', FORM, ''],
  ['POST', '/checkout/cart/lines', FORM, 'product=a%00b'],
  ['POST', '/checkout/cart/lines', `${FORM}; charset=utf-8`, '[x=1&product=a%00b'],
  ['POST', '/checkout/cart/lines', `${FORM}\r\nContent-Encoding: identity`, 'product=a%00b'],
  ['POST', '/checkout/cart/lines', FORM, 'product=a\0b'],
  ['POST', '/checkout/cart/lines', `${FORM}\r\nContent-Encoding: gzip`, 'product=a\0b'],
  ['POST', '/services/commerce/api/2025-04/graphql.json', JSON_TYPE, '{"variables":{"handle":"a\\u0000"}}'],
  ['PUT', '/services/search/1/indexes/products/1', JSON_TYPE, '{"title":"\\u0000"}'],
])('a NUL byte goes no further than the front: %s %s as %s with "%s"', async (method, path, type, body) => {
  const reached = vi.fn(async () => new Response('reached'))
  const { port } = await open({ handlePage: toPageHandler(reached), handleService: reached })
  const sent = `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: ${type}\r\n`
  const response = await exchange(port, `${sent}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`)
  expect(response).toMatch(/^HTTP\/1\.1 400 /)
  expect(reached).not.toHaveBeenCalled()
})

test.each(['GET', 'HEAD'])(
  'a page with a NUL byte in its path is one that does not exist, for %s',
  async (method) => {
    const handlePage = vi.fn(async (_: Request) => new Response(null, { status: 404 }))
    const { port } = await open({ handlePage: toPageHandler(handlePage) })
    expect((await send({ port, method, path: '/de-at/products/a%00b?q=1' })).status).toBe(404)
    expect(new URL(handlePage.mock.lastCall?.[0].url ?? '').pathname).toBe('/de-at/products/a%EF%BF%BDb')
  },
)

test.each([
  ['/checkout/cart/lines', JSON_TYPE, '{"share":"100%00"}'],
  ['/services/search/1/indexes/products/batch', `${JSON_TYPE}\r\nContent-Encoding: gzip`, '\u001f\0'],
])('what only looks like one does: %s as %s with "%s"', async (path, type, body) => {
  const reached = async () => new Response('reached')
  const { port } = await open({ handlePage: toPageHandler(reached), handleService: reached })
  const sent = `POST ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: ${type}\r\n`
  const response = await exchange(port, `${sent}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`)
  expect(response).toMatch(/^HTTP\/1\.1 200 /)
})

const MIB = 1_048_576

test.each([
  ['/authentication/oauth/token', 150 * MIB],
  ['/services/commerce/api/2025-04/graphql.json', 150 * MIB],
  ['/services/content/v2025-02-19/assets/images/production', 150 * MIB],
  ['/services/search/1/indexes/products/batch', 150 * MIB],
  ['/checkout/cart/lines', 150 * MIB],
])('what is larger than %s takes is cut off early, with and without a length', async (path, bytes) => {
  const reached = vi.fn()
  const response = async (given: Request) => {
    reached(await given.text())
    return new Response()
  }
  const { port } = await open({
    handlePage: toPageHandler(response),
    handleService: response,
    handleOAuth: response,
  })
  for (const isChunked of [false, true]) {
    const { status, sentBytes } = await pour({ port, path, bytes, isChunked })
    expect(status).toBe(413)
    expect(sentBytes).toBeLessThan(bytes)
  }
  expect(reached).not.toHaveBeenCalled()
})

test('an allowed body arrives completely, chunked or not', async () => {
  const { port } = await open()
  for (const isChunked of [false, true]) {
    const { status, body } = await pour({ port, path: '/checkout/cart/lines', bytes: MIB, isChunked })
    expect(status).toBe(200)
    expect(body).toContain(`page ${MIB}`)
  }
})

/** Writes raw bytes to the socket, and reads until it is closed. */
function exchange(port: number, sent: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const connection = connect(port, HOST, () => connection.write(sent))
    let received = ''
    connection.setEncoding('utf8').on('data', (part: string) => {
      received += part
      if (/^HTTP\/1\.1 \d+ [\s\S]*\r\n\r\n/.test(received)) connection.end()
    })
    connection.on('error', reject).on('close', () => resolve(received))
  })
}

type Poured = { port: number; path: string; bytes: number; isChunked: boolean }

/** Sends a number of bytes, and stops as soon as a response arrives. */
async function pour({ port, path, bytes, isChunked }: Poured) {
  const connection = connect(port, HOST)
  let received = ''
  const answered = new Promise<void>((resolve, reject) => {
    connection.setEncoding('utf8').on('data', (part: string) => {
      received += part
      resolve()
    })
    connection.on('error', reject)
  })
  const size = 65_536
  const part = Buffer.alloc(size, 'x')
  const framed = isChunked ? Buffer.concat([Buffer.from('10000\r\n'), part, Buffer.from('\r\n')]) : part
  const length = isChunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${bytes}`
  connection.write(`POST ${path} HTTP/1.1\r\nHost: localhost\r\n${length}\r\n\r\n`)
  let sentBytes = 0
  for (; sentBytes < bytes && received === ''; sentBytes += size) {
    if (!connection.write(framed))
      await Promise.race([new Promise((go) => connection.once('drain', go)), answered])
  }
  if (isChunked && sentBytes >= bytes) connection.write('0\r\n\r\n')
  await answered
  connection.destroy()
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(received)?.[1]), body: received, sentBytes }
}
