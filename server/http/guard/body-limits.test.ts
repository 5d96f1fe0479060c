import { expect, test, vi } from 'vitest'
import { frontOptions, toPageHandler } from '#tests/support/front-options.ts'
import { createFront, type FrontOptions } from '../front.ts'

const BINDINGS = { incoming: { socket: { remoteAddress: '9.9.9.9' } } } as never

function front(changes: Partial<FrontOptions> = {}) {
  const app = createFront(frontOptions(changes))
  return {
    fetchPage: async (path: string, init: RequestInit) =>
      app.fetch(new Request(`https://shop.example${path}`, init), BINDINGS),
  }
}

test.each([
  '/trade/apply',
  '/de-de/trade/apply.data',
  '/trade/apply/received',
  '/requests/customization',
  '/fr-fr/requests/thread/abc.data',
  '/account/quick-order',
  '/profile/studio',
  '/chat/pictures',
  '/search/picture',
])('the form of %s accepts a file, whatever its bytes', async (path) => {
  const handlePage = toPageHandler(async (given) => {
    const file = (await given.formData()).get('file')
    return new Response(String(file instanceof File && file.size))
  })
  const body = new FormData()
  body.set('file', new File([new Uint8Array(2_000_000)], 'certificate.pdf'))
  const response = await front({ handlePage }).fetchPage(path, { method: 'POST', body })
  expect(await response.text()).toBe('2000000')
})

test.each([
  ['/services/search/1/indexes/products/query', 1_048_576],
  ['/services/search/1/indexes/*/queries', 1_048_576],
  ['/services/search/1/indexes/*/objects', 1_048_576],
  ['/services/search/1/indexes/products/facets/kind/query', 1_048_576],
  ['/services/search/1/indexes/products/batch', 33_554_432],
  ['/services/team/products/bulk', 1_048_576],
  ['/services/commerce/cart', 262_144],
])('of %s %i bytes reach the service, and no more', async (path, bytes) => {
  const handleService: FrontOptions['handleService'] = async (given) => new Response(await given.text())
  const { fetchPage } = front({ handleService })
  const response = await fetchPage(path, { method: 'POST', body: 'x'.repeat(bytes) })
  expect((await response.text()).length).toBe(bytes)
  expect((await fetchPage(path, { method: 'POST', body: 'x'.repeat(bytes + 1) })).status).toBe(413)
})

test('long bodies are streamed, so that the service authorizes the caller first', async () => {
  const read = vi.fn()
  const body = new ReadableStream({ pull: read }, { highWaterMark: 0 })
  const { fetchPage } = front({ handleService: async () => new Response('who?', { status: 403 }) })
  const path = '/services/search/1/indexes/products/batch'
  expect((await fetchPage(path, { method: 'POST', body, duplex: 'half' } as RequestInit)).status).toBe(403)
  expect(read.mock.calls.length).toBeLessThan(2)
})

test('a form that is larger than any of ours is refused', async () => {
  const { fetchPage } = front({ handlePage: toPageHandler(async () => new Response()) })
  expect((await fetchPage('/', { method: 'POST', body: 'x'.repeat(1_100_000) })).status).toBe(413)
})

test('only the search by picture accepts a body as large as a photograph', async () => {
  const { fetchPage } = front({
    handlePage: toPageHandler(async (given) => new Response(String((await given.arrayBuffer()).byteLength))),
  })
  const photograph = { method: 'POST', body: 'x'.repeat(11_000_000) }
  for (const path of ['/search/picture', '/de-at/search/picture', '/search/picture/AbC-1.data']) {
    expect(await (await fetchPage(path, photograph)).text(), path).toBe('11000000')
  }
  expect((await fetchPage('/search', photograph)).status).toBe(413)
  expect((await fetchPage('/search/picture', { method: 'POST', body: 'x'.repeat(12_200_000) })).status).toBe(
    413,
  )
})

// spec 5: search by image without JavaScript: a file that is too large returns to the form (issue 22)
test('a picture that is too large returns its form to the page, which says so; a script gets the status', async () => {
  const { fetchPage } = front()
  const send = (path: string, accept: string) =>
    fetchPage(path, {
      method: 'POST',
      body: 'x'.repeat(12_200_000),
      headers: { accept, 'content-length': '12200000' },
    })
  const returned = await send('/de-at/search/picture', 'text/html,*/*')
  expect([returned.status, returned.headers.get('location')]).toEqual([
    303,
    '/de-at/search/picture?refused=picture-too-large',
  ])
  expect((await send('/de-at/search/picture.data', '*/*')).status).toBe(413)
  expect((await send('//evil.example/search/picture', 'text/html')).headers.get('location')).not.toMatch(
    /^\/\//,
  )
})
