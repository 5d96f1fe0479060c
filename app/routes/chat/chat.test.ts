import { RouterContextProvider } from 'react-router'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { ChatOutcome, ChatView } from '#app/features/chat/chat-view.ts'
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
import type { NewRequest } from '#contracts/request.ts'
import type { ChatHours } from '#domain/chat/chat-hours.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { createSeal } from '#services/kernel/secrets/seal.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { openChat, SAMPLE_HOURS } from '#tests/support/samples/sample-chat.ts'
import { SAMPLE_HOUSE } from '#tests/support/samples/sample-house.ts'
import { TEST_TIME } from '#tests/support/test-clock.ts'
import * as chat from './chat.ts'
import * as events from './chat-events.ts'
import * as hours from './chat-hours.ts'
import * as pictures from './chat-picture.ts'

const database = await freshDatabase('chat', 'files')
afterAll(() => database.close())
let openHours: Result<ChatHours, 'content-unavailable'> = ok(SAMPLE_HOURS)
const service = openChat(database, { readHours: async () => openHours })
let requests: NewRequest[] = []
beforeEach(async () => {
  await database.pool.query('truncate chat.conversations cascade')
  openHours = ok(SAMPLE_HOURS)
  requests = []
})

const CLOSED = ok({ ...SAMPLE_HOURS, active: false })
const CART = [{ product: { title: 'Luna', variantTitle: 'Brass' }, quantity: 2, unitPrice: 'secret' }]

type Sent = { path?: string; fields?: Record<string, string>; cookie?: string; account?: string }

function open({ path = '/chat', fields, cookie = '', account }: Sent) {
  const url = new URL(`https://shop.example${path}`)
  const context = new RouterContextProvider()
  context.set(clockContext, () => TEST_TIME)
  context.set(clientsContext, {
    chat: service.client,
    content: { getChatHours: async () => openHours },
    commerce: { getCart: async () => ok({ lines: CART }) },
    customer: {
      getCustomer: async () => ok({ firstName: 'Anna', lastName: 'Rossi', email: 'anna@example.com' }),
    },
    lists: { of: () => ({ all: async () => ok([{ name: 'Casa', purpose: null, pieceCount: 3 }]) }) },
    search: { findByIds: async ([id]: string[]) => ok(id === '7' ? [{ title: 'Luna' }] : []) },
    requests: {
      async send(request: NewRequest) {
        if (request.email === '')
          return {
            ok: false,
            code: 'request-malformed',
            fields: [{ path: 'email', code: 'email-malformed' }],
          }
        requests.push(request)
        return ok({ number: 'R-26-000001', replyBy: null })
      },
    },
  } as unknown as Clients)
  context.set(visitorContext, visitorOf(url, SAMPLE_HOUSE))
  context.set(houseContext, SAMPLE_HOUSE)
  context.set(sealContext, createSeal(['a secret'], 'cookies'))
  const session = { email: 'anna@example.com', idToken: 'i', expiresAt: 0 }
  if (account)
    context.set(sessionContext, { ...session, accountId: account, accessToken: `token-of-${account}` })
  const body = fields ? { method: 'POST', body: new URLSearchParams(fields) } : {}
  const request = new Request(url, { ...body, headers: { cookie: `cart_id=x; ${cookie}` } })
  return { request, url, context, params: { picture: crypto.randomUUID() } }
}
const argsOf = (sent: Sent) => open(sent) as unknown as Parameters<typeof chat.action>[0]

async function act(fields: Record<string, string>, sent: Sent = {}) {
  const { data, init } = await chat.action(argsOf({ ...sent, fields }))
  const line = new Headers(init?.headers).getSetCookie()[0] ?? ''
  return { outcome: data as ChatOutcome, line, cookie: line.split(';', 1)[0] ?? '' }
}
const write = (text: string, sent: Sent = {}, more = {}) =>
  act({ intent: 'message', id: crypto.randomUUID(), text, page: '/de-at/products/luna', ...more }, sent)
const read = async (sent: Sent) => (await chat.loader(argsOf(sent))).data as ChatView | null

test('a guest finds their conversation by a sealed cookie, and no one else does', async () => {
  const { outcome, line, cookie } = await write('Buongiorno')
  expect(outcome.ok).toBe(true)
  expect(line).toMatch(/^chat=[\w-]{60,}; Path=\/; Max-Age=15552000; SameSite=Lax; Secure; HttpOnly$/)
  expect((await read({ cookie }))?.conversation?.messages).toMatchObject([{ text: 'Buongiorno' }])
  expect((await read({ cookie: 'chat=forged' }))?.conversation).toBeNull()
  expect((await read({}))?.conversation).toBeNull()
  expect((await read({}))?.isOpen).toBe(true)
})

test('signing in takes the conversation along, and removes the cookie', async () => {
  const { cookie } = await write('As a guest')
  const args = argsOf({ cookie, account: 'anna' })
  const { data, init } = await chat.loader(args)
  expect((data as ChatView).conversation?.messages).toMatchObject([{ text: 'As a guest' }])
  expect(new Headers(init?.headers).get('set-cookie')).toMatch(/^chat=; Path=\/; Max-Age=0;/)
  expect((await read({ cookie }))?.conversation).toBeNull()
  expect((await read({ account: 'anna' }))?.conversation?.messages).toHaveLength(1)
})

test('the team sees page, bag and lists of a visitor, without a price', async () => {
  await write('About this', { account: 'anna' }, { productId: '7' })
  const [item] = await service.list()
  const found = await service.find(item?.id ?? '')
  expect(found).toMatchObject({ name: 'Anna Rossi', accountId: 'anna' })
  expect(found.detail?.messages.at(-1)).toMatchObject({ productId: '7', productTitle: 'Luna' })
  expect(found.detail?.surroundings).toEqual({
    page: '/de-at/products/luna',
    bag: [{ title: 'Luna', variant: 'Brass', quantity: 2 }],
    lists: [{ name: 'Casa', count: 3 }],
  })
})

test('a piece that the visitor may not see is in no message', async () => {
  const { outcome } = await write('This one?', {}, { productId: '8' })
  expect(outcome).toMatchObject({ ok: true, conversation: { messages: [{ productId: null }] } })
})

// spec 4: outside of the hours, a chat becomes a request
test('outside of the hours, what had no reply becomes one request, for which a guest leaves a name and an address', async () => {
  const { cookie } = await write('Is it solid walnut?')
  openHours = CLOSED
  expect((await write('Hello?', { cookie })).outcome).toMatchObject({ ok: false, code: 'chat-closed' })
  expect((await read({ cookie }))?.isOpen).toBe(false)
  const left = { intent: 'request', id: crypto.randomUUID(), text: 'Hello?', name: 'Ada' }
  expect((await act({ ...left, email: '' }, { cookie })).outcome).toMatchObject({
    ok: false,
    code: 'fields-refused',
    field: 'email',
  })
  const { outcome } = await act({ ...left, email: 'ada@example.com' }, { cookie })
  expect(outcome).toMatchObject({ ok: true, number: 'R-26-000001' })
  expect(requests).toMatchObject([
    {
      kind: 'contact',
      name: 'Ada',
      email: 'ada@example.com',
      accountId: null,
      fields: { message: 'Is it solid walnut?\n\nHello?' },
    },
  ])
  const after = (await read({ cookie }))?.conversation?.messages
  expect(after?.at(-1)).toMatchObject({ author: 'request', text: 'R-26-000001' })
  expect(await service.list({ state: 'waiting' })).toEqual([])
})

// spec 3: chat configuration: the chatConfig document of the content service
// spec 8: 'Error fetching chat config:' is logged and the chat is off
test('the hours are those of the configuration; if it cannot be fetched the chat is off', async () => {
  const args = () => open({ path: '/chat/hours' }) as unknown as Parameters<typeof hours.loader>[0]
  const { data, init } = await hours.loader(args())
  const [from, until] = data.open[0] ?? [0, 0]
  expect(from <= TEST_TIME.getTime() && TEST_TIME.getTime() < until).toBe(true)
  expect(new Headers(init?.headers).get('cache-control')).toBe('public, max-age=60')
  openHours = CLOSED
  expect((await hours.loader(args())).data.open).toEqual([])
  openHours = refuse('content-unavailable')
  await expect(hours.loader(args())).rejects.toMatchObject({ init: { status: 503 } })
  expect((await read({}))?.isOpen).toBe(false)
})

test('without a conversation there are no events and no pictures, and none of anyone else', async () => {
  const { cookie } = await write('Hello')
  const streams = events.loader as unknown as (args: object) => Promise<Response>
  const files = pictures.loader as unknown as (args: object) => Promise<Response>
  expect((await streams(open({ path: '/chat/events' }))).status).toBe(404)
  expect((await files(open({}))).status).toBe(404)
  expect((await files(open({ cookie }))).status).toBe(404)
  const stream = await streams(open({ path: '/chat/events', cookie }))
  expect([stream.status, stream.headers.get('content-type')]).toEqual([
    200,
    'text/event-stream; charset=utf-8',
  ])
  await stream.body?.cancel()
})

test.each([{ intent: 'message', id: 'x' }, { intent: 'transcript', email: 'x' }, {}])(
  'the form %j is refused',
  async (fields) => {
    const { cookie } = await write('Hello')
    expect((await act(fields, { cookie })).outcome.ok).toBe(false)
  },
)
