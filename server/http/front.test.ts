import { expect, test, vi } from 'vitest'
import { NETWORK_KEY_HEADER, VISITOR_KEY_HEADER } from '#contracts/identity.ts'
import { frontOptions, toPageHandler } from '#tests/support/front-options.ts'
import { createFront, type FrontOptions } from './front.ts'
import { createMetrics } from './metrics.ts'

const ORIGIN = 'https://shop.example'

function front(changes: Partial<FrontOptions> = {}) {
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  const app = createFront(frontOptions({ log: log as never, ...changes }))
  const fetchPage = (path: string, init: RequestInit & { from?: string } = {}) =>
    app.fetch(new Request(ORIGIN + path, init), {
      incoming: { socket: { remoteAddress: init.from ?? '9.9.9.9' } } as never,
    })
  return { fetchPage, log }
}

test('every response has the security headers and a request id', async () => {
  const { headers } = await front().fetchPage('/')
  expect(headers.get('content-security-policy')).toContain("default-src 'self'")
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('strict-transport-security')).not.toBeNull()
  expect(headers.get('x-request-id')).not.toBeNull()
})

test('a cached page is logged and counted and has a request id like any other, but no limit', async () => {
  const findPage = (_: Request, requestId: string) => ({
    response: new Response('cached', { headers: { 'x-request-id': requestId } }),
    search: { language: 'en', term: 'oak', hasResults: true } as const,
  })
  const countSearch = vi.fn()
  const admit = vi.fn(async () => 60)
  const { fetchPage, log } = front({ findPage, countSearch, admit })
  const headers = { 'sec-fetch-site': 'same-origin', 'user-agent': 'Mozilla/5.0 Firefox/140.0' }
  const response = await fetchPage('/search?q=oak', { headers })
  expect([await response.text(), response.status]).toEqual(['cached', 200])
  const requestId = response.headers.get('x-request-id')
  expect(log.info).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ requestId }), 'request')
  expect(countSearch).toHaveBeenCalledExactlyOnceWith(
    { language: 'en', term: 'oak', hasResults: true },
    expect.any(String),
  )
  await fetchPage('/search?q=oak', { headers: { ...headers, 'sec-purpose': 'prefetch' } })
  expect(countSearch).toHaveBeenCalledOnce()
})

test('a cached page is served under the shop’s canonical host only', async () => {
  const findPage = () => ({ response: new Response('cached'), search: null })
  const app = createFront(frontOptions({ publicOrigin: 'http://localhost:3000', findPage }))
  const fetchAs = (host: string) =>
    app.fetch(new Request(`http://${host}/about?page=2`, { headers: { host } }))
  expect((await fetchAs('localhost:3000')).status).toBe(200)
  const moved = await fetchAs('127.0.0.1:3000')
  expect([moved.status, moved.headers.get('location')]).toEqual([307, 'http://localhost:3000/about?page=2'])
})

test('so does a response that came over the network', async () => {
  const fetched = async () => Object.freeze(await fetch('data:text/plain,x'))
  const { headers } = await front({ handlePage: toPageHandler(fetched) }).fetchPage('/')
  expect(headers.get('x-frame-options')).toBe('DENY')
})

test('a change from another site is refused', async () => {
  const handlePage = vi.fn(async () => new Response())
  const { fetchPage } = front({ handlePage: toPageHandler(handlePage) })
  const response = await fetchPage('/checkout/cart/lines', {
    method: 'POST',
    headers: { origin: 'https://evil.example' },
  })
  expect(response.status).toBe(403)
  expect(handlePage).not.toHaveBeenCalled()
})

test('a service has keys instead of cookies, so a page of another site may call it', async () => {
  const { fetchPage } = front({ handleService: async () => new Response('served') } as never)
  const response = await fetchPage('/services/search/1/indexes/*/queries', {
    method: 'POST',
    headers: { origin: 'https://partner.example' },
  })
  expect(response.status).toBe(200)
})

test('behind TLS cookies are sent with a host prefix, and only accepted with it', async () => {
  let brought: string | null = null
  const handlePage = async ({ headers }: Request) => {
    brought = headers.get('cookie')
    const response = new Response('page', { headers: { 'x-kind': 'page' } })
    response.headers.append('set-cookie', 'session=s; Path=/; Secure; HttpOnly')
    response.headers.append('set-cookie', 'oidc_resume=r; path=/authentication/1; secure')
    return response
  }
  const headers = { cookie: 'session=planted; __Host-session=ours; oidc_resume=r' }
  const bound = await front({ handlePage: toPageHandler(handlePage) }).fetchPage('/', { headers })
  expect(brought).toBe('session=ours; oidc_resume=r')
  expect(bound.headers.getSetCookie()).toEqual([
    '__Host-session=s; Path=/; Secure; HttpOnly',
    'oidc_resume=r; path=/authentication/1; secure',
  ])
  expect([bound.headers.get('x-kind'), await bound.text()]).toEqual(['page', 'page'])
  const security = { isSecure: false, imageHosts: [], formOrigins: [], isDevelopment: false }
  const plain = await front({ handlePage: toPageHandler(handlePage), security }).fetchPage('/', {
    headers: { cookie: 'session=s' },
  })
  expect(brought).toBe('session=s')
  expect(plain.headers.getSetCookie()[0]).toMatch(/^session=/)
})

test('too many requests get a Retry-After', async () => {
  const admit = vi.fn<FrontOptions['admit']>(async (kind) => (kind === 'change' ? 17 : null))
  const { fetchPage: get } = front({ admit })
  expect((await get('/')).status).toBe(200)
  const response = await get('/', { method: 'POST' })
  expect(response.status).toBe(429)
  expect(response.headers.get('retry-after')).toBe('17')
})

test.each(['/images?url=/pictures/a.webp&w=360', '/models/seat.glb?finish=oak'])(
  'a visitor may have only so many files like %s made',
  async (path) => {
    const admit = vi.fn<FrontOptions['admit']>(async (kind) => (kind === 'image' ? 9 : null))
    const serveFile = vi.fn<FrontOptions['serveFile']>(() => new Response('model'))
    const { fetchPage } = front({ admit, serveFile })
    expect((await fetchPage(path)).status).toBe(429)
    expect((await fetchPage(path, { method: 'HEAD' })).status).toBe(429)
    expect(serveFile).not.toHaveBeenCalled()
  },
)

test('a visitor with too many page requests gets a page in their language that says so', async () => {
  const admit = vi.fn<FrontOptions['admit']>(async (kind) => (kind === 'page' ? 23 : null))
  const { fetchPage } = front({
    admit,
    serveFile: (_, path) => (path === '/a.css' ? new Response('css') : null),
    handlePage: toPageHandler(async ({ url }) => new Response(url, { headers: { etag: 'x', age: '7' } })),
  })
  const response = await fetchPage('/de-at/search?q=1', { headers: { accept: 'text/html,*/*' } })
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '23'])
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect([response.headers.get('etag'), response.headers.get('age')]).toEqual([null, null])
  expect(await response.text()).toBe(`${ORIGIN}/de-at/refused/page/30`)
  expect((await fetchPage('/de-at/search.data?q=1')).status).toBe(429)
  expect((await fetchPage('/', { method: 'HEAD' })).status).toBe(429)
  expect((await fetchPage('/', { method: 'POST' })).status).toBe(200)
  expect((await fetchPage('/a.css')).status).toBe(200)
})

test('browsers report what the policy blocked; it is counted by directive, and nothing is logged', async () => {
  const metrics = createMetrics()
  const { fetchPage, log } = front({ metrics })
  const { headers } = await fetchPage('/')
  expect(headers.get('reporting-endpoints')).toBe('csp="/csp-reports"')
  expect(headers.get('content-security-policy')).toMatch(/report-uri \/csp-reports; report-to csp$/)
  const body = { 'csp-report': { 'effective-directive': 'script-src', 'document-uri': '/orders/s3cret' } }
  const report = { method: 'POST', body: JSON.stringify(body), headers: { origin: 'null' } }
  expect((await fetchPage('/csp-reports', report)).status).toBe(204)
  expect((await fetchPage('/csp-reports', { ...report, body: 'x'.repeat(70_000) })).status).toBe(413)
  expect((await fetchPage('/csp-reports', { ...report, body: 'none' })).status).toBe(204)
  expect(await metrics.text()).toContain('csp_violations_total{directive="script-src"} 1')
  expect(JSON.stringify(log.info.mock.calls)).not.toContain('s3cret')
})

test.each([
  ['/', 'change'],
  ['/services/search/1/indexes/products/batch', 'service'],
  ['/authentication/oauth/token', 'service'],
  ['/csp-reports', 'report'],
])('who sends to %s too often is turned away before anything is read', async (path, kind) => {
  const read = vi.fn()
  const body = new ReadableStream({ pull: read }, { highWaterMark: 0 })
  const admit = vi.fn<FrontOptions['admit']>(async () => 9)
  const { fetchPage } = front({ admit })
  const response = await fetchPage(path, { method: 'POST', body, duplex: 'half' } as RequestInit)
  expect(response.status).toBe(429)
  expect(admit).toHaveBeenCalledExactlyOnceWith(kind, expect.any(String))
  expect(read).not.toHaveBeenCalled()
})

test('metrics are for callers on this machine, or with the token', async () => {
  const { fetchPage } = front()
  expect((await fetchPage('/metrics')).status).toBe(403)
  const local = { from: '127.0.0.1', headers: { host: 'localhost:3000' } }
  expect(await (await fetchPage('/metrics', local)).text()).toContain('http_request_seconds')
  const proxied = { from: '127.0.0.1', headers: { host: 'localhost:3000', via: '1.1 proxy' } }
  expect((await fetchPage('/metrics', proxied)).status).toBe(403)
  const guarded = front({ metricsToken: 'figures' })
  expect((await guarded.fetchPage('/metrics', local)).status).toBe(403)
  const headers = { authorization: 'Bearer figures' }
  expect((await guarded.fetchPage('/metrics', { headers })).status).toBe(200)
})

test('a demonstration lists its services to this machine, with their tokens if the key is given', async () => {
  const here = { from: '127.0.0.1', headers: { host: 'localhost:3000' } }
  expect((await front().fetchPage('/services', here)).status).toBe(404)
  const { fetchPage } = front({ describeServices: (tokens) => ({ tokens }) })
  const listed = await fetchPage('/services', here)
  expect(await listed.json()).toEqual({ tokens: 'hidden' })
  expect(listed.headers.get('cache-control')).toBe('no-store')
  expect(listed.headers.get('referrer-policy')).toBe('no-referrer')
  expect(await (await fetchPage('/services?key=guess', here)).json()).toEqual({ tokens: 'hidden' })
  expect(await (await fetchPage('/services?key=services-key', here)).json()).toEqual({ tokens: 'shown' })
  expect((await fetchPage('/services?key=services-key', { ...here, from: '203.0.113.9' })).status).toBe(404)
})

test('an empty shop redirects this machine to the remaining steps, and shows visitors its home page', async () => {
  const here = { from: '127.0.0.1', headers: { host: 'localhost:3000' } }
  const steps = [{ title: 'Products', isDone: false, text: 'None & <no>', command: 'npm run import' }]
  const empty = front({ offersSetup: () => true, isEmpty: async () => true, readSetup: async () => steps })
  const home = await empty.fetchPage('/', here)
  expect([home.status, home.headers.get('location')]).toEqual([302, '/setup'])
  expect(home.headers.get('cache-control')).toBe('no-store')
  expect((await empty.fetchPage('/', { ...here, from: '203.0.113.9' })).status).toBe(200)
  const page = await empty.fetchPage('/setup', here)
  expect(await page.text()).toContain('None &amp; &lt;no&gt;')
  expect(page.headers.get('content-security-policy')).toContain("style-src 'self' 'sha256-")
  expect((await empty.fetchPage('/setup', { ...here, from: '203.0.113.9' })).status).toBe(404)
  const filled = front({ offersSetup: () => true })
  expect((await filled.fetchPage('/', here)).status).toBe(200)
  expect((await filled.fetchPage('/setup', here)).status).toBe(200)
  expect((await front().fetchPage('/setup', here)).status).toBe(404)
})

test('health means that the process is alive, readiness that it can serve', async () => {
  const { fetchPage } = front({ findReadinessProblem: async () => 'a disk is full' })
  expect((await fetchPage('/healthz')).status).toBe(200)
  const unready = await fetchPage('/readyz')
  expect([unready.status, await unready.text()]).toEqual([503, 'not ready: a disk is full'])
  expect(await (await front().fetchPage('/readyz')).text()).toBe('ready')
})

test('the log contains no address, query or key', async () => {
  const { fetchPage, log } = front()
  await fetchPage('/orders/1?token=s3cret', { headers: { cookie: 'cart_id=k3y' } })
  const written = JSON.stringify(log.info.mock.calls)
  expect(written).toContain('/orders/1')
  expect(written).not.toMatch(/s3cret|k3y|9\.9\.9\.9/)
})

test('an error is logged and not revealed', async () => {
  const { fetchPage, log } = front({ handlePage: () => Promise.reject(new Error('password in here')) })
  const response = await fetchPage('/')
  expect(response.status).toBe(500)
  expect(await response.text()).not.toContain('password')
  expect(log.error).toHaveBeenCalled()
})

// spec 8: pages: 500, where the storefront itself fails
test.each([
  ['/', 'en', 'back online shortly', '/'],
  ['/it-it/about', 'it', 'torneremo online a breve', '/it-it'],
  ['/es-es/about', 'es', 'volveremos a estar en línea', '/es-es'],
  ['/de-at/about', 'de', 'in Kürze wieder online', '/de-at'],
  ['/fr-fr/about', 'fr', 'de retour en ligne sous peu', '/fr-fr'],
])('where the storefront fails, %s is a page in its language that leads home', async (path, ...said) => {
  const { fetchPage } = front({ handlePage: () => Promise.reject(new Error('gone')) })
  const response = await fetchPage(path, { headers: { accept: 'text/html,*/*' } })
  const [language, words, home] = said
  expect([response.status, response.headers.get('cache-control')]).toEqual([500, 'no-store'])
  const html = await response.text()
  expect(html).toContain(`<html lang="${language}">`)
  expect(html).toMatch(new RegExp(`<h1>[^<]*${words}`))
  expect(html).toContain(`<a href="${home}">`)
})

test.each([
  ['http://localhost:3000', '127.0.0.1:3000', 307],
  ['http://localhost:3000', '[::1]:3000', 307],
  ['http://localhost:3000', 'localhost:3000', 200],
  ['http://localhost:3000', 'laptop.lan:3000', 200],
  [ORIGIN, '127.0.0.1:3000', 200],
])('of the shop %s a page asked for at %s is answered with %i', async (publicOrigin, host, status) => {
  const { fetchPage } = front({ publicOrigin })
  const response = await fetchPage('/de-at/login?callback=%2F', { headers: { host } })
  expect(response.status).toBe(status)
  const wanted = status === 307 ? 'http://localhost:3000/de-at/login?callback=%2F' : null
  expect(response.headers.get('location')).toBe(wanted)
})

test('a call of a service has the network of its caller, whatever it claims', async () => {
  const networks: (string | null)[] = []
  const { fetchPage } = front({
    async handleService({ headers }) {
      networks.push(headers.get(NETWORK_KEY_HEADER))
      return new Response()
    },
  })
  const headers = { [NETWORK_KEY_HEADER]: 'chosen' }
  await fetchPage('/services/commerce/api/2025-04/graphql.json', {
    method: 'POST',
    body: '{}',
    headers,
    from: '9.9.9.1',
  })
  await fetchPage('/services/commerce/api/2025-04/graphql.json', {
    method: 'POST',
    body: '{}',
    from: '9.9.9.1',
  })
  await fetchPage('/services/commerce/api/2025-04/graphql.json', {
    method: 'POST',
    body: '{}',
    from: '8.8.8.8',
  })
  expect(networks[0]).toBe(networks[1])
  expect(networks[2]).not.toBe(networks[0])
  expect(networks).not.toContain('chosen')
})

test('a network header sent by a visitor is removed for pages and the provider', async () => {
  const networks: (string | null)[][] = []
  const note = async ({ headers }: Request) => {
    networks.push([headers.get(VISITOR_KEY_HEADER), headers.get(NETWORK_KEY_HEADER)])
    return new Response()
  }
  const { fetchPage } = front({
    handlePage: toPageHandler(note),
    handleOAuth: (given) => (new URL(given.url).pathname.startsWith('/authentication/') ? note(given) : null),
  })
  const headers = { [VISITOR_KEY_HEADER]: 'chosen', [NETWORK_KEY_HEADER]: 'chosen' }
  await fetchPage('/login', { headers })
  await fetchPage('/authentication/oauth/authorize', { headers })
  await fetchPage('/authentication/oauth/token', { headers, method: 'POST' })
  expect(networks).toEqual([
    [null, null],
    [null, null],
    [null, null],
  ])
  await fetchPage('/login', { headers, method: 'POST' })
  expect(networks[3]).toEqual([expect.not.stringMatching('chosen'), null])
})

test('a server that calls a service passes on the network of its visitor', async () => {
  const { fetchPage } = front({
    handleService: async ({ headers }) => new Response(headers.get(VISITOR_KEY_HEADER)),
  })
  const headers = { [VISITOR_KEY_HEADER]: 'visitor' }
  const response = await fetchPage('/services/visual/searches', { method: 'POST', headers })
  expect(await response.text()).toBe('visitor')
})

test('a hosted service reports its changes without a page of ours, and within the limit of services', async () => {
  const handleWebhook = vi.fn(async () => new Response(null, { status: 200 }))
  const admit = vi.fn(async () => null)
  const { fetchPage } = front({ handleWebhook, admit })
  const headers = { origin: 'https://elsewhere.example' }
  expect((await fetchPage('/hooks/commerce', { method: 'POST', headers, body: '{}' })).status).toBe(200)
  expect(handleWebhook).toHaveBeenCalledExactlyOnceWith(expect.any(Request), '/hooks/commerce')
  expect(admit).toHaveBeenCalledExactlyOnceWith('service', expect.any(String))
})
