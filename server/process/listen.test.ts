import { request } from 'node:http'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { listen } from './listen.ts'

const HOST = '127.0.0.1'

async function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, HOST, () => {
      const address = probe.address()
      probe.close(() => resolve(address && typeof address === 'object' ? address.port : 0))
    })
  })
}

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
  let arrived = () => {}
  const isInside = new Promise<void>((resolve) => {
    arrived = resolve
  })
  socket.serve(async () => {
    arrived()
    await new Promise((resolve) => setTimeout(resolve, 300))
    return new Response('served to the end')
  })
  const served = fetch(`http://${HOST}:${port}/`)
  await isInside
  const closed = socket.close()
  await expect(fetch(`http://${HOST}:${port}/`)).rejects.toThrow()
  expect(await (await served).text()).toBe('served to the end')
  await closed
})

test('a shop that is stopped ends connections with their response, and streams of events at once', async () => {
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

test('a port that becomes available is used', async () => {
  const port = await freePort()
  const before = createServer().listen(port, HOST)
  setTimeout(() => before.close(), 500)
  const socket = await listen({ host: HOST, port })
  await socket.close()
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
