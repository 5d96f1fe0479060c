import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import WebSocket from 'ws'
import { ok, refuse } from '#domain/result.ts'
import type { ContentService } from '#services/content/service.ts'
import type { Database } from '#services/kernel/database/database.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { openContent } from '#tests/support/open-content.ts'
import { limitSockets } from '../../app.ts'
import { type AcceptSocket, serveSockets } from '../../process/web-sockets.ts'
import { acceptContentSockets } from './accept-content-socket.ts'

const ORIGIN = 'https://shop.example'
const now = new Date('2026-11-24T09:00:00Z')
/** Sessions that have not ended, by their cookie. */
const sessions = new Set(['ada', 'piero'])
const signals: AbortSignal[] = []
const clients: WebSocket[] = []
const closing: (() => void)[] = []
let database: Database
let service: ContentService

beforeAll(async () => {
  database = await freshDatabase('content')
  service = openContent({
    database,
    clock: () => now,
    team: {
      authenticate: async (token) => ok({ accountId: token, roles: ['content'], confirmedAt: now }),
      findColleagues: async () => [],
    },
  })
})
afterEach(() => {
  for (const client of clients.splice(0)) client.terminate()
  for (const close of closing.splice(0)) close()
})
afterAll(async () => {
  await service.close()
  await database.close()
})

const accept = (options: Partial<Parameters<typeof acceptContentSockets>[0]> = {}) =>
  acceptContentSockets({
    publicOrigin: ORIGIN,
    content: {
      baseUrl: 'http://content',
      fetch(request) {
        signals.push(request.signal)
        return service.fetch(request)
      },
    },
    readAccessToken: async (request) => {
      const session = request.headers.get('cookie') ?? ''
      return sessions.has(session) ? ok(session) : refuse('unauthenticated')
    },
    ...options,
  })

/** Serves sockets as the shop does; returns a function that connects a browser. */
async function serve(accepted: AcceptSocket = accept()) {
  const server = createServer()
  const sockets = serveSockets(server, accepted)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => {
    sockets.close()
    server.close()
  })
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : null
  return (headers: Record<string, string>, path = 'listen') => {
    const client = new WebSocket(`ws://127.0.0.1:${port}/desk/content/api/${path}`, { headers })
    clients.push(client)
    return client
  }
}

/** The status of a refused socket request; 101 if the socket is opened. */
function statusOf(client: WebSocket): Promise<number> {
  return new Promise((resolve, reject) => {
    client.once('open', () => resolve(101))
    client.once('unexpected-response', (_, { statusCode }) => resolve(statusCode ?? 0))
    client.once('error', reject)
  })
}

/** A page of the Studio, which opens and closes streams. */
async function openPage(client: WebSocket) {
  const received: { id: number; status?: number; chunk?: string; end?: true }[] = []
  client.setMaxListeners(0)
  client.on('message', (data) => received.push(JSON.parse(String(data))))
  await once(client, 'open')
  const until = (isTrue: () => boolean) =>
    new Promise<void>((resolve) => {
      const check = () => {
        if (!isTrue()) return
        client.off('message', check)
        resolve()
      }
      client.on('message', check)
      check()
    })
  let lastId = 0
  const send = (message: object) => client.send(JSON.stringify(message))
  const open = async () => {
    lastId += 1
    const id = lastId
    send({ id, path: '/v2025-02-19/data/listen/production?query=*' })
    const ofStream = () => received.filter((message) => message.id === id)
    await until(() => ofStream().some(({ status }) => status))
    const close = async () => {
      send({ id, close: true })
      await until(() => ofStream().some(({ end }) => end))
    }
    const hear = (text: string) => until(() => ofStream().some(({ chunk }) => chunk?.includes(text)))
    return { status: ofStream()[0]?.status, hear, close }
  }
  return { open }
}

const ADA = { origin: ORIGIN, cookie: 'ada' }

test.each([
  ['another site', { origin: 'https://evil.example', cookie: 'ada' }, 403],
  ['no origin', { cookie: 'ada' }, 403],
  ['no session', { origin: ORIGIN }, 401],
  ['a session that has ended', { origin: ORIGIN, cookie: 'ended' }, 401],
  ['a member of the team', ADA, 101],
])('%s gets %s', async (_, headers, status) => {
  const connect = await serve()
  expect(await statusOf(connect(headers))).toBe(status)
  expect(await statusOf(connect(headers, 'v2025-02-19/socket/production'))).toBe(status)
})

test('a closed stream is released at once, and those of a closed socket are', async () => {
  const connect = await serve()
  const open = () => signals.filter(({ aborted }) => !aborted).length
  signals.length = 0
  const { open: openStream } = await openPage(connect(ADA))
  const first = await openStream()
  await first.hear('welcome')
  await first.close()
  expect(open()).toBe(0)

  // More than a member may have at once.
  for (let count = 0; count < 210; count++) {
    const stream = await openStream()
    expect(stream.status).toBe(200)
    await stream.close()
  }
  for (let sockets = 0; sockets < 5; sockets++) {
    const client = connect(ADA)
    const page = await openPage(client)
    const streams = await Promise.all(Array.from({ length: 60 }, page.open))
    expect(streams.map(({ status }) => status)).toEqual(streams.map(() => 200))
    client.close()
    await expect.poll(open).toBe(0)
  }
}, 60_000)

test('presence is released with its socket', async () => {
  const connect = await serve()
  signals.length = 0
  const client = connect(ADA, 'v2025-02-19/socket/production')
  await once(client, 'open')
  await expect.poll(() => signals.length).toBe(1)
  client.close()
  await expect.poll(() => signals[0]?.aborted).toBe(true)
})

test.each(['listen', 'v2025-02-19/socket/production'])(
  'a socket of %s ends with its session, also without a stream',
  async (path) => {
    const connect = await serve(accept({ checkIntervalMs: 20 }))
    const [ended, other] = [connect({ ...ADA, cookie: 'piero' }, path), connect(ADA, path)]
    await Promise.all([once(ended, 'open'), once(other, 'open')])
    sessions.delete('piero')
    expect((await once(ended, 'close'))[0]).toBe(4401)
    sessions.add('piero')
    expect(other.readyState).toBe(WebSocket.OPEN)
  },
)

test('a browser that does not read loses its socket, and the source of the stream stops', async () => {
  const cancelled = vi.fn()
  const body = () =>
    new ReadableStream<Uint8Array>({
      async pull(controller) {
        await new Promise((resolve) => setImmediate(resolve))
        controller.enqueue(new Uint8Array(262_144).fill(120))
      },
      cancel: cancelled,
    })
  const content = { baseUrl: 'http://content', fetch: async () => new Response(body()) }
  const connect = await serve(accept({ content }))
  const client = connect(ADA)
  await once(client, 'open')
  client.pause()
  client.send(JSON.stringify({ id: 1, path: '/v2025-02-19/data/listen/production?query=*' }))
  await expect.poll(() => cancelled.mock.calls.length).toBe(1)
})

test('a session can open only so many sockets, and another session its own', async () => {
  const connect = await serve()
  const opened = Array.from({ length: 40 }, () => connect(ADA))
  expect(await Promise.all(opened.map(statusOf))).toEqual(opened.map(() => 101))
  expect(await statusOf(connect(ADA))).toBe(429)
  expect(await statusOf(connect({ ...ADA, cookie: 'piero' }))).toBe(101)
  opened[0]?.close()
  await expect.poll(async () => statusOf(connect(ADA))).toBe(101)
})

test('requests for sockets count as calls of services do, before the session is looked up', async () => {
  const admit = vi.fn(async (_kind: string, _visitor: string): Promise<number | null> => 30)
  const readAccessToken = vi.fn(async () => ok('ada'))
  const limits = { admit, secret: 'secret', trustedProxies: 1 }
  const connect = await serve(limitSockets(accept({ readAccessToken }), limits))
  for (const address of ['203.0.113.1', '203.0.113.1', '203.0.113.2'])
    expect(await statusOf(connect({ ...ADA, 'x-forwarded-for': address }))).toBe(429)
  const [first, second, third] = admit.mock.calls
  expect(first?.[0]).toBe('service')
  expect([first?.[1] === second?.[1], first?.[1] === third?.[1]]).toEqual([true, false])
  expect(readAccessToken).not.toHaveBeenCalled()
  admit.mockResolvedValue(null)
  expect(await statusOf(connect(ADA))).toBe(101)
})
