import { RouterContextProvider } from 'react-router'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { clockContext } from '#app/page/clock.ts'
import {
  clientsContext,
  houseContext,
  type Session,
  sealContext,
  sessionContext,
  type Visitor,
  visitorContext,
} from '#app/visitor/context.ts'
import { visitorOf } from '#app/visitor/visitor.ts'
import type { Clients } from '#clients/clients.ts'
import { createCommerceClient } from '#clients/commerce/commerce-client.ts'
import type { List } from '#contracts/list.ts'
import { idNumber } from '#domain/ids.ts'
import type { ProductCard } from '#domain/product/product.ts'
import { ok, refuse } from '#domain/result.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { SAMPLE_HOUSE } from '#tests/support/samples/sample-house.ts'
import { addPiece } from '#tests/support/samples/sample-piece.ts'
import { sampleShop } from '#tests/support/samples/sample-shop.ts'
import { TEST_TIME } from '#tests/support/test-clock.ts'
import { loader } from './compare.tsx'
import { loader as choiceLoader } from './compare-choice.tsx'

const LIST_ID = '7c9e6679-7425-40de-944b-e07fc1f90ae7'
const LOCATION = 'gid://shopify/CompanyLocation/5'
const database = await freshDatabase('commerce')
const service = sampleShop(database, {
  privateAccessToken: 'private',
  authenticate: async () => ok({ customerId: 'ada', companyLocationIds: [LOCATION] }),
})
const commerce = createCommerceClient({
  storeDomain: 'shop.example',
  apiVersion: '2025-04',
  accessToken: 'private',
  fetch: (request) => service.fetch(request),
  report: () => {},
})
const APPROVED: Partial<Visitor> = {
  role: 'trade-approved',
  buyer: { customerAccessToken: 'token', companyLocationId: LOCATION },
}
const FRONT = { widthMm: 400, heightMm: 1800, width: 178, height: 800, path: 'M0 0h178' }
const numbers: Record<string, string> = {}
let readFiles: readonly (string | null)[] = []

beforeAll(async () => {
  const dimensions = '{"widthCm":40,"depthCm":40,"heightCm":180}'
  const attributes = { dimensions, tradePrice: '{"USD":"77.00"}', cadFile: '/files/lamp-cad.zip' }
  await addPiece(database, { handle: 'lamp', title: 'Lamp', attributes })
  await addPiece(database, { handle: 'stool', title: 'Stool' })
  await addPiece(database, {
    handle: 'hotel-lamp',
    title: 'Hotel',
    attributes: { customerRestrictions: 'b2b_only' },
  })
  const context = { country: 'US', language: 'en', buyer: APPROVED.buyer ?? null } as const
  for (const handle of ['lamp', 'stool', 'hotel-lamp']) {
    const found = await commerce.getProduct({ handle }, context)
    if (!found.ok) throw new Error(found.code)
    numbers[handle] = idNumber(found.value.id)
  }
})
beforeEach(() => {
  readFiles = []
})
afterAll(() => database.close())

type Loaded<Loader extends (args: never) => unknown> = Exclude<Awaited<ReturnType<Loader>>, Response>

async function open<Loader extends typeof loader | typeof choiceLoader>(
  run: Loader,
  search: string,
  { known = {}, isGuest = false }: { known?: Partial<Visitor>; isGuest?: boolean } = {},
): Promise<{ location: string | null; view: Loaded<Loader> | null }> {
  const url = new URL(`https://shop.example/account/lists/compare${search}`)
  const context = new RouterContextProvider()
  context.set(clockContext, () => TEST_TIME)
  context.set(houseContext, SAMPLE_HOUSE)
  context.set(visitorContext, { ...visitorOf(url, SAMPLE_HOUSE), role: 'consumer', ...known })
  context.set(sessionContext, isGuest ? null : ({ accessToken: 'token' } as Session))
  context.set(sealContext, { seal: (text: string) => text, open: (text: string) => text } as never)
  const items = ['lamp', 'stool', 'lamp'].map((handle) => ({
    productId: `gid://shopify/Product/${numbers[handle]}`,
    variantId: null,
  }))
  const list = { id: LIST_ID, name: 'Casa Brera', purpose: null, sections: [], items } as unknown as List
  context.set(clientsContext, {
    commerce,
    search: {
      findByIds: async (ids: readonly string[]) => ok(ids.map((id) => ({ ...CARD, id }))),
    },
    downloads: {
      async readOutlines(files: readonly (string | null)[]) {
        readFiles = files
        return files.map((file) => file && { front: FRONT, side: null, plan: null })
      },
    },
    lists: {
      of: () => ({
        all: async () => ok([{ ...list, itemCount: items.length }]),
        read: async (id: string) => (id === LIST_ID ? ok(list) : refuse('list-not-found')),
      }),
    },
  } as unknown as Clients)
  try {
    const result = await run({ request: new Request(url), context, url, params: {} } as never)
    if (result instanceof Response) return { location: result.headers.get('location'), view: null }
    return { location: null, view: result as Loaded<Loader> }
  } catch (thrown) {
    if (thrown instanceof Response) return { location: thrown.headers.get('location'), view: null }
    throw thrown
  }
}

const CARD: Partial<ProductCard> = {
  title: 'A piece',
  textLanguage: null,
  artisan: { name: 'Vetreria Sole', slug: 'vetreria-sole' },
  picture: null,
  price: { amountMinor: 12_000, currency: 'USD' },
  shipping: {
    sku: 'SKU-1',
    isReadyToShip: true,
    leadTime: 0,
    stockAvailable: true,
    availableForSale: true,
    isPreorder: false,
    availableFrom: null,
    excludedCountries: [],
    notDirectlyShoppable: false,
  },
}
const pieces = (...handles: string[]) => `?${handles.map((handle) => `piece=${numbers[handle]}`).join('&')}`

// spec 2: pieces side by side: what the visitor may see, with its drawings (issue 19)
test('pieces of an address are compared, with their drawings, without what the visitor may not see', async () => {
  const { view } = await open(loader, `${pieces('lamp', 'stool', 'hotel-lamp')}&list=${LIST_ID}&view=side`)
  const { comparison, list, state } = view?.data ?? {}
  expect(comparison?.pieces.map(({ title }) => title)).toEqual(['Lamp', 'Stool'])
  expect(comparison).toMatchObject({ gone: 1, view: 'side', scale: { columnMm: 2500 } })
  expect(readFiles).toEqual(['/files/lamp-cad.zip', null, null])
  expect(comparison?.pieces[0]?.drawn).toMatchObject({
    front: { drawing: { path: 'M0 0h178' }, widthCm: 40 },
    side: { drawing: null, widthMm: 400 },
  })
  expect(comparison?.pieces[1]?.drawn).toEqual({ front: null, side: null, above: null })
  expect(list).toEqual({ id: LIST_ID, name: 'Casa Brera', purpose: null })
  expect(state).toMatchObject({ list: LIST_ID, view: 'side' })
})

// spec 6: pieces side by side: a trade price for an approved trade client only
test('a trade price is shown to an approved trade client only', async () => {
  for (const role of ['consumer', 'trade-pending', 'trade-rejected'] as const) {
    const { view } = await open(loader, pieces('lamp'), { known: { role } })
    expect(JSON.stringify(view?.data)).not.toMatch(/7700|tradePrice/)
  }
  const { view } = await open(loader, pieces('lamp', 'hotel-lamp'), { known: APPROVED })
  expect(view?.data.comparison.pieces.map(({ variant }) => variant.tradePrice?.amountMinor)).toEqual([
    7_700,
    undefined,
  ])
})

test('a list of someone else has no name here, and its pieces are compared all the same', async () => {
  const { view } = await open(loader, `${pieces('lamp')}&list=saved`)
  expect([view?.data.list, view?.data.comparison.pieces.length]).toEqual([null, 1])
})

test.each([
  ['none', '', '/account/lists/compare/pieces?none'],
  ['none of a list', '?list=saved', '/account/lists/compare/pieces?list=saved&none'],
  ['what is no piece', '?piece=x', '/account/lists/compare/pieces?none'],
  [
    'five',
    '?piece=1&piece=2&piece=3&piece=4-5&piece=6',
    '/account/lists/compare/pieces?piece=1&piece=2&piece=3&piece=4-5&piece=6',
  ],
])('with %s, pieces are chosen first, and nothing that was ticked is lost', async (_, search, expected) => {
  expect((await open(loader, search)).location).toBe(expected)
})

test('a guest signs in and comes back to the same pieces', async () => {
  for (const run of [loader, choiceLoader] as const) {
    const { location } = await open(run, '?piece=1&piece=2-3', { isGuest: true })
    expect(decodeURIComponent(location ?? '')).toContain('/account/lists/compare?piece=1&piece=2-3')
  }
})

test('a guest with an address that would not fit into a header comes back without its parameters', async () => {
  const { location } = await open(choiceLoader, `?${'a=1&'.repeat(2_000)}`, { isGuest: true })
  expect(location).toMatch(/callback=[^&]*compare$/)
})

// spec 2: pieces side by side: chosen from several lists, with nothing lost
test('the pieces of a list are offered once each, those from other lists stay chosen', async () => {
  const { view } = await open(
    choiceLoader,
    `?list=${LIST_ID}&piece=${numbers.stool}&piece=${numbers['hotel-lamp']}`,
  )
  expect(view?.data).toMatchObject({
    isNoneChosen: false,
    choice: {
      list: LIST_ID,
      pieces: [{ reference: numbers.lamp }, { reference: numbers.stool }],
      others: [{ reference: numbers['hotel-lamp'] }],
      chosen: [numbers.stool, numbers['hotel-lamp']],
    },
  })
})
