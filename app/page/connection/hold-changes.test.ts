import { expect, test, vi } from 'vitest'
import { createHold, type HoldOptions } from './hold-changes.ts'

const ORIGIN = 'https://shop.example'
const POST = { method: 'POST', body: new URLSearchParams({ variantId: '1' }) }

/** A page whose shop responds with the result of `answer`, or cannot be reached if that is null. */
function page(stored = '', isOnline = false, cached: Response | null = null) {
  let ids = 0
  const scheduled: (() => void)[] = []
  const answer = vi.fn<(path: string, key: string | null) => Response | null>(() => new Response('done'))
  const store = {
    text: stored,
    read: () => store.text,
    write(text: string) {
      store.text = text
    },
  }
  const options: HoldOptions = {
    async send(input, init) {
      const { pathname } = new URL(String(input), ORIGIN)
      const response = answer(pathname, new Headers(init?.headers).get('idempotency-key'))
      if (response === null) throw new TypeError('Failed to fetch')
      return response
    },
    origin: ORIGIN,
    isOnline: () => isOnline,
    nowMs: () => 7,
    newId() {
      ids += 1
      return `00000000-0000-4000-8000-00000000000${ids}`
    },
    schedule(callback) {
      scheduled.push(callback)
    },
    store,
    cachedPage: async () => cached,
    onChange: () => {},
  }
  const hold = createHold(options)
  return { hold, answer, store, scheduled, waiting: () => hold.read().changes.map(({ path }) => path) }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

// spec 8: without a connection changes wait, in their order, and count once
test('without a connection changes wait, and are sent in their order under the same keys', async () => {
  const { hold, answer, waiting, scheduled } = page()
  answer.mockReturnValue(null)
  const responses = [
    hold.fetch('/checkout/cart/lines.data', POST),
    hold.fetch('/checkout/cart/line.data', POST),
  ]
  await settled()
  expect(waiting()).toEqual(['/checkout/cart/lines.data', '/checkout/cart/line.data'])
  expect(hold.read().triedAtMs).toBe(7)
  answer.mockReset().mockImplementation((path) => new Response(path))
  scheduled[0]?.()
  expect(await Promise.all((await Promise.all(responses)).map((response) => response.text()))).toEqual([
    '/checkout/cart/lines.data',
    '/checkout/cart/line.data',
  ])
  expect(answer.mock.calls.map(([, key]) => key?.at(-1))).toEqual(['1', '2'])
  expect([waiting(), hold.read().triedAtMs]).toEqual([[], null])
})

test('a change whose response was lost is repeated under its key', async () => {
  const { hold, answer } = page()
  answer.mockReturnValueOnce(null)
  const response = hold.fetch('/checkout/cart/lines.data', POST)
  await settled()
  await hold.retry()
  expect((await response).status).toBe(200)
  const keys = answer.mock.calls.map(([, key]) => key)
  expect(keys[0]).not.toBeNull()
  expect(keys[1]).toBe(keys[0])
})

test.each([
  ['/checkout/abc/payment.data', true],
  ['/de-at/sign-in/abc.data', true],
  ['/profile/password', true],
  ['/checkout/abc/delivery.data', false],
  ['/newsletter/layer', false],
  ['/de-at/chat', false],
  ['/account/lists/panel/7', false],
])('%s waits for a word of the visitor: %s', async (path, isManual) => {
  const { hold, answer, waiting } = page()
  answer.mockReturnValueOnce(null)
  const response = hold.fetch(path, POST)
  await settled()
  await hold.retry()
  expect(waiting()).toEqual(isManual ? [path] : [])
  await hold.retry(hold.read().changes[0]?.id)
  expect((await response).status).toBe(200)
})

test('too many requests wait, too; a refusal of the shop itself is a response', async () => {
  const { hold, answer, waiting } = page()
  const busy = new Response('Too many requests.', { status: 429, headers: { 'content-type': 'text/plain' } })
  answer.mockReturnValueOnce(busy)
  const held = hold.fetch('/newsletter', POST)
  await settled()
  expect(waiting()).toEqual(['/newsletter'])
  await hold.retry()
  expect((await held).status).toBe(200)
  answer.mockReturnValueOnce(Response.json({}, { status: 429 }))
  expect((await hold.fetch('/newsletter', POST)).status).toBe(429)
})

test.each([
  ['/services/tracking/unstable/produce_batch', 'POST'],
  ['/chat', 'POST'],
  ['/chat/pictures', 'POST'],
  ['/account/lists/a-1/changes', 'POST'],
  ['/visitor', 'GET'],
])('%s (%s) fails at once', async (path, method) => {
  const { hold, answer } = page()
  answer.mockReturnValue(null)
  const body = method === 'POST' ? new URLSearchParams({ intent: 'typing' }) : null
  await expect(hold.fetch(path, { method, body })).rejects.toThrow(TypeError)
})

test('a page waits until it is opened or another one is; what is given up gets an empty response', async () => {
  const { hold, answer, waiting } = page()
  answer.mockReturnValue(null)
  const gone = new AbortController()
  const read = hold.fetch('/artisans.data', { signal: gone.signal })
  const change = hold.fetch('/newsletter', POST)
  await settled()
  expect([hold.read().isOffline, waiting()]).toEqual([true, ['/newsletter']])
  gone.abort()
  await expect(read).rejects.toThrow()
  hold.discard(hold.read().changes[0]?.id ?? '')
  expect((await change).status).toBe(204)
  expect(hold.read()).toMatchObject({ changes: [], isOffline: false, triedAtMs: null })
})

test('a page that only the shop does not answer fails at once', async () => {
  const { hold, answer } = page('', true)
  answer.mockReturnValue(null)
  await expect(hold.fetch('/artisans.data')).rejects.toThrow(TypeError)
})

test('of the quantities of a change that waits the newest is sent, under the same key, even if it is on its way', async () => {
  const { hold, waiting, answer } = page()
  answer.mockReturnValue(null)
  const response = hold.fetch('/checkout/cart/lines.data', POST)
  await settled()
  const [change] = hold.read().changes
  hold.amend(change?.id ?? '', { quantity: '3' })
  expect(hold.read().changes[0]?.fields).toEqual([
    ['variantId', '1'],
    ['quantity', '3'],
  ])
  answer.mockReset().mockImplementationOnce(() => {
    hold.amend(change?.id ?? '', { quantity: '4' })
    return new Response('3')
  })
  answer.mockImplementation(() => new Response('4'))
  await hold.retry()
  expect(await (await response).text()).toBe('4')
  expect(answer.mock.calls.map(([, key]) => key)).toEqual([change?.id, change?.id])
  expect(waiting()).toEqual([])
})

test('what is refused after it has waited is decided by its visitor, in the next document too', async () => {
  const { hold, answer, store } = page()
  answer.mockReturnValueOnce(null)
  const response = hold.fetch('/checkout/cart/lines.data', POST)
  await settled()
  const id = hold.read().changes[0]?.id ?? ''
  hold.describe(id, '{"title":"Nuvola"}')
  const headers = { 'change-refused': 'price-changed 230000 USD' }
  answer.mockReturnValue(Response.json({}, { headers }))
  await hold.retry()
  expect((await response).status).toBe(200)
  const refused = { id, note: '{"title":"Nuvola"}', refusal: 'price-changed 230000 USD' }
  expect(hold.read()).toMatchObject({ changes: [], refused: [refused] })
  const next = page(store.text)
  expect(await next.hold.sendStored()).toBe(false)
  expect(next.hold.read().refused).toMatchObject([refused])
  expect(next.answer).not.toHaveBeenCalled()
  next.hold.discard(id)
  expect([next.hold.read().refused, next.store.text]).toEqual([[], ''])
})

test('prices that are for one visitor only are not stored', async () => {
  const { hold, answer, store } = page()
  answer.mockReturnValue(null)
  const body = new URLSearchParams({ variantId: '1', seenPrice: '90000 USD' })
  void hold.fetch('/checkout/cart/lines.data', { method: 'POST', body })
  await settled()
  hold.describe(hold.read().changes[0]?.id ?? '', '{"unitPrice":"90000"}', { isPersonal: true })
  expect(store.text).toContain('variantId')
  expect(store.text).not.toContain('90000')
})

test('a page that this browser has cached is shown until the shop answers again', async () => {
  const { hold, answer } = page('', true, new Response('cached'))
  answer.mockReturnValueOnce(null)
  expect(await (await hold.fetch('/products/luna.data')).text()).toBe('cached')
  expect(hold.read()).toMatchObject({ isCached: true, changes: [], triedAtMs: 7 })
  expect(await (await hold.fetch('/products/luna.data')).text()).toBe('done')
  expect(hold.read().isCached).toBe(false)
})

test('what this document has read before is shown again, since the router reads it with each page that it opens', async () => {
  const { hold, answer } = page()
  const address = '/checkout/cart.data?panel='
  answer.mockImplementationOnce(() => new Response('bag'))
  expect(await (await hold.fetch(address)).text()).toBe('bag')
  answer.mockReturnValue(null)
  for (const _ of [1, 2]) expect(await (await hold.fetch(address)).text()).toBe('bag')
  expect(hold.read()).toMatchObject({ changes: [], isCached: true })
})

test('a form that the browser sends itself waits while the shop is out of reach, though the browser is online', async () => {
  const { hold, waiting } = page('', true)
  const submit = vi.fn(async (_: string) => {})
  submit.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const sending = hold.sendForm('/newsletter', [['email', 'ada@example.com']], submit)
  await settled()
  expect(waiting()).toEqual(['/newsletter'])
  await hold.retry()
  await sending
  expect(waiting()).toEqual([])
  const keys = submit.mock.calls.map(([key]) => key)
  expect(keys[0]).toBe(keys[1])
})

test('at most 50 wait', async () => {
  const { hold, answer } = page()
  answer.mockReturnValue(null)
  for (let count = 0; count < 50; count++) void hold.fetch('/newsletter', POST)
  await settled()
  await expect(hold.fetch('/newsletter', POST)).rejects.toThrow(TypeError)
})

test('the next document of a tab sends what waited, but neither passwords nor codes are stored', async () => {
  const first = page()
  first.answer.mockReturnValue(null)
  for (const fields of [{ variantId: '1' }, { password: 'secret' }, { promocode: 'CARD-1' }]) {
    void first.hold.fetch('/de-at/checkout/cart/lines.data', {
      method: 'POST',
      body: new URLSearchParams(fields),
    })
  }
  await settled()
  expect(first.store.text).toContain('variantId')
  expect(first.store.text).not.toMatch(/secret|CARD-1/)
  const next = page(first.store.text)
  expect(await next.hold.sendStored()).toBe(true)
  expect(next.answer).toHaveBeenCalledExactlyOnceWith(
    '/de-at/checkout/cart/lines.data',
    expect.stringMatching(/1$/),
  )
  expect(next.store.text).toBe('')
})

test('what this document stores is for the next one: it is neither sent twice nor read again', async () => {
  const { hold, answer, store, waiting } = page()
  answer.mockReturnValue(null)
  void hold.fetch('/newsletter', POST)
  await settled()
  answer.mockClear()
  expect(await hold.sendStored()).toBe(false)
  expect([waiting(), answer.mock.calls]).toEqual([['/newsletter'], []])
  const next = page(store.text)
  next.answer.mockReturnValue(null)
  expect(await next.hold.sendStored()).toBe(false)
  expect(await next.hold.sendStored()).toBe(false)
  expect([next.waiting(), next.answer.mock.calls.length]).toEqual([['/newsletter'], 1])
})

test.each(['', 'x', '{}', '[1]', '[{"id":"1","path":"//evil.example","fields":[]}]'])(
  'a store that holds %j has nothing to send',
  async (text) => {
    const { hold, answer } = page(text)
    expect(await hold.sendStored()).toBe(false)
    expect(answer).not.toHaveBeenCalled()
  },
)
