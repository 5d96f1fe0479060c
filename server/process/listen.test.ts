import { once } from 'node:events'
import { request } from 'node:http'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { freePort } from '#scripts/shop/running-shop.ts'
import { listen } from './listen.ts'

const HOST = '127.0.0.1'

test('until the shop is ready the port responds with 503', async () => {
  const port = await freePort()
  const socket = await listen({ host: HOST, port })
  const early = await fetch(`http://${HOST}:${port}/`)
  expect([early.status, early.headers.get('retry-after')]).toEqual([503, '1'])
  socket.serve(() => new Response('open'))
  expect(await (await fetch(`http://${HOST}:${port}/`)).text()).toBe('open')
  await socket.close()
})

test('open requests are completed when the shop closes, and new ones are refused', async () => {
  const port = await freePort()
  const socket = await listen({ host: HOST, port })
  const arrived = Promise.withResolvers<void>()
  const finished = Promise.withResolvers<void>()
  socket.serve(async () => {
    arrived.resolve()
    await finished.promise
    return new Response('served to the end')
  })
  const served = fetch(`http://${HOST}:${port}/`)
  await arrived.promise
  const closed = socket.close()
  await expect(fetch(`http://${HOST}:${port}/`)).rejects.toThrow()
  finished.resolve()
  expect(await (await served).text()).toBe('served to the end')
  await closed
})

test('a stopping shop ends connections after their response, and event streams immediately', async () => {
  const port = await freePort()
  const socket = await listen({ host: HOST, port })
  let isCanceled = false
  socket.serve(async (request) => {
    if (!request.url.endsWith('/events')) return new Response('page')
    const body = new ReadableStream({
      start: (stream) => stream.enqueue(new TextEncoder().encode(': \n\n')),
      cancel() {
        isCanceled = true
      },
    })
    return new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } })
  })
  const read = (path: string) => fetch(`http://${HOST}:${port}${path}`)
  expect((await read('/')).headers.get('connection')).toBe('keep-alive')
  const events = await read('/events')
  socket.leave()
  const last = await read('/')
  expect([last.headers.get('connection'), await last.text()]).toEqual(['close', 'page'])
  await socket.close()
  expect(await events.text()).toBe(': \n\n')
  expect(isCanceled).toBe(true)
  await expect(read('/')).rejects.toThrow()
})

/** Another program on its own port. */
async function neighbour() {
  const port = await freePort()
  const other = createServer().listen(port, HOST)
  await once(other, 'listening')
  return { port, close: () => new Promise((resolve) => other.close(resolve)) }
}

test('a port that becomes available is used', async () => {
  const before = await neighbour()
  let pauses = 0
  const socket = await listen({ host: HOST, port: before.port }, async () => {
    pauses += 1
    if (pauses === 2) await before.close()
  })
  expect(pauses).toBe(2)
  await socket.close()
})

test('a port that stays in use is tried for some seconds, then reported', async () => {
  const before = await neighbour()
  let waitedMs = 0
  const socket = listen({ host: HOST, port: before.port }, async (milliseconds) => {
    waitedMs += milliseconds
  })
  await expect(socket).rejects.toThrow(`Port ${before.port} is already in use`)
  expect(waitedMs).toBe(2_800)
  await before.close()
})

test.each(['99999999999999999999999999', '1.2.3.4.5', '[::1', 'a b'])(
  'the host %j is answered with 400',
  async (host) => {
    const port = await freePort()
    const socket = await listen({ host: HOST, port })
    socket.serve((request) => new Response(new URL(request.url).pathname))
    const status = await new Promise((resolve, reject) => {
      request({ host: HOST, port, headers: { host } }, (response) => resolve(response.resume().statusCode))
        .on('error', reject)
        .end()
    })
    expect(status).toBe(400)
    await socket.close()
  },
)
