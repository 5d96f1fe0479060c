import { expect, test, vi } from 'vitest'
import { frontOptions, toPageHandler } from '#tests/support/front-options.ts'
import { createFront } from '../front.ts'

const from = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } as never })

/** A front whose pages and services open streams, and the controllers of these streams. */
function open(streamsPerNetwork: number) {
  const sources: ReadableStreamDefaultController<Uint8Array>[] = []
  const cancelled = vi.fn()
  const stream = () =>
    new Response(new ReadableStream({ start: (source) => void sources.push(source), cancel: cancelled }), {
      headers: { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store' },
    })
  const options = frontOptions({
    handlePage: toPageHandler(async () => stream()),
    handleService: async () => stream(),
    handleDesk: async () => stream(),
  })
  const front = createFront({ ...options, streamsPerNetwork })
  const get = async (path: string, address = '9.9.9.9') =>
    front.fetch(new Request(`https://shop.example${path}`), from(address))
  return { get, sources, cancelled }
}

const KINDS = ['/chat/events', '/lists/1/changes', '/services/content/listen', '/desk/api/chat-events']

// spec 9: a network has a limited number of streams open at once, of all kinds
test('a network may have only so many streams of all kinds open, and other networks have their own limit', async () => {
  const { get, cancelled } = open(4)
  const streams = await Promise.all(KINDS.map((path) => get(path)))
  expect(streams.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  for (const path of KINDS) {
    const refused = await get(path)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30'])
    expect(refused.headers.get('content-type')).not.toContain('event-stream')
  }
  expect(cancelled).toHaveBeenCalledTimes(4)
  expect((await get('/chat/events', '9.9.9.8')).status).toBe(200)
})

test('a stream that is abandoned, ends or fails makes room for another', async () => {
  const { get, sources } = open(3)
  const streams = await Promise.all([1, 2, 3].map(() => get('/chat/events')))
  expect((await get('/chat/events')).status).toBe(429)
  const texts = streams.slice(1).map((stream) => stream.text())
  await streams[0]?.body?.cancel()
  sources[1]?.enqueue(new TextEncoder().encode('data: 1\n\n'))
  sources[1]?.close()
  sources[2]?.error(new Error('lost'))
  expect(await texts[0]).toBe('data: 1\n\n')
  await expect(texts[1]).rejects.toThrow('lost')
  const statuses = []
  for (let time = 0; time < 4; time++) statuses.push((await get('/chat/events')).status)
  expect(statuses).toEqual([200, 200, 200, 429])
})

test('other responses are not counted', async () => {
  const front = createFront(
    Object.assign(frontOptions({ handlePage: toPageHandler(async () => new Response('page')) }), {
      streamsPerNetwork: 0,
    }),
  )
  const response = await front.fetch(new Request('https://shop.example/x'), from('9.9.9.9'))
  expect([response.status, await response.text()]).toEqual([200, 'page'])
})
