import { RouterContextProvider } from 'react-router'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { clockContext } from '#app/page/clock.ts'
import {
  clientsContext,
  houseContext,
  type Session,
  sessionContext,
  type Visitor,
  visitorContext,
} from '#app/visitor/context.ts'
import { visitorOf } from '#app/visitor/visitor.ts'
import type { Clients } from '#clients/clients.ts'
import { createCommerceClient } from '#clients/commerce/commerce-client.ts'
import type { TearsheetRefusal } from '#clients/platform/downloads-client.ts'
import { VISITOR_KEY_HEADER } from '#contracts/identity.ts'
import type { TearsheetRequest } from '#contracts/tearsheet.ts'
import { ok, refuse } from '#domain/result.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { SAMPLE_HOUSE } from '#tests/support/samples/sample-house.ts'
import { addPiece } from '#tests/support/samples/sample-piece.ts'
import { sampleShop } from '#tests/support/samples/sample-shop.ts'
import { TEST_TIME } from '#tests/support/test-clock.ts'
import { loader as loadCadFile } from './cad-file.tsx'
import { loader as loadTearsheet } from './tearsheet.tsx'
import { loader as loadOptions } from './tearsheet-options.tsx'

const database = await freshDatabase('commerce')
const LOCATION = 'gid://shopify/CompanyLocation/5'
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
const LOGO = '6f1c7f0e-4c2b-4a57-9a5e-0f4f6f2c9b11'
const requests: TearsheetRequest[] = []
const counted: string[] = []
let refusal: TearsheetRefusal | null = null

beforeAll(async () => {
  await addPiece(database, {
    handle: 'lamp',
    sku: 'LÀMP 1/2',
    attributes: { tradePrice: '{"USD":"77.00"}', cadFile: '/files/lamp-cad.zip' },
  })
  await addPiece(database, { handle: 'hotel-lamp', attributes: { customerRestrictions: 'b2b_only' } })
})
beforeEach(() => {
  requests.length = 0
  counted.length = 0
  refusal = null
})
afterAll(() => database.close())

/** What a loader returns or throws at a path. */
async function call<R>(
  loader: (args: never) => Promise<R>,
  path: string,
  known: Partial<Visitor> = {},
): Promise<Response | R> {
  const url = new URL(`https://shop.example${path}`)
  const context = new RouterContextProvider()
  context.set(clockContext, () => TEST_TIME)
  context.set(houseContext, SAMPLE_HOUSE)
  context.set(visitorContext, { ...visitorOf(url, SAMPLE_HOUSE), ...known })
  const downloads = {
    async makeTearsheet(request: TearsheetRequest) {
      requests.push(request)
      return refusal ? refuse(refusal) : ok(new Uint8Array([37]))
    },
    async countCadFile(productId: string) {
      counted.push(productId)
    },
  }
  const studio = { read: async () => ok({ name: 'Studio', logo: LOGO }) }
  context.set(sessionContext, known.buyer ? ({ accessToken: 'token' } as Session) : null)
  context.set(clientsContext, { commerce, downloads, studio } as unknown as Clients)
  const request = new Request(url, { headers: { [VISITOR_KEY_HEADER]: 'network' } })
  const [, , slug = ''] = url.pathname.replace(/^\/[a-z]{2}-[a-z]{2}(?=\/)/, '').split('/')
  try {
    return await loader({ context, params: { slug }, request, url } as never)
  } catch (thrown) {
    if (thrown instanceof Response) return thrown
    throw thrown
  }
}

async function download(path: string, known?: Partial<Visitor>) {
  const response = await call(loadTearsheet, path, known)
  const { status, headers } = response
  return { status, headers, location: headers.get('location'), price: requests[0]?.tearsheet.price }
}

test('a guest gets a PDF file with the public price and a name that any system stores', async () => {
  const { status, headers, price } = await download('/products/lamp/tearsheet?paper=a4')
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('application/pdf')
  expect(headers.get('content-disposition')).toBe('attachment; filename="lamp-LAMP12.pdf"')
  expect(headers.get('cache-control')).toBe('private, max-age=600')
  expect(headers.get('x-robots-tag')).toBe('noindex')
  expect(price).toMatchObject({ kind: 'public', amountMinor: 12_000, currency: 'USD' })
  expect(requests[0]).toMatchObject({ network: 'network', tearsheet: { paper: 'A4', studio: null } })
})

test('an approved trade client gets their trade price, which no cache stores', async () => {
  const { headers, price } = await download('/products/lamp/tearsheet?price=trade&studio=Studio', APPROVED)
  expect(price).toMatchObject({ kind: 'trade', amountMinor: 7_700, currency: 'USD' })
  expect(requests[0]?.tearsheet).toMatchObject({ studio: 'Studio', logo: LOGO })
  expect(headers.get('cache-control')).toBe('private, no-store')
})

// spec 4: a tearsheet has a trade price only for approved trade clients
test.each(['guest', 'consumer', 'trade-pending', 'trade-rejected'] as const)(
  'a %s gets no trade price, even if the service sends one, but the options',
  async (role) => {
    const known = role === 'guest' ? {} : { ...APPROVED, role }
    const { status, location } = await download('/products/lamp/tearsheet?price=trade&studio=Studio', known)
    expect([status, location]).toEqual([
      303,
      '/products/lamp/tearsheet/options?price=trade&studio=Studio&refused=no-trade-price',
    ])
    await download('/products/lamp/tearsheet?price=public&studio=Studio', known)
    expect(JSON.stringify(requests)).not.toMatch(/7700|"trade"|Studio/)
  },
)

test.each([
  ['too-many-requests', 'too-many', 429],
  ['documents-busy', 'busy', 503],
  ['platform-unavailable', 'unavailable', 503],
] as const)(
  'if it is refused as %s, the options say what to do, with what was chosen',
  async (code, refused, status) => {
    refusal = code
    const { location } = await download('/it-it/products/lamp/tearsheet?price=none&paper=letter')
    expect(location).toBe(`/it-it/products/lamp/tearsheet/options?price=none&paper=letter&refused=${refused}`)
    const options = await call(loadOptions, location ?? '')
    if (options instanceof Response) throw new Error('The options are a page')
    expect(options.init?.status).toBe(status)
    expect(new Headers(options.init?.headers).get('retry-after')).toMatch(/^\d+$/)
    expect(options.data).toMatchObject({ refused, choice: { price: 'none', paper: 'LETTER' } })
  },
)

test('the trade price and a name are offered to approved trade clients only', async () => {
  const offered = async (known: Partial<Visitor> = {}) => {
    const options = await call(loadOptions, '/products/lamp/tearsheet/options', known)
    if (options instanceof Response) throw new Error('The options are a page')
    return [options.data.prices, options.data.mayNameStudio, options.data.choice.studio]
  }
  expect(await offered()).toEqual([['public', 'none'], false, ''])
  expect(await offered({ ...APPROVED, role: 'trade-pending' })).toEqual([['public', 'none'], false, ''])
  expect(await offered(APPROVED)).toEqual([['public', 'trade', 'none'], true, 'Studio'])
})

test.each([
  ['/products/hotel-lamp/tearsheet', '/products/hotel-lamp'],
  ['/it-it/products/unknown/tearsheet', '/it-it/products/unknown'],
])('what the visitor may not see at %s leads to its page, which says so', async (path, page) => {
  expect((await download(path)).location).toBe(page)
  expect(requests).toEqual([])
})

test('a CAD file is counted on the way to it; without one, the way leads to the page', async () => {
  const found = await call(loadCadFile, '/de-at/products/lamp/cad')
  expect([found.status, found.headers.get('location')]).toEqual([303, '/files/lamp-cad.zip'])
  expect(counted).toHaveLength(1)
  const missing = await call(loadCadFile, '/de-at/products/hotel-lamp/cad', APPROVED)
  expect(missing.headers.get('location')).toBe('/de-at/products/hotel-lamp')
  expect(counted).toHaveLength(1)
})
