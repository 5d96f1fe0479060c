import { expect, test, vi } from 'vitest'
import { asPage, frontOptions } from '#tests/support/front-options.ts'
import { createFront } from '../front.ts'

test('the forms of requests accept five attachments of 10 MB, and one network sends six of them at once', async () => {
  const opened: (() => void)[] = []
  const handlePage = asPage(async (given) => {
    const { byteLength } = await given.arrayBuffer()
    await new Promise<void>((resolve) => opened.push(resolve))
    return new Response(String(byteLength))
  })
  const front = createFront(frontOptions({ handlePage }))
  const bindings = { incoming: { socket: { remoteAddress: '9.9.9.9' } } as never }
  async function send(bytes: number): Promise<Response> {
    const headers = { 'content-length': String(bytes) }
    const init = { method: 'POST', body: 'x'.repeat(bytes), headers }
    const address = 'https://shop.example/de-at/requests/customization.data'
    return front.fetch(new Request(address, init), bindings)
  }
  const largest = 5 * 10 * 1_048_576
  const first = send(largest)
  expect((await send(largest + 200_000)).status).toBe(413)
  const others = Array.from({ length: 5 }, () => send(1_100_000))
  await vi.waitFor(() => expect(opened).toHaveLength(6))
  const refused = await send(1_100_000)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '5'])
  const small = send(1_000)
  await vi.waitFor(() => expect(opened).toHaveLength(7))
  for (const open of opened) open()
  expect(await (await first).text()).toBe(String(largest))
  expect((await Promise.all([...others, small])).every(({ ok }) => ok)).toBe(true)
  const again = send(1_100_000)
  await vi.waitFor(() => expect(opened).toHaveLength(8))
  opened.at(-1)?.()
  expect((await again).ok).toBe(true)
})
