import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { TradeOnly } from '#app/features/trade/trade-only.tsx'
import { MessagesContext } from '#app/i18n/messages/use-translations.ts'
import { toPageLocale } from '#app/i18n/page-locale.ts'
import { PageLocaleContext } from '#app/i18n/use-page-locale.ts'
import { clockContext } from '#app/page/clock.ts'
import { blankPage, pageContext } from '#app/page/page.server.ts'
import { clientsContext, houseContext, sessionContext, visitorContext } from '#app/visitor/context.ts'
import { visitorOf } from '#app/visitor/visitor.ts'
import type { Clients } from '#clients/clients.ts'
import { createCommerceClient } from '#clients/commerce/commerce-client.ts'
import { ok } from '#domain/result.ts'
import { ROLES, type Role } from '#domain/visitor/roles.ts'
import en from '#messages/en.json' with { type: 'json' }
import { freshDatabase } from '#tests/support/database.ts'
import { SAMPLE_HOUSE } from '#tests/support/samples/sample-house.ts'
import { addPiece } from '#tests/support/samples/sample-piece.ts'
import { sampleShop } from '#tests/support/samples/sample-shop.ts'
import { TEST_TIME } from '#tests/support/test-clock.ts'
import { loader as loadProductPage } from './catalogue/product.tsx'
import { loader as loadRequestForm } from './requests/request.tsx'
import { refusedRole } from './trade-only.ts'

const database = await freshDatabase('commerce')
const shop = sampleShop(database, {
  privateAccessToken: 'private',
  authenticate: async () => ok({ customerId: 'ada', companyLocationIds: [] }),
})
const commerce = createCommerceClient({
  storeDomain: 'shop.example',
  apiVersion: '2025-04',
  accessToken: 'private',
  fetch: (request) => shop.fetch(request),
  report: () => {},
})
beforeAll(async () => {
  const attributes = { customerRestrictions: 'b2b_only' }
  await addPiece(database, { handle: 'secret-table', title: 'Boardroom giant', attributes })
})
afterAll(() => database.close())

const OTHERS = ROLES.filter((role) => role !== 'trade-approved')

/** What a trade-only page throws, and the metadata that it has set. */
async function open(path: string, role: Role) {
  const url = new URL(path, 'https://shop.example')
  const context = new RouterContextProvider()
  context.set(clockContext, () => TEST_TIME)
  const page = { page: blankPage() }
  context.set(pageContext, page)
  context.set(houseContext, SAMPLE_HOUSE)
  context.set(visitorContext, { ...visitorOf(url, SAMPLE_HOUSE), role })
  context.set(sessionContext, null)
  const content = { getFrame: async () => ok({ notices: [] }) }
  context.set(clientsContext, { commerce, content } as unknown as Clients)
  const [, , last = ''] = url.pathname.split('/')
  const args = { request: new Request(url), context, url, params: { slug: last, kind: last } }
  const isPiece = url.pathname.startsWith('/products/')
  const load: (args: never) => Promise<unknown> = isPiece ? loadProductPage : loadRequestForm
  const thrown = await load(args as never).then(
    () => null,
    (refusal: unknown) => refusal,
  )
  return { thrown, page: page.page }
}

// spec 6: what is for trade clients is refused to everyone else, without a word about it
test.each([
  ['/products/secret-table', 403],
  ['/requests/more-information?product=secret-table', 401],
  ['/requests/availability?product=secret-table', 401],
  ['/requests/availability', 401],
])('%s is refused to all but approved trade clients, and says nothing but that', async (path, ofGuest) => {
  for (const role of OTHERS) {
    const { thrown, page } = await open(path, role)
    const status = role === 'guest' ? ofGuest : 403
    expect(thrown, role).toMatchObject({ data: { refusedRole: role }, init: { status } })
    expect(JSON.stringify([thrown, page]), role).not.toContain('Boardroom')
    expect(page.structuredData).toEqual([])
  }
})

// spec 6: a consumer who opens what is for trade clients is directed to contact the trade team to join
test('the page says who is let in, and what this visitor can do next', () => {
  const only = en.trade.only
  const text = en.product['trade-only'].text
  expect(text).toContain('contact the trade team to join')
  expect(readPage('guest')).toEqual([text, only.contact, only['sign-in'], only.program])
  expect(readPage('consumer')).toEqual([text, only.contact, only.program])
  expect(readPage('trade-pending')).toEqual([only.pending, only.contact])
  expect(readPage('trade-rejected')).toEqual([only.rejected, only.contact])
})

test('other failures are not taken for a refusal', () => {
  const failed = { status: 404, statusText: '', internal: false, data: { suggestions: [] } }
  expect(refusedRole(failed)).toBeNull()
  expect(refusedRole({ ...failed, data: null })).toBeNull()
  expect(refusedRole(new Error('broken'))).toBeNull()
  expect(refusedRole({ ...failed, status: 403, data: { refusedRole: 'consumer' } })).toBe('consumer')
})

/** The text of the page and the words of its links. */
function readPage(role: Role): string[] {
  const { title, text } = en.product['trade-only']
  const hasProgram = role === 'guest' || role === 'consumer'
  const element = <TradeOnly title={title} text={text} role={role} hasProgram={hasProgram} />
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/products/secret-table'] })
  const html = renderToStaticMarkup(
    <PageLocaleContext
      value={toPageLocale(visitorOf(new URL('https://shop.example/products/secret-table'), SAMPLE_HOUSE))}
    >
      <MessagesContext value={{ tag: 'en-US', messages: en }}>
        <RouterProvider router={router} />
      </MessagesContext>
    </PageLocaleContext>,
  )
  const parts = html.matchAll(/<(p|a)\b[^>]*>([^<]+)</g)
  return [...parts].map(([, , words = '']) => words)
}
