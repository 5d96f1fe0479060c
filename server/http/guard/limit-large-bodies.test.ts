import { expect, test } from 'vitest'
import { eventually } from '#tests/support/eventually.ts'
import { frontOptions, toPageHandler } from '#tests/support/front-options.ts'
import { createFront } from '../front.ts'

const ADDRESS = 'https://shop.example/de-at/requests/customization.data'
const bodyOf = (bytes: number) => ({
  method: 'POST',
  body: 'x'.repeat(bytes),
  headers: { 'content-length': String(bytes) },
})
const from = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } as never })

test('the forms of requests accept five attachments of 10 MB, and one network sends six of them at once', async () => {
  const opened: (() => void)[] = []
  const handlePage = toPageHandler(async (given) => {
    const { byteLength } = await given.arrayBuffer()
    await new Promise<void>((resolve) => opened.push(resolve))
    return new Response(String(byteLength))
  })
  const front = createFront(frontOptions({ handlePage }))
  async function send(bytes: number): Promise<Response> {
    return front.fetch(new Request(ADDRESS, bodyOf(bytes)), from('9.9.9.9'))
  }
  const largest = 5 * 10 * 1_048_576
  const first = send(largest)
  expect((await send(largest + 200_000)).status).toBe(413)
  const others = Array.from({ length: 5 }, () => send(1_100_000))
  await eventually(() => expect(opened).toHaveLength(6))
  const refused = await send(1_100_000)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '5'])
  const small = send(1_000)
  await eventually(() => expect(opened).toHaveLength(7))
  for (const open of opened) open()
  expect(await (await first).text()).toBe(String(largest))
  expect((await Promise.all([...others, small])).every(({ ok }) => ok)).toBe(true)
  const again = send(1_100_000)
  await eventually(() => expect(opened).toHaveLength(8))
  opened.at(-1)?.()
  expect((await again).ok).toBe(true)
})

test('all networks together send 24 of them at once', async () => {
  const opened: (() => void)[] = []
  const handlePage = toPageHandler(async () => {
    await new Promise<void>((resolve) => opened.push(resolve))
    return new Response()
  })
  const front = createFront(frontOptions({ handlePage }))
  const send = async (network: number) =>
    front.fetch(new Request(ADDRESS, bodyOf(1_100_000)), from(`9.9.${network}.9`))
  const first = Array.from({ length: 24 }, (_, at) => send(at % 4))
  await eventually(() => expect(opened).toHaveLength(24))
  expect((await send(5)).status).toBe(429)
  for (const open of opened) open()
  expect((await Promise.all(first)).every(({ ok }) => ok)).toBe(true)
  const again = send(5)
  await eventually(() => expect(opened).toHaveLength(25))
  opened.at(-1)?.()
  expect((await again).ok).toBe(true)
})
