import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { blankPage, type Page } from '#app/page/page.server.ts'
import { mergeHandles } from '#app/page/page-handle.ts'
import { cookieTable } from '#app/visitor/cookies/cookie-table.ts'
import { eventually } from '#tests/support/eventually.ts'
import { createPageCache } from './page-cache.ts'

const LONG = 'x'.repeat(5_000)

type RenderOutcome = {
  body?: string
  status?: number
  headers?: Record<string, string>
  page?: Partial<Page>
}

function shop(
  make: (request: Request, count: number) => RenderOutcome | Promise<RenderOutcome>,
  { maxBytes = 1e9, cdnBypassesSessions = false } = {},
) {
  let nowMs = 0
  const render = vi.fn(async (request: Request) => {
    const { body = LONG, status = 200, headers = {}, page } = await make(request, render.mock.calls.length)
    return { response: new Response(body, { status, headers }), page: { ...blankPage(), ...page } }
  })
  const report = vi.fn()
  const cache = createPageCache({
    publicOrigin: 'https://shop.example',
    render,
    maxBytes,
    cdnBypassesSessions,
    nowMs: () => nowMs,
    report,
    onOutcome: () => undefined,
    loadHandles: async () => ({
      pageParameters: new Set(['page', 'color', 'sort']),
      findPageHandle: (path) => mergeHandles([{ isShared: !path.includes('checkout') }]),
    }),
  })
  const handle = async (request: Request) => {
    const { response } = cache.find(request, 'id') ?? (await cache.handle(request))
    return response
  }
  const get = (path: string, headers: Record<string, string> = {}) =>
    handle(new Request(`https://elsewhere.example${path}`, { headers }))
  return { cache, render, report, get, handle, wait: (seconds: number) => (nowMs += seconds * 1000) }
}

const numbered = (_: Request, count: number) => ({ body: `${count} ${LONG}` })
const numberOf = async (response: Response) => Number((await response.text()).split(' ', 1)[0])

test('a page is rendered once and sent to all guests', async () => {
  const { get, render } = shop(numbered)
  expect(await numberOf(await get('/products/lamp'))).toBe(1)
  expect(await numberOf(await get('/products/lamp'))).toBe(1)
  expect(render).toHaveBeenCalledTimes(1)
})

test('a cached page has its age, so that no other cache stores it for its whole lifetime again', async () => {
  const { get, wait } = shop(numbered)
  expect((await get('/products/lamp')).headers.get('age')).toBe('0')
  wait(59)
  expect((await get('/products/lamp')).headers.get('age')).toBe('59')
})

test('two hundred simultaneous requests render it once', async () => {
  const { get, render } = shop(numbered)
  const responses = await Promise.all(Array.from({ length: 200 }, () => get('/')))
  expect(new Set(await Promise.all(responses.map(numberOf)))).toEqual(new Set([1]))
  expect(render).toHaveBeenCalledTimes(1)
})

test('cached pages are rendered without cookies, so that nothing leaks between visitors', async () => {
  const { get, render } = shop((request) => ({ body: `for ${request.headers.get('cookie')} ${LONG}` }))
  const ann = await (await get('/', { cookie: 'cart_id=ann' })).text()
  const bob = await (await get('/', { cookie: 'cart_id=bob' })).text()
  expect(ann).toBe(`for null ${LONG}`)
  expect(bob).toBe(ann)
  expect(render).toHaveBeenCalledTimes(1)
})

test('a signed-in customer gets a private response, which is not cached', async () => {
  const { get, cache } = shop((request) => ({ body: `for ${request.headers.get('cookie')} ${LONG}` }))
  expect(await (await get('/', { cookie: 'session=ann' })).text()).toBe(`for session=ann ${LONG}`)
  expect(cache.size().pages).toBe(0)
  expect(await (await get('/')).text()).toBe(`for null ${LONG}`)
})

// spec 4: a request of an editor in preview is answered privately, and leaves nothing in the page cache
test.each(['preview=a-pass', 'cart_id=ann; preview=forged', '__Host-preview=a-pass'])(
  'who asks with %s is answered privately, and leaves nothing behind',
  async (cookie) => {
    const { get, cache } = shop((request) => ({ body: `for ${request.headers.get('cookie')} ${LONG}` }))
    const response = await get('/', { cookie })
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(await response.text()).toBe(`for ${cookie} ${LONG}`)
    expect(cache.size().pages).toBe(0)
    expect(await (await get('/')).text()).toBe(`for null ${LONG}`)
  },
)

// spec 6: content for an audience: the page for a browser’s segments is private
test.each(['/?for-segments=', '/?q=a&for-segments=1'])(
  'the page for the segments of a browser is private, and the shared page stays without: %s',
  async (address) => {
    const { get, cache } = shop((request) => ({ body: `for ${request.headers.get('cookie')} ${LONG}` }))
    const response = await get(address, { cookie: 'repeat_user=true' })
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(await response.text()).toBe(`for repeat_user=true ${LONG}`)
    expect(cache.size().pages).toBe(0)
    expect(await (await get('/', { cookie: 'repeat_user=true' })).text()).toBe(`for null ${LONG}`)
  },
)

test('a shared page that sets a cookie is a bug: it is reported, sent privately and not cached', async () => {
  let isFailing = true
  const { get, render, cache, report } = shop(() => (isFailing ? { headers: { 'set-cookie': 'a=1' } } : {}))
  for (const name of ['ann', 'bob']) {
    const response = await get('/page', { cookie: `cart_id=${name}` })
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(render.mock.lastCall?.[0].headers.get('cookie')).toBe(`cart_id=${name}`)
  }
  expect(cache.size().pages).toBe(0)
  expect(report).toHaveBeenCalledTimes(2)
  isFailing = false
  await get('/page', { cookie: 'cart_id=ann' })
  expect(cache.size().pages).toBe(1)
})

test('a shared page has its lifetime, and a cached one the search that it shows', async () => {
  const search = { language: 'en', term: 'oak', hasResults: true } as const
  const { get, cache } = shop(() => ({ page: { lifetime: { freshSeconds: 30, staleSeconds: 0 }, search } }))
  const { headers } = await get('/search')
  expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=30, stale-while-revalidate=0')
  expect(cache.find(new Request('https://shop.example/search'), 'id')?.search).toEqual(search)
})

test.each<[string, RenderOutcome]>([
  ['a page that is not there', { status: 404 }],
  ['a failure', { status: 500 }],
  ['a step on the way', { status: 302, headers: { location: '/elsewhere' } }],
])('%s is not kept', async (_, made) => {
  const { get, render, cache } = shop(() => made)
  for (const time of [1, 2]) {
    const response = await get('/page')
    expect(response.status).toBe(made.status)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(render).toHaveBeenCalledTimes(time)
  }
  expect(cache.size().pages).toBe(0)
})

test('all cookies of a page reach the visitor, and no one else', async () => {
  const cookies = new Headers([
    ['set-cookie', 'a=1'],
    ['set-cookie', 'b=2'],
  ])
  const { get, cache, render } = shop(numbered)
  render.mockImplementation(async () => ({
    response: new Response(LONG, { headers: cookies }),
    page: blankPage(),
  }))
  const responses = await Promise.all([get('/page'), get('/page')])
  for (const response of responses) expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
  expect(render).toHaveBeenCalledTimes(3)
  expect(cache.size().pages).toBe(0)
})

test.each(['/checkout/cart', '/de-at/checkout/cart', '/checkout/cart.data'])(
  '%s is never asked for as a stranger',
  async (path) => {
    const { get, render } = shop(numbered)
    await get(path, { cookie: 'cart_id=ann' })
    expect(render).toHaveBeenCalledTimes(1)
    expect(render.mock.lastCall?.[0].headers.get('cookie')).toBe('cart_id=ann')
  },
)

test.each([
  ['/a?utm_source=x&page=2', '/a?page=2'],
  ['/a?page=2&color=red', '/a?color=red&page=2'],
  ['/a?gclid=1', '/a'],
  ['/a?color=red&color=blue', '/a?color=blue&color=red'],
  ['/a?_routes=root', '/a'],
])('%s and %s are one page, rendered without the words of the campaign', async (first, second) => {
  const { get, render } = shop(numbered)
  await get(first)
  await get(second)
  expect(render).toHaveBeenCalledTimes(1)
  expect(render.mock.lastCall?.[0].url).not.toMatch(/utm|gclid|elsewhere/)
})

test.each([
  ['/a?page=1', '/a?page=2'],
  ['/a', '/de-de/a'],
  ['/a', '/a.data'],
  ['/a.data?_routes=root', '/a.data'],
])('%s and %s are two pages', async (first, second) => {
  const { get, render } = shop(numbered)
  await get(first)
  await get(second)
  expect(render).toHaveBeenCalledTimes(2)
})

test('a stale page is sent while a new one is rendered', async () => {
  const { get, wait, render } = shop(numbered)
  await get('/')
  wait(59)
  expect(await numberOf(await get('/'))).toBe(1)
  wait(1)
  expect(await numberOf(await get('/'))).toBe(1)
  await eventually(async () => expect(await numberOf(await get('/'))).toBe(2))
  expect(render).toHaveBeenCalledTimes(2)
})

test('a page that is too old is no longer sent', async () => {
  const { get, wait } = shop(numbered)
  await get('/')
  wait(660)
  expect(await numberOf(await get('/'))).toBe(2)
})

// spec 8: pages: 500 is never cached
test('an error while rendering a stale page again is reported, and the stale page is still sent', async () => {
  const { get, wait, report } = shop((_, count) => {
    if (count > 1) throw new Error('no database')
    return { body: `1 ${LONG}` }
  })
  await get('/')
  wait(61)
  expect(await numberOf(await get('/'))).toBe(1)
  await eventually(() => expect(report).toHaveBeenCalledTimes(1))
  expect(await numberOf(await get('/'))).toBe(1)
})

test('a purge evicts all pages with the tag, or without tags', async () => {
  const tags: Record<string, string> = { '/lamp': 'product:lamp', '/vase': 'product:vase' }
  const { get, cache } = shop((request, count) => {
    const tag = tags[new URL(request.url).pathname]
    return { body: `${count} ${LONG}`, page: { tags: tag ? [tag] : [] } }
  })
  for (const path of ['/lamp', '/vase', '/']) await get(path)
  cache.purge(['product:lamp'])
  expect(await numberOf(await get('/vase'))).toBe(2)
  expect(await numberOf(await get('/lamp'))).toBe(4)
  expect(await numberOf(await get('/'))).toBe(5)
  cache.purge(null)
  expect(await numberOf(await get('/vase'))).toBe(6)
})

test('a page that was being rendered during a purge is not cached, nor sent to requests after the purge', async () => {
  let release = () => {}
  const { get, cache } = shop(async (_, count) => {
    if (count === 1)
      await new Promise<void>((resolve) => {
        release = resolve
      })
    return { body: `${count} ${LONG}` }
  })
  const before = get('/')
  await eventually(() => expect(release).not.toBe(undefined))
  await Promise.resolve()
  cache.purge(null)
  expect(await numberOf(await get('/'))).toBe(2)
  release()
  expect(await numberOf(await before)).toBe(1)
  expect(await numberOf(await get('/'))).toBe(2)
})

test.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
])('to a browser that takes %s it is sent as %s', async (accepted, encoding, decompress) => {
  const { get } = shop(() => ({ body: LONG }))
  const response = await get('/', { 'accept-encoding': accepted })
  expect(response.headers.get('content-encoding')).toBe(encoding)
  expect(response.headers.get('vary')).toBe('Accept-Encoding, Cookie')
  expect(decompress(await response.arrayBuffer()).toString()).toBe(LONG)
})

test('a page that the browser has cached is a 304', async () => {
  const { get } = shop(() => ({ body: LONG }))
  const etag = (await get('/')).headers.get('etag') ?? ''
  const response = await get('/', { 'if-none-match': etag })
  expect(response.status).toBe(304)
  expect(await response.text()).toBe('')
})

test('the least recently used page is evicted for a new one', async () => {
  const { get, cache, render } = shop(numbered, { maxBytes: 5_000 })
  await get('/a')
  await get('/b')
  await get('/a')
  await get('/c')
  expect(cache.size().bytes).toBeLessThanOrEqual(5_000)
  await get('/a')
  expect(render).toHaveBeenCalledTimes(3)
  await get('/b')
  expect(render).toHaveBeenCalledTimes(4)
})

test('a response to a change is never cached', async () => {
  const { handle: get, render } = shop(numbered)
  const post = () => get(new Request('https://shop.example/', { method: 'POST' }))
  await post()
  await post()
  expect(render).toHaveBeenCalledTimes(2)
})

// spec 4: click ids survive a redirect
test('a redirect preserves parameters that no page reads, each once', async () => {
  const { get } = shop((request) => {
    const { search } = new URL(request.url)
    return { status: 301, headers: { location: `/de-de/categories/leuchten${search}` } }
  })
  const locationOf = async (search: string) =>
    (await get(`/de-de/categories/lighting${search}`)).headers.get('location')
  expect(await locationOf('?gclid=ad-1&sort=newest')).toBe(
    '/de-de/categories/leuchten?sort=newest&gclid=ad-1',
  )
  expect(await locationOf('?utm_source=a%26b')).toBe('/de-de/categories/leuchten?utm_source=a%26b')
  expect(await locationOf('')).toBe('/de-de/categories/leuchten')
})

test('a redirect to another site is not changed', async () => {
  const { get } = shop(() => ({ status: 302, headers: { location: 'https://partner.example/' } }))
  expect((await get('/out?gclid=ad-1')).headers.get('location')).toBe('https://partner.example/')
})

/** Every cookie of the shop, also under its https name, and cookies that might come from elsewhere. */
const COOKIES = [...cookieTable.map(({ name }) => name.replace('*', 'x')), '_ga', 'mysession', 'session_x']
  .flatMap((name) => [name, `__Host-${name}`])
  .toSorted()
const DECIDING = ['__Host-preview', '__Host-session', 'preview', 'session']

// spec 8: pages vary by the cookies that decide alone
test.each([
  ['by default', false, 'Accept-Encoding, Cookie'],
  ['behind a CDN that passes sessions on', true, 'Accept-Encoding'],
])(
  '%s only the cookies of a session and of a preview decide, and every response says what it varies by',
  async (_, cdnBypassesSessions, vary) => {
    const { get } = shop(() => ({ body: LONG }), { cdnBypassesSessions })
    const shared = await get('/')
    expect(COOKIES).toEqual(expect.arrayContaining(DECIDING))
    const isPrivate = []
    for (const name of COOKIES) {
      const { headers } = await get('/', { cookie: `other=1; ${name}=value` })
      if (headers.get('cache-control') === 'private, no-store') {
        isPrivate.push(name)
        expect(headers.get('vary')).toBeNull()
      } else {
        expect(headers.get('etag')).toBe(shared.headers.get('etag'))
        expect([headers.get('vary'), headers.get('x-cache')]).toEqual([vary, 'hit'])
      }
    }
    expect(isPrivate).toEqual(DECIDING)
    const unchanged = await get('/', { 'if-none-match': shared.headers.get('etag') ?? '' })
    expect([unchanged.status, unchanged.headers.get('vary')]).toEqual([304, vary])
  },
)

test.each([
  ['a redirect', '/', { status: 302, headers: { location: '/x' } }],
  ['a missing page', '/', { status: 404 }],
  ['a fault', '/', { status: 500 }],
  ['a page that sets a cookie', '/', { headers: { 'set-cookie': 'cart_id=1' } }],
  ['a page of its own for each visitor', '/checkout', {}],
])('%s is stored by no cache, so that it varies by no cookie', async (_, path, outcome) => {
  const { get } = shop(() => outcome)
  for (const cookie of ['', 'consent=1', 'session=1']) {
    const { headers } = await get(path, { cookie })
    expect([headers.get('cache-control'), headers.get('vary')]).toEqual(['private, no-store', null])
  }
})
