import { RouterContextProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { newTicket } from '#app/features/requests/form/form-ticket.server.ts'
import { clockContext } from '#app/page/clock.ts'
import {
  clientsContext,
  houseContext,
  sealContext,
  sessionContext,
  visitorContext,
} from '#app/visitor/context.ts'
import { visitorOf } from '#app/visitor/visitor.ts'
import type { Clients } from '#clients/clients.ts'
import { ok, refuse } from '#domain/result.ts'
import { SAMPLE_HOUSE } from '#tests/support/samples/sample-house.ts'
import { TEST_TIME } from '#tests/support/test-clock.ts'
import { action, loader } from './request.tsx'

const seal = { seal: (text: string) => text, open: (text: string) => text, isCurrent: () => true }
/** A bag with the given quantity of each piece. */
function cartOf(...pieces: readonly { title: string; quantity: number }[]) {
  const lines = pieces.map(({ title, quantity }) => ({
    quantity,
    product: {
      id: 'gid://shopify/Product/1',
      variantId: 'gid://shopify/ProductVariant/2',
      handle: 'merla',
      title,
      variantTitle: 'Grüner Samt',
      artisan: { name: 'Officina Brianza' },
      sku: 'OFBMER-001',
      picture: null,
    },
  }))
  const buyer = { customerId: null, companyLocationId: null }
  return { id: 'gid://shopify/Cart/1', country: 'DE', lines, buyer, giftCards: [], totalQuantity: 1 }
}
const CHAIRS = { title: 'Merla', quantity: 6 }
const ADDRESS = {
  line1: 'Torstraße 1',
  line2: '',
  city: 'Berlin',
  postalCode: '10119',
  zone: '',
  country: 'DE',
  phone: '+49 30 1234567',
}
const ADA = { accountId: 'ada', email: 'ada@example.com', idToken: '', accessToken: 'ada', expiresAt: 0 }
const CUSTOMER = {
  getCustomer: async () => ok({ firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' }),
  listOrders: async () => ok({ orders: [] }),
  listAddresses: async () => ok([{ isDefault: true, address: ADDRESS }]),
}
const OFFICES = ok({ offices: [{ city: 'Mailand', role: null, url: '/milan' }] })

function argsOf(path: string, { body, bag = cartOf(), clients = {}, isSignedIn = false }: Call = {}) {
  const url = new URL(path, 'https://shop.example')
  const context = new RouterContextProvider()
  context.set(clockContext, () => TEST_TIME)
  context.set(houseContext, SAMPLE_HOUSE)
  context.set(visitorContext, visitorOf(url, SAMPLE_HOUSE))
  context.set(sealContext, seal)
  context.set(sessionContext, isSignedIn ? ADA : null)
  const content = { getFrame: async () => OFFICES }
  const commerce = { getCart: async () => ok(bag), updateBuyerIdentity: async () => ok(bag) }
  const customerCart = { read: async () => ok(bag.id), store: async () => ok(true) }
  const own = { customer: CUSTOMER, content, commerce, customerCart }
  context.set(clientsContext, { ...own, ...clients } as unknown as Clients)
  const headers = { cookie: `cart_id=${encodeURIComponent(bag.id)}` }
  const init = body && { method: 'POST', body: new URLSearchParams(body) }
  const request = new Request(url, { headers, ...init })
  const kind = url.pathname.split('/').at(-1)
  return { request, url, context, params: { kind }, pattern: '' }
}
type Call = {
  bag?: ReturnType<typeof cartOf>
  body?: Record<string, string>
  clients?: object
  isSignedIn?: boolean
}

async function open(path: string, call: Call = {}) {
  const args = argsOf(path, call) as unknown as Parameters<typeof loader>[0]
  return (await loader(args)).data
}

const FIELDS = {
  name: 'Ada Byron',
  email: 'ada@example.com',
  website: '',
  ticket: newTicket(seal, new Date(TEST_TIME.getTime() - 60_000)),
  currency: 'EUR',
}
const QUOTE = { ...FIELDS, project: 'Casa Brera', country: 'DE', budget: '25.000' }

async function send(path: string, body: Record<string, string>, call: Omit<Call, 'body'> = {}) {
  const store = vi.fn(async (_: unknown, __: string) => ok({ number: 'R-26-000123', replyBy: null }))
  const args = argsOf(path, { ...call, body, clients: { ...call.clients, requests: { send: store } } })
  const response: unknown = await action(args as unknown as Parameters<typeof action>[0])
  return { response, sent: store.mock.calls[0]?.[0] }
}

test('the form of a quote has the pieces of the bag, and the name and address of who is signed in', async () => {
  expect(await open('/de-de/requests/quote?bag=', { bag: cartOf(CHAIRS), isSignedIn: true })).toMatchObject({
    kind: 'quote',
    lines: ['6 × Merla, Grüner Samt'],
    currency: 'EUR',
    known: { name: 'Ada Byron', street: 'Torstraße 1', city: 'Berlin', country: 'DE' },
    replyBy: expect.stringContaining('(CET)'),
  })
})

test.each(['expert', 'consultation'])(
  'the form of %s has the telephone number of who is signed in',
  async (form) => {
    const { known } = await open(`/de-de/requests/${form}`, { isSignedIn: true })
    expect(known.phone).toBe(ADDRESS.phone)
    expect((await open(`/de-de/requests/${form}`)).known.phone).toBe('')
  },
)

test('without pieces there is no form of a quote, but the bag', async () => {
  const opened = open('/de-de/requests/quote?bag=')
  const response = await opened.catch((thrown: unknown) => thrown as Response)
  expect(response).toMatchObject({ status: 303 })
  expect((response as Response).headers.get('location')).toBe('/de-de/checkout/cart')
})

// spec 1: a quote is requested for the pieces of a bag, as it is when the request is sent
test('a quote is for the pieces that the bag has as it is sent', async () => {
  const bag = cartOf(CHAIRS, { title: 'Luna', quantity: 1 })
  const { sent } = await send('/de-de/requests/quote?bag=', QUOTE, { bag })
  expect(sent).toMatchObject({
    kind: 'quote',
    pieces: [{ title: 'Merla', quantity: 6 }, { title: 'Luna' }],
    fields: { project: 'Casa Brera', budget: '25000', currency: 'EUR' },
  })
})

test('a quote whose pieces are gone is refused with its input', async () => {
  const { response, sent } = await send('/de-de/requests/quote?bag=', QUOTE)
  expect(sent).toBeUndefined()
  expect(response).toMatchObject({
    init: { status: 422 },
    data: { result: { error: { '': ['pieces-missing'] }, initialValue: { project: 'Casa Brera' } } },
  })
})

test('the form of a consultation has the offices, and times after the promised reply', async () => {
  const form = await open('/de-de/requests/consultation')
  expect(form).toMatchObject({ kind: 'consultation', offices: ['Mailand'], known: { meeting: 'video' } })
  expect(form.call?.atOffice.days).toHaveLength(10)
  expect(form.call?.offered).toMatchObject({ openUntil: null, opensAt: null })
})

test('without the content service a consultation is held by video or phone', async () => {
  const content = { getFrame: async () => refuse('content-unavailable') }
  expect(await open('/de-de/requests/consultation', { clients: { content } })).toMatchObject({ offices: [] })
})

// spec 1: a design consultation: rooms, budget, by video, phone or at an office of the house
test('a consultation is sent with its rooms, its office and its times', async () => {
  const { sent, response } = await send('/de-de/requests/consultation', {
    ...FIELDS,
    projectType: 'residential',
    'room-kitchen': 'on',
    meeting: 'visit:Mailand',
    firstTime: '2026-11-26T10:00:00.000Z',
    timeZone: 'Asia/Tokyo',
  })
  expect(sent).toMatchObject({
    kind: 'consultation',
    pieces: [],
    fields: { rooms: ['kitchen'], meeting: 'visit', office: 'Mailand', timeZone: 'Asia/Tokyo' },
  })
  expect(response).toMatchObject({ status: 303 })
})

const LIST = '0b9d8a3e-6d9f-4f44-9a53-0d2f4f4f1a01'
const ROOM = '0b9d8a3e-6d9f-4f44-9a53-0d2f4f4f1a02'
const product = (number: number) => `gid://shopify/Product/${number}`
const variant = (number: number) => `gid://shopify/ProductVariant/${number}`
const cardOf = (id: string, shipping: object = {}) => ({
  id,
  variantId: variant(1),
  handle: 'merla',
  sku: 'OFBMER-001',
  title: 'Merla',
  artisan: { name: 'Officina Brianza', slug: 'officina-brianza' },
  picture: null,
  shipping: { excludedCountries: [], notDirectlyShoppable: false, sku: '', ...shipping },
})
const itemOf = (id: string, item: object = {}) => ({
  productId: id,
  variantId: null,
  quantity: 1,
  sectionId: null,
  ...item,
})

/**
 * A list with a piece without a finish, one with a finish in a room, one upon request and one that is no longer shown.
 */
const listClients = (
  details: { project?: object | null } = { project: null },
  /** The variants of the piece without a finish. */
  variants: readonly object[] = [{}],
) => ({
  lists: {
    of: () => ({
      read: async (id: string) =>
        id === LIST
          ? ok({
              id: LIST,
              name: 'Casa Brera',
              ...details,
              sections: [{ id: ROOM, name: 'Esszimmer' }],
              items: [
                itemOf(product(1)),
                itemOf(product(2), { variantId: variant(22), quantity: 6, sectionId: ROOM }),
                itemOf(product(3)),
                itemOf(product(4)),
              ],
            })
          : refuse('list-not-found'),
    }),
  },
  search: {
    findByIds: async () =>
      ok([cardOf(product(1)), cardOf(product(2)), cardOf(product(3), { notDirectlyShoppable: true })]),
  },
  commerce: {
    findProductsByIds: async () => ok([{ id: product(1), variants, allVariants: null }]),
    findVariantsByIds: async () =>
      ok(new Map([[variant(22), { id: variant(22), sku: 'OFBMER-022', title: 'Grün' }]])),
  },
})

// spec 6: a quote for a list is for who may see it, without pieces that they may not request
test('the form of a quote for a list has its name and its pieces, without those that may not be requested', async () => {
  const form = await open(`/de-de/requests/quote?list=${LIST}`, { isSignedIn: true, clients: listClients() })
  expect(form).toMatchObject({
    action: `/de-de/requests/quote?list=${LIST}`,
    lines: ['1 × Merla', '6 × Merla, Grün'],
    known: { project: 'Casa Brera', numberOfPieces: '7' },
  })
})

// spec 3: a quote for a project is requested with its name and address (issue 20)
test('the form of a quote for a project has its name on orders, and the address that it is delivered to', async () => {
  const address = { ...ADDRESS, line1: 'Via Farini 12', city: 'Parma', country: 'IT' as const }
  const project = { number: '14', client: 'Clara', startsOn: null, deliverBy: null, address }
  const clients = listClients({ project })
  const form = await open(`/de-de/requests/quote?list=${LIST}`, { isSignedIn: true, clients })
  expect(form).toMatchObject({
    known: { project: 'Casa Brera · 14', street: 'Via Farini 12', city: 'Parma', country: 'IT' },
  })
})

// spec 1: a quote or a consultation for a list of the customer, with its name and sections
test('a request for a list is sent with its id, its name and its sections', async () => {
  const path = `/de-de/requests/quote?list=${LIST}`
  const { sent } = await send(
    path,
    { ...QUOTE, listName: 'Forged' },
    { isSignedIn: true, clients: listClients() },
  )
  expect(sent).toMatchObject({
    fields: { listId: LIST, listName: 'Casa Brera', project: 'Casa Brera' },
    pieces: [
      { title: 'Merla', variantTitle: null, sku: 'OFBMER-001' },
      { variantTitle: 'Grün', sku: 'OFBMER-022', quantity: 6, section: 'Esszimmer' },
    ],
  })
})

test('a piece of a list whose finish is still to be chosen is requested without a variant', async () => {
  const clients = listClients(undefined, [{}, {}])
  const { sent } = await send(`/de-de/requests/quote?list=${LIST}`, QUOTE, { isSignedIn: true, clients })
  expect(sent).toMatchObject({ pieces: [{ variantId: '', sku: '' }, { variantId: variant(22) }] })
})

test.each([
  ['a guest', LIST, false, 303, `/de-de/login?callback=%2Fde-de%2Frequests%2Fquote%3Flist%3D${LIST}`],
  ['someone whose list it is not', ROOM, true, 404, null],
  ['an address without a list', 'none', true, 404, null],
])('the form of a quote for a list is not for %s', async (_, id, isSignedIn, status, location) => {
  const clients = {
    ...listClients(),
    search: { findProducts: async () => refuse('search-failed') },
  }
  const opened = open(`/de-de/requests/quote?list=${id}`, { isSignedIn, clients })
  const thrown = await opened.catch((response: unknown) => response)
  if (thrown instanceof Response)
    expect([thrown.status, thrown.headers.get('location')]).toEqual([status, location])
  else expect(thrown).toMatchObject({ init: { status } })
})
