import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MessagesContext } from '#app/i18n/messages/use-translations.ts'
import { toPageLocale } from '#app/i18n/page-locale.ts'
import { PageLocaleContext } from '#app/i18n/use-page-locale.ts'
import { clockContext } from '#app/page/clock.ts'
import { blankPage, pageContext } from '#app/page/page.server.ts'
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
import type { ProductId, VariantId } from '#domain/ids.ts'
import { money } from '#domain/money/money.ts'
import { ok } from '#domain/result.ts'
import en from '#messages/en.json' with { type: 'json' }
import { createDocuments } from '#services/documents/documents.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { readPdfText } from '#tests/support/read-pdf.ts'
import { pieceCard } from '#tests/support/samples/piece-card.ts'
import { SAMPLE_HOUSE } from '#tests/support/samples/sample-house.ts'
import { openLists } from '#tests/support/samples/sample-lists.ts'
import { addPiece } from '#tests/support/samples/sample-piece.ts'
import { sampleShop } from '#tests/support/samples/sample-shop.ts'
import { TEST_TIME } from '#tests/support/test-clock.ts'
import { action as download, loader as downloadOptions } from './download.tsx'
import { loader as ownList } from './list.tsx'
import SharedList, { action as copy, loader as sharedList } from './shared-list.tsx'

/** Spec §6: tests what each role receives through a link to a list, in pages, data, files and previews. */

const PUBLIC_MINOR = 4_851_313
const TRADE_MINOR = 3_133_757
const LOCATION = 'gid://shopify/CompanyLocation/5'
const database = await freshDatabase('commerce', 'platform')
afterAll(() => database.close())
const { client: lists } = await openLists(database)
const service = sampleShop(database, {
  privateAccessToken: 'private',
  authenticate: async (token) =>
    ok({ customerId: token, companyLocationIds: token === 'token-of-carla' ? [LOCATION] : [] }),
})
const commerce = createCommerceClient({
  storeDomain: 'shop.example',
  apiVersion: '2025-04',
  accessToken: 'private',
  fetch: (request) => service.fetch(request),
  report: () => {},
})
const { make } = createDocuments({
  house: SAMPLE_HOUSE,
  readPicture: async () => null,
  readFile: async () => null,
  readLogo: async () => null,
})
const PICTURE = { url: 'https://shop.example/pictures/lamp.jpg', alt: 'Lamp', width: 800, height: 1_000 }
let card = pieceCard('lamp')
let token = ''

beforeAll(async () => {
  const { productId, gid } = await addPiece(database, {
    handle: 'lamp',
    prices: { USD: PUBLIC_MINOR },
    attributes: { tradePrice: `{"USD":"${TRADE_MINOR / 100}"}` },
  })
  const id = `gid://shopify/Product/${productId}` as ProductId
  const price = money(PUBLIC_MINOR, 'USD')
  card = { ...pieceCard('lamp'), id, variantId: gid as VariantId, price, picture: PICTURE }
  const listId = crypto.randomUUID()
  const anna = lists.of('token-of-anna')
  await anna.create({ id: listId, name: 'Casa Brera' })
  await anna.addItem(listId, crypto.randomUUID(), { productId: id, quantity: 2 })
  const shared = await anna.share(listId, { hasPrices: true, from: 'Anna Rossi' })
  if (!shared.ok) throw new Error(shared.code)
  token = shared.value.token
})

type Viewer = { account: string | null; known: Partial<Visitor> }
const GUEST: Viewer = { account: null, known: {} }
const APPROVED: Viewer = {
  account: 'carla',
  known: {
    role: 'trade-approved',
    buyer: { customerAccessToken: 'token-of-carla', companyLocationId: LOCATION },
  },
}

/** The arguments of a route for a request by this viewer. */
function argsOf({ account, known }: Viewer, path: string, params: object, form?: Record<string, string>) {
  const url = new URL(path, 'https://shop.example')
  const context = new RouterContextProvider()
  context.set(clockContext, () => TEST_TIME)
  const page = { page: blankPage() }
  const visitor = { ...visitorOf(url, SAMPLE_HOUSE), ...known }
  const started: NewExport[] = []
  context.set(pageContext, page)
  context.set(houseContext, SAMPLE_HOUSE)
  context.set(visitorContext, visitor)
  context.set(sessionContext, account === null ? null : ({ accessToken: `token-of-${account}` } as Session))
  context.set(sealContext, { seal: (text: string) => text, open: (text: string) => text } as never)
  context.set(clientsContext, {
    lists,
    commerce,
    search: { findByIds: async () => ok([card]) },
    content: { getCategoryTree: async () => ok([]) },
    quotes: { list: async () => ok([]) },
    studio: { read: async () => ok({ name: 'Studio Verdi', logo: null }) },
    exports: {
      of: async () => ok([]),
      async start(_: string, made: NewExport) {
        started.push(made)
        return ok({})
      },
    },
  } as unknown as Clients)
  const request = new Request(url, form && { method: 'POST', body: new URLSearchParams(form) })
  return { args: { request, context, url, params } as never, visitor, page, started }
}

/**
 * Everything that a viewer of the link can get: the page, its data and its preview, and for a customer their copy with
 * its files.
 */
async function everythingOf(viewer: Viewer): Promise<Record<string, string>> {
  const path = `/lists/shared/${token}`
  const { args, visitor, page } = argsOf(viewer, path, { token })
  const { data: loaderData } = await sharedList(args)
  const seen = {
    ...readPage(loaderData, visitor),
    data: JSON.stringify(loaderData),
    preview: JSON.stringify(page.page),
  }
  if (viewer.account === null) return seen
  const id = crypto.randomUUID()
  await copy(argsOf(viewer, path, { token }, { id }).args)
  const opened = await ownList(argsOf(viewer, `/account/lists/${id}`, { listId: id }).args)
  const options = await downloadOptions(argsOf(viewer, `/account/lists/${id}/download`, { listId: id }).args)
  const files: Record<string, string> = {}
  for (const kind of ['pdf', 'csv', 'zip'] as const)
    for (const prices of ['public', 'trade', 'client'] as const)
      files[`${kind} with ${prices} prices`] = await downloadAs(viewer, id, { kind, prices })
  return { ...seen, copy: JSON.stringify(opened), options: JSON.stringify(options), ...files }
}

function readPage(loaderData: unknown, visitor: Visitor) {
  const props = { loaderData, actionData: undefined } as unknown as Parameters<typeof SharedList>[0]
  const element = <SharedList {...props} />
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/lists/shared/link'] })
  const html = renderToStaticMarkup(
    <PageLocaleContext value={toPageLocale(visitor)}>
      <MessagesContext value={{ tag: 'en-US', messages: en }}>
        <RouterProvider router={router} />
      </MessagesContext>
    </PageLocaleContext>,
  )
  return { html }
}

/** Requests a download. Returns its input with the text of the created file, or the response that refuses it. */
async function downloadAs(
  viewer: Viewer,
  listId: string,
  choice: { kind: 'pdf' | 'csv' | 'zip'; prices: string },
) {
  const form = { ...choice, key: crypto.randomUUID(), title: 'Casa Brera', studio: 'on', 'mark-up': '10' }
  const { args, started } = argsOf(viewer, `/account/lists/${listId}/download`, { listId }, form)
  const response = await download(args)
  const content = started[0]?.content
  const input = JSON.stringify([response, started])
  if (content?.kind !== 'pdf' && content?.kind !== 'csv') return input
  const made = await make({ kind: 'list', format: content.kind, list: content.list })
  if (!made.ok) throw new Error(made.code)
  return input + (content.kind === 'pdf' ? readPdfText(made.value) : new TextDecoder().decode(made.value))
}

/** Matches an amount and its double as written in data, pages, documents and tables. */
function writtenAs(minor: number): RegExp {
  const texts = [minor, 2 * minor].flatMap((amount) => {
    const [whole = '', rest] = (amount / 100).toFixed(2).split('.')
    return [`${amount}`, `${whole}.${rest}`, `${Number(whole).toLocaleString('en-US')}.${rest}`]
  })
  return new RegExp(texts.map((text) => text.replaceAll('.', '\\.')).join('|'))
}
const TRADE = writtenAs(TRADE_MINOR)
/** The reduction would reveal the trade price as well. */
const REDUCTION = writtenAs(PUBLIC_MINOR - TRADE_MINOR)

// spec 6: no role is sent a trade price by a link to a list: as a page, as data, in a file or a preview
test.each<[string, Viewer]>([
  ['a guest', GUEST],
  ['a consumer', { account: 'ben', known: { role: 'consumer' } }],
  ['a pending trade client', { account: 'ben', known: { role: 'trade-pending' } }],
  ['a rejected trade client', { account: 'ben', known: { role: 'trade-rejected' } }],
  [
    'a customer whose page claims the location of another company',
    {
      ...APPROVED,
      account: 'ben',
      known: {
        role: 'consumer',
        buyer: { customerAccessToken: 'token-of-ben', companyLocationId: LOCATION },
      },
    },
  ],
])(
  '%s gets no trade price of a shared list: not as a page, as data, in a file or a preview',
  async (_, viewer) => {
    const everything = await everythingOf(viewer)
    expect(everything.html).toContain('97,026.26')
    for (const [part, text] of Object.entries(everything)) {
      expect(text, part).not.toMatch(TRADE)
      expect(text, part).not.toMatch(REDUCTION)
    }
  },
)

test('an approved trade client gets it wherever they may: the same search finds it in each of these parts', async () => {
  const everything = await everythingOf(APPROVED)
  for (const part of [
    'html',
    'data',
    'copy',
    'pdf with trade prices',
    'csv with trade prices',
    'zip with trade prices',
  ])
    expect(everything[part], part).toMatch(TRADE)
  for (const part of [
    'preview',
    'options',
    'pdf with public prices',
    'pdf with client prices',
    'csv with client prices',
    'zip with client prices',
  ])
    expect(everything[part], part).not.toMatch(TRADE)
})

test('the preview of a link is the same for everyone: its name and a picture of the shop, without an amount', async () => {
  const previews = await Promise.all(
    [GUEST, APPROVED].map(async (viewer) => (await everythingOf(viewer)).preview),
  )
  expect(previews[0]).toContain(PICTURE.url)
  expect(previews[0]).not.toMatch(writtenAs(PUBLIC_MINOR))
  expect(previews[1]).toBe(previews[0])
})
