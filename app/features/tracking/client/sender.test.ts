import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { WireEvent } from '#domain/tracking/wire-events.ts'
import { createSender, type SenderBrowser } from './analytics.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const event = (id: number): WireEvent => ({
  schema_id: 's',
  payload: { event_id: String(id) },
  metadata: { event_created_at_ms: id },
})
const idsOf = (body: string): string[] =>
  JSON.parse(body).events.map(({ payload }: WireEvent) => payload.event_id)

function open({ statuses = [], ...given }: Partial<SenderBrowser> & { statuses?: (number | null)[] } = {}) {
  const posted: string[][] = []
  const beacons: string[][] = []
  const sender = createSender({
    isOnline: () => true,
    async post(body) {
      posted.push(idsOf(body))
      return statuses.length > 0 ? (statuses.shift() ?? null) : 200
    },
    beacon: (body) => beacons.push(idsOf(body)) > 0,
    nowMs: () => 0,
    readSignature: () => '',
    ...given,
  })
  return { sender, posted, beacons }
}

test('events are sent together two seconds later, and a call is done when they have arrived', async () => {
  const { sender, posted } = open()
  const done = vi.fn()
  void sender.send([event(1)])
  await vi.advanceTimersByTimeAsync(1_500)
  void sender.send([event(2)]).then(done)
  expect(posted).toEqual([])
  await vi.advanceTimersByTimeAsync(500)
  expect(posted).toEqual([['1', '2']])
  expect(done).toHaveBeenCalledOnce()
})

// spec 9: tracking callback timeout 1 s
test('no call waits for longer than a second', async () => {
  const { sender } = open({ isOnline: () => false })
  const done = vi.fn()
  void sender.send([event(1)]).then(done)
  await vi.advanceTimersByTimeAsync(999)
  expect(done).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(done).toHaveBeenCalledOnce()
})

test('what fails is sent again, later each time, in its order', async () => {
  const { sender, posted } = open({ statuses: [null, 503, 429] })
  void sender.send([event(1)])
  await vi.advanceTimersByTimeAsync(2_000)
  void sender.send([event(2)])
  await vi.advanceTimersByTimeAsync(999)
  expect(posted).toEqual([['1']])
  await vi.advanceTimersByTimeAsync(1)
  await vi.advanceTimersByTimeAsync(2_000)
  await vi.advanceTimersByTimeAsync(4_000)
  expect(posted).toEqual([['1'], ['1', '2'], ['1', '2'], ['1', '2']])
})

test('what is refused is not sent again', async () => {
  const { sender, posted } = open({ statuses: [400] })
  void sender.send([event(1)])
  await vi.advanceTimersByTimeAsync(120_000)
  expect(posted).toEqual([['1']])
})

test('without a connection events wait in memory, and are sent with it', async () => {
  let isOnline = false
  const { sender, posted } = open({ isOnline: () => isOnline })
  void sender.send([event(1)])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(posted).toEqual([])
  isOnline = true
  sender.resume()
  await vi.advanceTimersByTimeAsync(0)
  expect(posted).toEqual([['1']])
})

test('a batch has fifty events at most', async () => {
  const { sender, posted } = open()
  void sender.send(Array.from({ length: 120 }, (_, id) => event(id)))
  await vi.advanceTimersByTimeAsync(2_010)
  expect(posted.map(({ length }) => length)).toEqual([50, 50, 20])
})

// spec 7: analytics: batched, sent again later each time, as a beacon when the page is closed
test('when the page is closed, what waits is sent as a beacon, and not again', async () => {
  const { sender, posted, beacons } = open()
  void sender.send([event(1)])
  sender.leave()
  expect(beacons).toEqual([['1']])
  await vi.advanceTimersByTimeAsync(10_000)
  expect(posted).toEqual([])
})

test('a beacon that the browser refuses stays', async () => {
  const { sender, posted } = open({ beacon: () => false })
  void sender.send([event(1)])
  sender.leave()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(posted).toEqual([['1']])
})

test('what waits is forgotten when consent is withdrawn', async () => {
  const { sender, posted } = open()
  void sender.send([event(1)])
  sender.clear()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(posted).toEqual([])
})

test('a batch has the signature that its visitor has when it is sent, and none before', async () => {
  const bodies: string[] = []
  let signature = ''
  const { sender } = open({
    readSignature: () => signature,
    async post(body) {
      bodies.push(body)
      return 200
    },
  })
  void sender.send([event(1)])
  await vi.advanceTimersByTimeAsync(2_000)
  signature = 'signed'
  void sender.send([event(2)])
  await vi.advanceTimersByTimeAsync(2_000)
  expect(bodies.map((body) => JSON.parse(body).metadata)).toEqual([
    { event_sent_at_ms: 0 },
    { event_sent_at_ms: 0, visitor_signature: 'signed' },
  ])
})
