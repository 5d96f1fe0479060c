import { type Socket as Connection, connect } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { freePort } from '#scripts/shop/running-shop.ts'
import type { App } from '../app.ts'
import { listen, type Socket } from './listen.ts'

const HOST = '127.0.0.1'
const CONNECT = 'CONNECT shop.example:443 HTTP/1.1\r\nHost: shop.example\r\n\r\n'
const UPGRADE = 'GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n'
const GET = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'

let socket: Socket | null = null
let connection: Connection | null = null
afterEach(async () => {
  connection?.destroy()
  await socket?.close()
})

async function open(response: App['fetch'] = () => new Response('ok')): Promise<number> {
  const port = await freePort()
  socket = await listen({ host: HOST, port })
  socket.serve(response)
  return port
}

function received(from: Connection, pattern: RegExp): Promise<string> {
  let text = ''
  return new Promise((resolve) => {
    from.setEncoding('utf8').on('data', (part: string) => {
      text += part
      if (pattern.test(text)) resolve(text)
    })
    from.on('error', () => {}).on('close', () => resolve(text))
  })
}

// The test runner reports an unhandled error event, which would end the process of the shop.
test.each([
  ['CONNECT', CONNECT],
  ['an upgrade', UPGRADE],
])('%s whose caller is gone at once ends nothing', async (_, line) => {
  const port = await open()
  for (let attempt = 0; attempt < 20; attempt++) {
    await new Promise<void>((resolve) => {
      const caller = connect(port, HOST, () => caller.write(line, () => caller.resetAndDestroy()))
      caller.on('error', () => {}).on('close', () => resolve())
    })
  }
  // Its connection is accepted after those above, so the shop has read them by the time it responds.
  expect((await fetch(`http://${HOST}:${port}/healthz`)).status).toBe(200)
})

test('an upgrade is handled as an ordinary request', async () => {
  const port = await open()
  connection = connect(port, HOST)
  connection.write(UPGRADE)
  expect(await received(connection, /\r\n\r\n/)).toMatch(/^HTTP\/1\.1 200 /)
})

test('a refused connection is closed in both directions', async () => {
  const port = await open()
  const caller = connect({ port, host: HOST, allowHalfOpen: true })
  connection = caller
  const closed = new Promise((resolve) => caller.on('error', resolve))
  caller.write(CONNECT)
  caller.resume()
  await new Promise((resolve) => caller.once('end', resolve))
  const more = setInterval(() => caller.write('x'), 10)
  expect(await closed).toMatchObject({ code: expect.stringMatching(/^(ECONNRESET|EPIPE)$/) })
  clearInterval(more)
})

test('malformed data after a response has started aborts it, without a second response inside', async () => {
  const body = new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode('begun')) })
  const port = await open(() => new Response(body))
  const caller = connect(port, HOST)
  connection = caller
  caller.write(GET)
  const whole = received(caller, /\r\n\r\n[\s\S]*HTTP\/1\.1/)
  await received(caller, /begun/)
  caller.write('\u0016\u0003\u0001\r\n\r\n')
  expect((await whole).match(/HTTP\/1\.1/g)).toHaveLength(1)
})
