import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router'
import { afterAll, beforeEach, expect, test } from 'vitest'
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
import { money } from '#domain/money/money.ts'
import { ok } from '#domain/result.ts'
import en from '#messages/en.json' with { type: 'json' }
import { pieceCard } from '#tests/support/samples/piece-card.ts'
import { SAMPLE_HOUSE } from '#tests/support/samples/sample-house.ts'
import { openLists, product } from '#tests/support/samples/sample-lists.ts'
import { TEST_TIME } from '#tests/support/test-clock.ts'
import SharedList, { action, loader } from './shared-list.tsx'

const { client, database } = await openLists()
afterAll(() => database.close())
const LIST = '7c9e6679-7425-40de-944b-e07fc1f90ae7'
const NEW = '0d9f6679-7425-40de-944b-e07fc1f90ae7'
const anna = client.of('token-of-anna')
const BUYER = { customerAccessToken: 'token-of-carla', companyLocationId: 'location' }

beforeEach(async () => {
  await database.pool.query('truncate platform.lists cascade')
  await anna.create({ id: LIST, name: 'Casa Brera', description: 'Warm wood' })
  await anna.addSection(LIST, NEW, { name: 'Living room' })
  await anna.addItem(LIST, crypto.randomUUID(), {
    productId: product(1),
    quantity: 2,
    note: 'Too dear?',
    clientNote: 'In oak',
    sectionId: NEW,
  })
  await anna.addItem(LIST, crypto.randomUUID(), { productId: product(2) })
})

async function linkOf(hasPrices: boolean): Promise<string> {
  const shared = await anna.share(LIST, { hasPrices, from: 'Anna Rossi' })
  if (!shared.ok) throw new Error(shared.code)
  return shared.value.token
}

/** A sofa for $4,850, or $4,000 for trade clients, and one that does not ship to the United States. */
const CARDS = [
  { ...pieceCard('sofa'), id: product(1) },
  { ...pieceCard('far'), id: product(2) },
]
const SCALE = { first: money(485_000, 'USD'), tradeMinor: 400_000 }

type Call = {
  known?: Partial<Visitor>
  account?: string | null
  search?: string
  headers?: Record<string, string>
  body?: Record<string, string>
}

function argsOf(token: string, { known = {}, account = null, search = '', headers = {}, body }: Call) {
  const url = new URL(`https://shop.example/lists/shared/${token}${search}`)
  const visitor = { ...visitorOf(url, SAMPLE_HOUSE), ...known }
  const context = new RouterContextProvider()
  context.set(clockContext, () => TEST_TIME)
  const page = { page: blankPage() }
  context.set(pageContext, page)
  context.set(houseContext, SAMPLE_HOUSE)
  context.set(visitorContext, visitor)
  context.set(sessionContext, account ? ({ accessToken: `token-of-${account}` } as Session) : null)
  context.set(sealContext, { seal: (text: string) => text, open: (text: string) => text } as never)
  context.set(clientsContext, {
    lists: client,
    search: { findByIds: async () => ok(CARDS) },
    content: { getCategoryTree: async () => ok([]) },
    commerce: {
      findVariantsByIds: async () => ok(new Map()),
      findProductsByIds: async () => ok([]),
      findTradePrices: async () => ok(new Map([[product(1), SCALE]])),
    },
  } as unknown as Clients)
  const sent = body && { method: 'POST', body: new URLSearchParams(body) }
  const request = new Request(url, { headers, ...sent })
  return { args: { request, context, url, params: { token } } as never, visitor, page }
}

/** The page as this visitor gets it: its data, its text and its metadata for messaging apps. */
async function open(token: string, call: Call = {}) {
  const { args, visitor, page } = argsOf(token, call)
  const { data: loaderData, init } = await loader(args)
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
  const headers = new Headers(init?.headers)
  return { html, status: init?.status ?? 200, headers, all: JSON.stringify([loaderData, page.page]) + html }
}

const TRADE_PRICE = /4,?000|8,?000|400000|800000/
const PUBLIC_PRICE = /4,850|9,700|485000|970000/

// spec 6: a shared list is shown at the viewer's own prices: no trade price to anyone else, in the page or its data
test.each([
  ['a guest', {}],
  ['a consumer', { account: 'ben', known: { role: 'consumer' } }],
  ['a pending trade client', { account: 'ben', known: { role: 'trade-pending' } }],
  ['a rejected trade client', { account: 'ben', known: { role: 'trade-rejected' } }],
] as const)('%s sees public prices only, in the page and in its data', async (_, call) => {
  const { all, html } = await open(await linkOf(true), call)
  expect(html).toContain('$9,700')
  expect(all).not.toMatch(TRADE_PRICE)
})

test('an approved trade client sees their own prices beside the public ones', async () => {
  const known = { role: 'trade-approved', buyer: BUYER } as const
  const { html } = await open(await linkOf(true), { account: 'carla', known })
  expect(html).toContain('$8,000')
  expect(html).toContain('$9,700')
})

// spec 6: a list shared without prices has none
test('a list without prices has none, for anyone', async () => {
  const token = await linkOf(false)
  const known = { role: 'trade-approved', buyer: BUYER } as const
  for (const call of [{}, { account: 'carla', known }]) {
    const { all, html } = await open(token, call)
    expect(html).toContain('Casa Brera')
    expect(all).not.toMatch(TRADE_PRICE)
    expect(all).not.toMatch(PUBLIC_PRICE)
  }
})

test('a shared list has its sections and notes for the client, and marks what does not ship there', async () => {
  const { html, all, headers } = await open(await linkOf(true))
  for (const text of ['Shared by Anna Rossi', 'Living room', 'In oak', 'doesn’t ship to your country'])
    expect(html).toContain(text)
  expect(all).not.toContain('Too dear')
  expect(all).not.toContain(LIST)
  expect(headers.get('cache-control')).toBe('private, no-store')
  expect(headers.get('x-robots-tag')).toBe('noindex')
  expect(headers.get('referrer-policy')).toBe('same-origin')
})

test('a revoked link opens a page that says so', async () => {
  const token = await linkOf(true)
  await anna.unshare(LIST)
  const { status, html } = await open(token)
  expect(status).toBe(404)
  expect(html).toContain(en.lists.lost.list.title)
})

test('a browser opens a link in its own country and language, and is counted once', async () => {
  const token = await linkOf(true)
  const headers = { 'sec-fetch-dest': 'document', 'accept-language': 'de-AT,de;q=0.9' }
  const opened = await loader(argsOf(token, { search: '?open', headers }).args).catch((thrown) => thrown)
  expect(opened).toBeInstanceOf(Response)
  expect((opened as Response).headers.get('location')).toBe(`/de-at/lists/shared/${token}`)
  const openings = async () => {
    const list = await anna.read(LIST)
    return list.ok ? list.value.link?.openings : null
  }
  expect(await openings()).toBe(1)
  // Neither the page itself, nor a preview in a messaging app, nor a visit by the owner is counted.
  await open(token, { headers })
  expect((await open(token, { search: '?open' })).status).toBe(200)
  await loader(argsOf(token, { search: '?open', headers, account: 'anna' }).args).catch(() => {})
  expect(await openings()).toBe(1)
})

// spec 6: a shared list is copied by a signed-in viewer; a guest signs in and returns
test('a guest signs in and returns, a customer copies the list, its owner opens it', async () => {
  const token = await linkOf(false)
  expect((await open(token)).html).toContain(
    `/login?callback=${encodeURIComponent(`/lists/shared/${token}`)}`,
  )
  expect((await open(token, { account: 'anna' })).html).toContain(`/account/lists/${LIST}`)
  expect((await open(token, { account: 'ben' })).html).toContain(en.lists.shared.copy)
  for (const _ of ['once', 'twice']) {
    const copied = await action(argsOf(token, { account: 'ben', body: { id: NEW } }).args)
    expect(copied).toBeInstanceOf(Response)
    expect((copied as Response).headers.get('location')).toBe(`/account/lists/${NEW}`)
  }
  expect(await client.of('token-of-ben').read(NEW)).toMatchObject({
    value: {
      name: 'Casa Brera',
      isOwn: true,
      isPrivate: true,
      members: [],
      sections: [{ name: 'Living room' }],
      items: [{ productId: product(2) }, { quantity: 2, note: '', clientNote: 'In oak', sectionId: NEW }],
    },
  })
})

test('a copy of a revoked link is refused, and so is one of a guest', async () => {
  const token = await linkOf(false)
  const body = { id: NEW }
  const guest = await action(argsOf(token, { body }).args).catch((thrown) => thrown)
  expect((guest as Response).headers.get('location')).toMatch(/^\/login\?/)
  await anna.unshare(LIST)
  const refused = await action(argsOf(token, { account: 'ben', body }).args)
  expect(refused).toMatchObject({ data: { code: 'list-not-found' }, init: { status: 422 } })
})
