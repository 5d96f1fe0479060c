import { RouterContextProvider } from 'react-router'
import { afterAll, beforeEach, expect, test } from 'vitest'
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
import type { AgreedOrder, AgreedOrders } from '#contracts/order/agreed-order.ts'
import type { TeamQuote } from '#contracts/team/quote.ts'
import { ok, refuse } from '#domain/result.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { openQuotes } from '#tests/support/samples/open-quotes.ts'
import { SAMPLE_HOUSE } from '#tests/support/samples/sample-house.ts'
import { action, loader } from '../account/profile/quotes/quote.tsx'
import { loader as fileLoader } from '../account/profile/quotes/quote-pdf.ts'
import { loader as listLoader } from '../account/profile/quotes/quotes.tsx'
import { action as guestAction, loader as guestLoader } from './guest-quote.tsx'

const database = await freshDatabase('platform', 'mail')
afterAll(() => database.close())

const seal = { seal: (text: string) => text, open: (text: string) => text, isCurrent: () => true }
const NOW = new Date('2026-11-26T09:00:00Z')
let isUpdatedByHand = false
let now = NOW
let order: AgreedOrder | null = null
const agreedOrders: AgreedOrders = {
  create: async ({ reference: id }) =>
    isUpdatedByHand
      ? refuse('agreed-orders-unavailable')
      : ok({ id, checkoutUrl: 'https://shop.example/checkout/token?key=secret' }),
  cancel: async () => ok(true),
  find: async () => (order ? ok(order) : refuse('agreed-order-not-found')),
}
const desk = openQuotes(database, () => now, {
  agreedOrders,
  makeDocument: async () => ok(new TextEncoder().encode('%PDF-')),
})
let orders: ReturnType<typeof ok<unknown[]>> | ReturnType<typeof refuse<string>> = ok([])
const ADA = { accountId: 'ada', email: 'ada@example.com', idToken: '', accessToken: 'ada', expiresAt: 0 }
const KEY = '0b9d8a3e-6d9f-4f44-9a53-0d2f4f4f1a01'

beforeEach(async () => {
  isUpdatedByHand = false
  now = NOW
  order = null
  orders = ok([])
  await database.pool.query('truncate platform.requests cascade; truncate kernel.rate_limits')
})

type Form = Record<string, string>

/** What a route gets; `account` is null for a guest. */
function argsOf(path: string, { params = {}, form, account = 'ada' }: Call = {}) {
  const url = new URL(path, 'https://shop.example')
  const context = new RouterContextProvider()
  context.set(clockContext, () => now)
  context.set(houseContext, SAMPLE_HOUSE)
  context.set(visitorContext, visitorOf(url, SAMPLE_HOUSE))
  context.set(sealContext, seal)
  context.set(sessionContext, account === null ? null : { ...ADA, accessToken: account })
  const customer = { listOrderMoves: async () => orders }
  const content = { getLegalPage: async () => ok(null) }
  const clients = { quotes: desk.quotes, requestThreads: desk.threads, content, attachments: {}, customer }
  context.set(clientsContext, clients as unknown as Clients)
  const request = new Request(url, form && { method: 'POST', body: new URLSearchParams(form) })
  return { request, url, context, params, pattern: '' } as unknown as Parameters<typeof loader>[0] &
    Parameters<typeof guestLoader>[0] &
    Parameters<typeof fileLoader>[0] &
    Parameters<typeof listLoader>[0]
}
type Call = { params?: object; form?: Form | undefined; account?: string | null }

const open = async ({ number }: TeamQuote, path = '/de-de') =>
  (await loader(argsOf(`${path}/profile/quotes/${number}`, { params: { number } }))).data
const send = ({ number }: TeamQuote, form: Form) =>
  action(
    argsOf(`/de-de/profile/quotes/${number}`, {
      params: { number },
      form: { version: '1', key: KEY, ...form },
    }),
  )
const ACCEPT = { act: 'accept', name: 'Ada Lovelace', hasAgreed: 'on' }

/** The status of the response to a form, and the URL that it redirects to. */
async function follow(response: ReturnType<typeof send>) {
  const { status, headers } = (await response) as Response
  return [status, headers.get('location')]
}

// spec 3: a quote in the account, with its prices by its own country and currency
test('a quote is shown with its prices in the currency and the country of the quote, in the language of the page', async () => {
  const quote = await desk.send('ada')
  const { quote: view, thread } = await open(quote, '')
  expect(view).toMatchObject({
    number: quote.number,
    state: 'sent',
    version: 1,
    daysLeft: 20,
    letter: 'Dear Ada',
    total: '€1,850',
    pieceCount: 2,
    sums: {
      reduced: { publicPrices: '€2,000', reduction: '−€200' },
      delivery: { title: 'White glove', price: '€50' },
      taxes: { kind: 'included', amount: '€295.38', rate: '19' },
    },
    lines: [{ unitPrice: '€900', publicPrice: '€1,000', reduction: '−10\u00a0%', sum: '€1,800', weeks: 6 }],
    changes: [],
  })
  expect(thread?.messages).toHaveLength(1)
  const german = (await open(quote)).quote
  expect(german.total.replaceAll('\u00a0', ' ')).toBe('1.850 €')
  expect(german.validUntil).toBe('15. Dezember 2026')
})

test('the quotes of an account are listed, and those of anyone else are not there', async () => {
  const quote = await desk.send('ada')
  const list = async (account: string) =>
    (await listLoader(argsOf('/profile/quotes', { account }))).data.quotes
  expect(await list('ada')).toMatchObject([{ number: quote.number, state: 'sent', total: '€1,850' }])
  expect(await list('bruno')).toEqual([])
  const { number } = quote
  const otherGuest = loader(argsOf(`/profile/quotes/${number}`, { params: { number }, account: 'bruno' }))
  await expect(otherGuest).rejects.toMatchObject({ init: { status: 404 } })
})

test('a comment is under its line, once however often it is sent', async () => {
  const quote = await desk.send('ada')
  const [line] = (await open(quote)).quote.lines
  const form = { act: 'comment', lineId: line?.id ?? '', text: 'Could it be\r\ndarker?' }
  expect(await follow(send(quote, form))).toEqual([
    303,
    `/de-de/profile/quotes/${quote.number}#line-${line?.id}`,
  ])
  await send(quote, form)
  expect((await open(quote)).quote.lines[0]?.comments).toMatchObject([
    { isFromHouse: false, text: 'Could it be\ndarker?', on: '26. November 2026' },
  ])
})

test('what is accepted by name and tick leads to the checkout, which the page then offers', async () => {
  const quote = await desk.send('ada')
  expect(await follow(send(quote, ACCEPT))).toEqual([303, '/checkout/token?key=secret'])
  expect((await open(quote)).quote).toMatchObject({
    state: 'accepted',
    acceptance: { name: 'Ada Lovelace', on: '26. November 2026' },
    checkoutUrl: 'https://shop.example/checkout/token?key=secret',
  })
})

// spec 6: a quote that became an order says so at once, and leads to it in the account
test('a quote that was just paid is ordered, and leads to the order in the account', async () => {
  const quote = await desk.send('ada')
  await send(quote, ACCEPT)
  expect(await open(quote)).toMatchObject({ quote: { state: 'accepted' }, order: null })
  const number = 'BT-2611-000009'
  order = {
    id: 'a',
    reference: 'a',
    checkoutUrl: null,
    expiresAt: null,
    status: 'ordered',
    order: { id: 'o', number, status: 'paid', placedAt: '', paidAt: NOW.toISOString() },
  }
  orders = ok([{ id: 'gid://shopify/Order/77', number }])
  expect(await open(quote)).toMatchObject({
    quote: { state: 'ordered', orderNumber: number, checkoutUrl: null },
    order: '/profile/orders/77',
  })
  orders = refuse('customer-unavailable')
  expect((await open(quote)).order).toBeNull()
})

test('where the team creates the order, an acceptance leads back to the page', async () => {
  isUpdatedByHand = true
  const quote = await desk.send('ada')
  expect(await follow(send(quote, ACCEPT))).toEqual([303, `/de-de/profile/quotes/${quote.number}`])
  expect((await open(quote)).quote).toMatchObject({ state: 'accepted', checkoutUrl: null })
})

test.each<[string, Form, object]>([
  ['an acceptance without a name', { act: 'accept', name: ' ', hasAgreed: 'on' }, { name: 'required' }],
  ['an acceptance without a tick', { act: 'accept', name: 'Ada' }, { hasAgreed: 'agreement-missing' }],
  ['changes without a text', { act: 'request-changes', text: '' }, { text: 'required' }],
  ['a reason that is too long', { act: 'decline', text: 'x'.repeat(1_001) }, { text: 'too-long' }],
])('%s is refused with its input', async (_, form, fields) => {
  const refused = await send(await desk.send('ada'), form)
  expect(refused).toMatchObject({
    data: { refused: { code: null, fields, form: { act: form.act } } },
    init: { status: 422 },
  })
})

// spec 5: who accepts an outdated version of a quote sees the new one and keeps what was typed
test('who accepts a version that was replaced is shown the new one, with what changed and what they typed', async () => {
  const quote = await desk.send('ada')
  await desk.act(quote.id, 'revise')
  await desk.write(quote.id, ({ lines }) => ({
    lines: lines.map((line) => ({ ...line, unitMinor: 850_00 })),
  }))
  await desk.act(quote.id, 'send')
  expect(await send(quote, ACCEPT)).toMatchObject({
    data: { refused: { code: 'version-outdated', form: { name: 'Ada Lovelace', hasAgreed: 'on' } } },
    init: { status: 409 },
  })
  expect((await open(quote, '')).quote).toMatchObject({
    version: 2,
    changes: [{ kind: 'price', title: 'Luna arched floor lamp', from: '€900', to: '€850' }],
    versions: [
      { version: 1, total: '€1,850' },
      { version: 2, total: '€1,750' },
    ],
  })
})

test('changes are requested in the conversation, and a quote is declined with a reason', async () => {
  const quote = await desk.send('ada')
  now = new Date('2026-11-26T10:00:00Z')
  await send(quote, { act: 'request-changes', text: 'Six instead of two, please' })
  const opened = await open(quote)
  expect(opened.quote.state).toBe('revising')
  expect(opened.thread?.messages.at(-1)?.text).toBe('Six instead of two, please')
  await send(quote, { act: 'decline', text: 'Too expensive' })
  expect((await open(quote)).quote.state).toBe('declined')
  expect(await send(quote, ACCEPT)).toMatchObject({ data: { refused: { code: 'quote-closed' } } })
})

test('a quote says that it has expired from the day after its last one', async () => {
  const quote = await desk.send('ada')
  now = new Date('2026-12-16T09:00:00Z')
  expect(await send(quote, ACCEPT)).toMatchObject({
    data: { refused: { code: 'quote-expired' } },
    init: { status: 409 },
  })
})

// spec 6: a guest reads a quote and its conversation by the link alone
test('a guest reads a quote and its conversation by the link alone, and replies', async () => {
  const quote = await desk.send(null)
  const token = desk.tokenOf(quote.id)
  const path = `/de-de/quotes/${token}`
  const openGuest = async () =>
    (await guestLoader(argsOf(path, { params: { token }, account: null }))).data.opened
  expect((await openGuest())?.thread?.messages).toHaveLength(1)
  now = new Date('2026-11-26T09:01:00Z')
  const form = { text: 'When could it be here?', ticket: newTicket(seal, now) }
  const reply = guestAction(argsOf(path, { params: { token }, form, account: null }))
  expect(await follow(reply)).toEqual([303, `${path}?sent`])
  expect((await openGuest())?.thread?.messages.at(-1)?.text).toBe('When could it be here?')
  const lost = await guestLoader(argsOf(path, { params: { token: `${token.slice(0, -1)}x` }, account: null }))
  expect([lost.init?.status, lost.data.opened]).toEqual([404, null])
})

test('the PDF file of a quote is for its client alone', async () => {
  const { number } = await desk.send('ada')
  const path = `/profile/quotes/${number}/pdf`
  const file = (await fileLoader(argsOf(path, { params: { number } }))) as Response
  expect(await file.text()).toBe('%PDF-')
  expect(file.headers.get('content-type')).toBe('application/pdf')
  expect(file.headers.get('content-disposition')).toBe(`inline; filename="${number}-1.pdf"`)
  const otherGuest = fileLoader(argsOf(path, { params: { number }, account: 'bruno' }))
  await expect(otherGuest).rejects.toMatchObject({ init: { status: 404 } })
})
