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
import type { NewExport } from '#contracts/export.ts'
import type { List } from '#contracts/list.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { SAMPLE_HOUSE } from '#tests/support/samples/sample-house.ts'
import { addPiece } from '#tests/support/samples/sample-piece.ts'
import { sampleShop } from '#tests/support/samples/sample-shop.ts'
import { TEST_TIME } from '#tests/support/test-clock.ts'
import { action, loader } from './download.tsx'

const LIST_ID = '7c9e6679-7425-40de-944b-e07fc1f90ae7'
const KEY = '0d9f6679-7425-40de-944b-e07fc1f90ae7'
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
let productId = ''
let hotelId = ''
const started: NewExport[] = []
let outcome: Result<object, 'exports-full' | 'platform-unavailable'> = ok({})

beforeAll(async () => {
  const attributes = { tradePrice: '{"USD":"77.00"}' }
  await addPiece(database, { handle: 'lamp', sku: 'LAMP-1', attributes })
  await addPiece(database, { handle: 'hotel-lamp', attributes: { customerRestrictions: 'b2b_only' } })
  for (const handle of ['lamp', 'hotel-lamp']) {
    const found = await commerce.getProduct(
      { handle },
      { country: 'US', language: 'en', buyer: APPROVED.buyer ?? null },
    )
    if (!found.ok) throw new Error(found.code)
    if (handle === 'lamp') productId = found.value.id
    else hotelId = found.value.id
  }
})
beforeEach(() => {
  started.length = 0
  outcome = ok({})
})
afterAll(() => database.close())

const item = (id: string, quantity: number) => ({
  id: crypto.randomUUID(),
  productId: id,
  variantId: null,
  quantity,
  note: 'Too dear?',
  clientNote: 'By the window',
  sectionId: null,
})

async function call<R>(
  run: (args: never) => Promise<R>,
  fields: Record<string, string> | null,
  known: Partial<Visitor> = {},
) {
  const url = new URL('https://shop.example/account/lists/saved/download')
  const context = new RouterContextProvider()
  context.set(clockContext, () => TEST_TIME)
  context.set(houseContext, SAMPLE_HOUSE)
  context.set(visitorContext, { ...visitorOf(url, SAMPLE_HOUSE), role: 'consumer', ...known })
  context.set(sessionContext, { accessToken: 'token' } as Session)
  context.set(sealContext, { seal: (text: string) => text, open: (text: string) => text } as never)
  const list = {
    id: LIST_ID,
    name: null,
    purpose: 'saved',
    description: '',
    cover: null,
    project: null,
    sections: [],
    items: [item(productId, 2), item(hotelId, 1)],
  } as unknown as List
  context.set(clientsContext, {
    commerce,
    lists: { of: () => ({ read: async () => ok(list) }) },
    studio: { read: async () => ok({ name: 'Studio Verdi', logo: null }) },
    exports: {
      of: async () => ok([]),
      async start(_: string, made: NewExport) {
        started.push(made)
        return outcome
      },
    },
  } as unknown as Clients)
  const body = fields && new URLSearchParams({ key: KEY, title: 'Rooms / 1', ...fields })
  const request = new Request(url, body ? { method: 'POST', body } : {})
  try {
    return await run({ request, context, url, params: { listId: 'saved' } } as never)
  } catch (thrown) {
    if (thrown instanceof Response) return thrown
    throw thrown
  }
}
async function send(fields: Record<string, string>, known?: Partial<Visitor>) {
  const response = await call(action, fields, known)
  const text = JSON.stringify(started)
  if (response instanceof Response) return { location: response.headers.get('location'), text }
  return { status: response.init?.status, view: response.data, text }
}

test('a download is started with the id of the form and what the visitor may see, and leads to its progress', async () => {
  const { location, text } = await send({ kind: 'pdf', prices: 'public', notes: 'on' })
  expect(location).toBe(`/account/lists/saved/download/${KEY}`)
  expect(started).toMatchObject([
    {
      id: KEY,
      subject: LIST_ID,
      name: 'Rooms 1',
      content: { kind: 'pdf', list: { title: 'Rooms / 1', prices: { kind: 'public', currency: 'USD' } } },
    },
  ])
  expect(text).toContain('"unitMinor":12000}')
  expect(text).toContain('By the window')
  // The text contains neither the working note, nor a trade price, nor a trade-only piece.
  expect(text).not.toMatch(/Too dear|7700|Hotel/)
})

test('an approved trade client chooses their own prices, or a client’s; a studio is in place of the house', async () => {
  expect((await send({ prices: 'trade', studio: 'on' }, APPROVED)).text).toMatch(/"unitMinor":7700}/)
  expect(started[0]?.content).toMatchObject({ list: { studio: 'Studio Verdi' } })
  started.length = 0
  const { text } = await send({ prices: 'client', 'mark-up': '10', studio: 'on' }, APPROVED)
  expect(text).toMatch(/"unitMinor":13200}/)
  expect(text).not.toMatch(/12000|7700|mark/)
})

// spec 6: a download of a list states what its page shows this visitor: trade prices and a client’s for approved trade clients only
test.each(['consumer', 'trade-pending', 'trade-rejected'] as const)(
  'a %s is refused trade prices and a client’s, with what was chosen',
  async (role) => {
    for (const prices of ['trade', 'client'] as const) {
      const refused = await send(
        { prices, 'mark-up': '10', studio: 'on', client: 'Maria' },
        { ...APPROVED, role },
      )
      expect(refused.status).toBe(403)
      expect(refused.view).toMatchObject({
        id: KEY,
        input: { client: 'Maria', prices },
        prices: ['public', 'none'],
      })
    }
    expect(started).toEqual([])
  },
)

test('an archive has a tearsheet of each piece that is shown to the visitor', async () => {
  await send({ kind: 'zip', prices: 'none' })
  expect(started[0]?.content).toMatchObject({
    kind: 'zip',
    pieces: [{ productId, tearsheet: { price: null } }],
  })
})

test.each([
  [{ title: ' ' }, 422, ['title-missing']],
  [{ prices: 'client', 'mark-up': 'a lot', until: '2020-01-01' }, 422, ['mark-up-malformed', 'until-past']],
] as const)('%j shows the form again with what is wrong', async (fields, status, refusals) => {
  const refused = await send(fields, APPROVED)
  expect([refused.status, refused.view?.refusals]).toEqual([status, refusals])
  expect(refused.view?.input).toMatchObject({ title: 'title' in fields ? '' : 'Rooms / 1' })
  expect(started).toEqual([])
})

test.each([
  ['exports-full', 'exports-full', 429],
  ['platform-unavailable', 'unavailable', 503],
] as const)('one that is not started for %s says so', async (code, refusal, status) => {
  outcome = refuse(code)
  const refused = await send({})
  expect([refused.status, refused.view?.refusals]).toEqual([status, [refusal]])
})

test('trade prices and a client’s are offered to approved trade clients only', async () => {
  const offered = async (known?: Partial<Visitor>) => {
    const options = await call(loader, null, known)
    if (options instanceof Response) throw new Error('The options are a page')
    return options.data.prices
  }
  expect(await offered()).toEqual(['public', 'none'])
  expect(await offered({ ...APPROVED, role: 'trade-pending' })).toEqual(['public', 'none'])
  expect(await offered(APPROVED)).toEqual(['public', 'trade', 'client', 'none'])
})
