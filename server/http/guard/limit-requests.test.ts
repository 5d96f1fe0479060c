import { expect, test, vi } from 'vitest'
import { frontOptions, toPageHandler } from '#tests/support/front-options.ts'
import { createFront, type FrontOptions } from '../front.ts'

const ORIGIN = 'https://shop.example'

function front(changes: Partial<FrontOptions> = {}) {
  const app = createFront(frontOptions(changes))
  const bindings = { incoming: { socket: { remoteAddress: '9.9.9.9' } } } as never
  return {
    fetchPage: (path: string, init?: RequestInit) => app.fetch(new Request(ORIGIN + path, init), bindings),
  }
}

const HTML = { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' }

// spec 8: a visitor with too many requests gets a page of the shop that says when to try again, with what they typed
test.each([
  [{ body: 'note=a%22b%3C&size=2', headers: HTML }, 'form', ['value="a&quot;b&lt;"', 'name="size"']],
  [{ body: 'email=a&password=b', headers: HTML }, 'change', []],
  [{ body: new FormData(), headers: { accept: 'text/html' } }, 'change', []],
])(
  'a form that is refused can be sent again from the page, unless it holds a password or files',
  async (init, kind, fields) => {
    const handlePage = vi.fn(toPageHandler(async ({ url }) => new Response(`${url} <!--fields-->`)))
    const { fetchPage } = front({ admit: async () => 4, handlePage })
    const length = 'body' in init && typeof init.body === 'string' ? String(init.body.length) : '2'
    const headers = new Headers({ ...init.headers, 'content-length': length, origin: ORIGIN })
    const response = await fetchPage('/profile', { method: 'POST', body: init.body, headers })
    const text = await response.text()
    expect(response.status).toBe(429)
    expect(text).toContain(`/refused/${kind}/10`)
    for (const field of fields) expect(text).toContain(field)
    expect(text.includes('<input')).toBe(fields.length > 0)
  },
)

test('a shop that cannot make the page of a refusal sends a plain one', async () => {
  const handlePage = async () => Promise.reject(new Error('down'))
  const { fetchPage } = front({ admit: async () => 4, handlePage })
  const response = await fetchPage('/de-at', { headers: { accept: 'text/html' } })
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '4'])
  expect(await response.text()).toMatch(/<html lang="de">[\s\S]+warten Sie eine Minute/)
})

test('prefetches are counted separately, and get an empty response if they would be useless', async () => {
  const admit = vi.fn<FrontOptions['admit']>(async (kind) => (kind === 'prefetch' ? null : 9))
  const ahead = { headers: { 'sec-purpose': 'prefetch' } }
  const statusOf = async (path: string, changes: Partial<FrontOptions> = {}) =>
    (await front({ admit, ...changes }).fetchPage(path, ahead)).status
  expect(await statusOf('/products/a.data')).toBe(200)
  expect(await statusOf('/search.data?q=lamp&_routes=x')).toBe(204)
  expect(await statusOf('/products/a.data', { findAccountId: () => '1' })).toBe(204)
  admit.mockResolvedValue(9)
  const response = await front({ admit }).fetchPage('/products/a.data', ahead)
  expect([response.status, response.headers.get('cache-control')]).toEqual([204, 'no-store'])
})

test.each([
  ['GET', '/visitor.data?_routes=x', 'script'],
  ['GET', '/de-at/chat/hours', 'script'],
  ['POST', '/visitor/segments', 'script'],
  ['POST', '/account/lists/a1-b2/changes', 'script'],
  ['POST', '/chat', 'change'],
  ['GET', '/chat/pictures', 'page'],
  ['GET', '/visitors', 'page'],
])('%s %s counts as %s, for customers by their account', async (method, path, kind) => {
  const admit = vi.fn<FrontOptions['admit']>(async () => null)
  await front({ admit, findAccountId: () => 'c1' }).fetchPage(path, { method, headers: { origin: ORIGIN } })
  expect(admit).toHaveBeenCalledExactlyOnceWith(kind, 'account c1')
})
