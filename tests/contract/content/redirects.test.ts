import { RouterContextProvider } from 'react-router'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { followRedirects } from '#app/page/address/follow-redirects.server.ts'
import { clientsContext, documentContext, visitorContext } from '#app/visitor/context.ts'
import { visitorOf } from '#app/visitor/visitor.ts'
import type { Clients } from '#clients/clients.ts'
import type { ContentClient } from '#clients/content/content-client.ts'
import { importDocuments } from '#services/content/mutations/import-documents.ts'
import { eventually } from '#tests/support/eventually.ts'
import { SAMPLE_HOUSE } from '#tests/support/samples/sample-house.ts'
import { type EmbeddedContent, NOW, startContent } from '../support/embedded-content.ts'

const ORIGIN = 'https://shop.example'
const LIGHTING = {
  _id: 'category-lighting',
  _type: 'category',
  title: { en: 'Lighting' },
  slug: { en: { current: 'lighting' }, de: { current: 'leuchten' } },
}
const DOCUMENTS = [
  LIGHTING,
  ...[
    { _id: 'r1', from: '/lamps', page: { _type: 'reference', _ref: LIGHTING._id } },
    { _id: 'r2', from: '/press/2019', to: 'https://press.example/2019' },
    { _id: 'r3', from: '/christmas', to: '/collections/winter?sort=new-arrivals', isTemporary: true },
    { _id: 'r4', from: '/old-lamps', to: '/lamps' },
    { _id: 'r5', from: '/circle', to: '/circle' },
    { _id: 'r6', from: '/evil', to: 'javascript:alert(1)' },
    { _id: 'r7', from: '/other-host', to: '//evil.example' },
    { _id: 'r8', from: '/sale', to: '/en-gb/collections/sale' },
    { _id: 'r9', from: '/half', to: 'https://' },
    { _id: 'r10', from: '/bracket', to: 'https://[x' },
  ].map((redirect) => ({ ...redirect, _type: 'redirect' })),
]

let content: EmbeddedContent
let client: ContentClient
beforeAll(async () => {
  content = await startContent('in process', DOCUMENTS)
  client = content.client({ maxAgeMs: 60_000, nowMs: () => NOW.getTime() })
})
afterAll(() => content.close())

/** How the middleware handles a page with this status. */
async function follow(path: string, { status = 404, method = 'GET', cookie = '' } = {}): Promise<Response> {
  const url = new URL(ORIGIN + path)
  const context = new RouterContextProvider()
  context.set(visitorContext, visitorOf(url, SAMPLE_HOUSE))
  context.set(clientsContext, { content: client } as unknown as Clients)
  const document = { rendered: { html: 'not found', scriptNonce: '', renderSeconds: 0 } }
  context.set(documentContext, document)
  const page = new Response(null, { status, headers: cookie === '' ? {} : { 'Set-Cookie': cookie } })
  const requested = { request: new Request(url, { method }), url, context, params: {}, pattern: '' }
  const response = await followRedirects(requested, async () => page)
  if (!(response instanceof Response)) throw new Error('The middleware answered nothing')
  expect(document.rendered === null).toBe(response !== page)
  return response
}

// spec 8: pages: 404, unless an editor wrote down what took the place of the page
test.each([
  ['/lamps', 301, '/categories/lighting'],
  ['/de-at/lamps', 301, '/de-at/categories/leuchten'],
  ['/fr-fr/LAMPS/?utm_source=x', 301, '/fr-fr/categories/lighting?utm_source=x'],
  ['/it-it/press/2019', 301, 'https://press.example/2019'],
  ['/christmas?utm_source=x', 302, '/collections/winter?sort=new-arrivals'],
  ['/de-de/sale', 301, '/en-gb/collections/sale'],
])('a page that is gone redirects from %s: %i %s', async (path, status, goal) => {
  const response = await follow(path)
  expect([response.status, response.headers.get('location')]).toEqual([status, goal])
})

test.each(['/old-lamps', '/circle', '/evil', '/other-host', '/half', '/bracket', '/nowhere', '/'])(
  '%s stays 404',
  async (path) => {
    expect((await follow(path)).status).toBe(404)
  },
)

test('an existing page is never redirected, and neither is a POST', async () => {
  expect((await follow('/lamps', { status: 200 })).status).toBe(200)
  expect((await follow('/lamps', { status: 503 })).status).toBe(503)
  expect((await follow('/lamps', { method: 'POST' })).status).toBe(404)
})

test('cookies of the response survive the redirect', async () => {
  const response = await follow('/lamps', { cookie: 'session=renewed; Path=/' })
  expect(response.headers.getSetCookie()).toEqual(['session=renewed; Path=/'])
})

test('each refused redirect is logged', async () => {
  content.problems.length = 0
  client.forget()
  await follow('/lamps')
  const reported = content.problems.map((problem) => ('details' in problem ? problem.details : '')).join('\n')
  expect(reported).toContain('redirect-chain: r4, from /old-lamps to /lamps')
  expect(reported).toContain('redirect-loop: r5')
  expect(content.problems).toHaveLength(6)
})

test('a redirect written by an editor works as soon as the shop is notified', async () => {
  expect((await follow('/vases')).status).toBe(404)
  const vases = { _id: 'r11', _type: 'redirect', from: '/vases', to: '/categories/decor' }
  await importDocuments(content.database, [vases], { now: NOW, existing: 'replace' })
  await eventually(async () => {
    client.forget()
    expect((await follow('/vases')).status).toBe(301)
  })
})
