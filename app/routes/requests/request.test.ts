import { RouterContextProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { newTicket } from '#app/features/requests/form/form-ticket.server.ts'
import { openReceipt } from '#app/features/requests/sent/receipt.server.ts'
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
import { VISITOR_KEY_HEADER } from '#contracts/identity.ts'
import { ok, refuse } from '#domain/result.ts'
import { SAMPLE_HOUSE } from '#tests/support/samples/sample-house.ts'
import { TEST_TIME } from '#tests/support/test-clock.ts'
import { action } from './request.tsx'
import { loader as openSent } from './request-sent.tsx'

type SentRequest = Awaited<ReturnType<Clients['requests']['send']>>

const url = new URL('https://shop.example/de-de/contact')
const seal = { seal: (text: string) => text, open: (text: string) => text, isCurrent: () => true }
const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const ticketOf = (ageMs: number) => newTicket(seal, new Date(TEST_TIME.getTime() - ageMs), [])
const RECEIPT = { number: 'R-26-000123', replyBy: '2026-11-25T17:00:00.000Z' }
const ADA = { accountId: 'ada', email: 'ada@example.com', idToken: '', accessToken: 'ada', expiresAt: 0 }
const FIELDS = {
  name: 'Ada Byron',
  email: 'ada@example.com',
  topic: 'post-sales',
  message: 'A drawer sticks.',
  website: '',
  ticket: ticketOf(MINUTE_MS),
}

/** Sends the form to a service with this outcome. */
async function send(
  fields: Readonly<Record<string, string>>,
  {
    outcome = ok(RECEIPT),
    session = null,
    captcha = null,
  }: { outcome?: SentRequest; session?: typeof ADA | null; captcha?: Clients['captcha'] } = {},
) {
  const sendRequest = vi.fn(async (_: unknown, __: string) => outcome)
  const context = contextOf({ requests: { send: sendRequest }, captcha })
  if (session) context.set(sessionContext, session)
  const headers = { [VISITOR_KEY_HEADER]: 'network' }
  const request = new Request(url, { method: 'POST', headers, body: new URLSearchParams(fields) })
  const args = { request, url, context, params: {}, pattern: '' }
  const response: unknown = await action(args as unknown as Parameters<typeof action>[0])
  return { response, sendRequest }
}

function contextOf(clients: object): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(clockContext, () => TEST_TIME)
  context.set(houseContext, SAMPLE_HOUSE)
  context.set(visitorContext, visitorOf(url, SAMPLE_HOUSE))
  context.set(sealContext, seal)
  context.set(clientsContext, clients as unknown as Clients)
  return context
}

test('a message is stored for its sender, who is redirected to its receipt', async () => {
  const { response, sendRequest } = await send(FIELDS, { session: ADA })
  const sender = { name: 'Ada Byron', language: 'de', country: 'DE', accountId: 'ada', network: 'network' }
  expect(sendRequest.mock.calls[0]?.[0]).toMatchObject({ kind: 'contact', ...sender })
  const { status, headers } = response as Response
  const location = new URL(headers.get('location') ?? '', url)
  expect([status, location.pathname]).toEqual([303, '/de-de/contact/sent'])
  expect(openReceipt(seal, location.searchParams.get('receipt'), TEST_TIME)).toMatchObject({
    ...RECEIPT,
    email: 'ada@example.com',
  })
})

test('the same form sent again has the same key, an edited one or another one does not', async () => {
  const another = ticketOf(MINUTE_MS)
  const keys = []
  for (const facts of [{}, {}, { message: 'Two drawers stick.' }, { ticket: another }]) {
    const { sendRequest } = await send({ ...FIELDS, ...facts })
    keys.push(sendRequest.mock.calls[0]?.[1])
  }
  const [first, again, edited, other] = keys
  expect(first).toMatch(/^[\w-]{43}$/)
  expect(again).toBe(first)
  expect(new Set([first, edited, other]).size).toBe(3)
})

// spec 8: who sent too many requests reads when they can send the next one; their text stays
test.each<[string, Exclude<SentRequest, { ok: true }>, number]>([
  ['too-many-requests 1800', { ok: false, code: 'too-many-requests', retryAfterSeconds: 1_800 }, 429],
  ['too-many-requests', { ok: false, code: 'too-many-requests', retryAfterSeconds: null }, 429],
  ['platform-unavailable', refuse('platform-unavailable'), 503],
])('with %s the form is shown again with its input and its ticket', async (code, outcome, status) => {
  const { response } = await send(FIELDS, { outcome })
  expect(response).toMatchObject({
    init: { status },
    data: {
      ticket: FIELDS.ticket,
      result: { error: { '': [code] }, initialValue: { message: FIELDS.message, topic: FIELDS.topic } },
    },
  })
})

test.each([
  [[{ path: 'fields.phone', code: 'phone-missing' }], { phone: ['phone-missing'] }],
  [[{ path: 'email', code: 'something-new' }], { email: ['request-malformed'] }],
  [[{ path: 'network', code: 'too-long' }], { '': ['request-malformed'] }],
])('the service refuses %j as %j', async (fields, error) => {
  const { response } = await send(FIELDS, { outcome: { ok: false, code: 'request-malformed', fields } })
  expect(response).toMatchObject({ init: { status: 422 }, data: { result: { error } } })
})

test('refused fields are reported before anything is sent', async () => {
  const { response, sendRequest } = await send({ ...FIELDS, message: ' ', email: 'ada@' })
  expect(response).toMatchObject({
    init: { status: 422 },
    data: { ticket: FIELDS.ticket, result: { error: { message: ['required'], email: ['email-malformed'] } } },
  })
  expect(sendRequest).not.toHaveBeenCalled()
})

// spec 5: contact form: what a program sends is refused, and a person can send it again
test.each([
  ['with the hidden field', { website: 'https://example.com' }, true],
  ['at once', { ticket: ticketOf(0) }, true],
  ['two days later', { ticket: ticketOf(2 * DAY_MS) }, false],
  ['without a ticket', { ticket: '' }, false],
  ['with the ticket of something else', { ticket: '{"email":"ada@example.com"}' }, false],
  ['with text for a ticket', { ticket: 'x' }, false],
])('a form sent %s can be sent again; its ticket is preserved: %s', async (_, facts, isPreserved) => {
  const fields = { ...FIELDS, ...facts }
  const { response, sendRequest } = await send(fields)
  expect(sendRequest).not.toHaveBeenCalled()
  expect(response).toMatchObject({
    init: { status: 422 },
    data: { result: { error: { '': ['filled-by-program'] }, initialValue: { message: FIELDS.message } } },
  })
  const { ticket } = (response as { data: { ticket: string } }).data
  expect(ticket === fields.ticket).toBe(isPreserved)
  expect(JSON.parse(ticket)).toMatchObject({ key: expect.stringMatching(/^[\w-]{36}$/) })
})

// spec 1: a house may add a captcha to the forms of requests
test('with a captcha only a form with a right token is stored; another one is shown again with its input', async () => {
  const isPerson = vi.fn(async (token: string) => token === 'right')
  const captcha = { provider: 'turnstile', siteKey: 'site', isPerson } as const
  for (const token of [{}, { captcha: 'wrong' }]) {
    const { response, sendRequest } = await send({ ...FIELDS, ...token }, { captcha })
    expect(response).toMatchObject({
      init: { status: 422 },
      data: {
        ticket: FIELDS.ticket,
        result: { error: { '': ['captcha-failed'] }, initialValue: { message: FIELDS.message } },
      },
    })
    expect(sendRequest).not.toHaveBeenCalled()
  }
  const { response, sendRequest } = await send({ ...FIELDS, captcha: 'right' }, { captcha })
  expect([(response as Response).status, sendRequest.mock.calls.length]).toEqual([303, 1])
})

test('a repeated form has another token and the same key; traps come before the captcha', async () => {
  const isPerson = vi.fn(async () => true)
  const captcha = { provider: 'hcaptcha', siteKey: 'site', isPerson } as const
  const keys = []
  for (const token of ['one', 'two']) {
    const { sendRequest } = await send({ ...FIELDS, captcha: token }, { captcha })
    keys.push(sendRequest.mock.calls[0]?.[1])
  }
  expect(keys[1]).toBe(keys[0])
  isPerson.mockClear()
  await send({ ...FIELDS, captcha: 'three', website: 'https://example.com' }, { captcha })
  await send({ ...FIELDS, captcha: 'three', message: '' }, { captcha })
  expect(isPerson).not.toHaveBeenCalled()
})

const SENT = { ...RECEIPT, kind: 'contact', email: 'ada@example.com', sentAt: TEST_TIME }

// spec 1: a contact form, with its request number and until when a reply comes, in the words and on the clock of the visitor's office
test('the receipt says until when a reply comes, on the clock of the office', () => {
  expect(readSent(JSON.stringify(SENT))).toMatchObject({
    data: {
      number: 'R-26-000123',
      replyBy: expect.stringMatching(/^Mittwoch, 25\. November um 1\d:00 Uhr \(.+\)$/),
    },
  })
  expect(readSent(JSON.stringify({ ...SENT, replyBy: null }))).toMatchObject({ data: { replyBy: null } })
})

test.each([
  ['none', ''],
  ['text', 'x'],
  ['an old one', JSON.stringify({ ...SENT, sentAt: new Date(TEST_TIME.getTime() - 2 * DAY_MS) })],
])('without a valid receipt (%s) the form opens', (_, receipt) => {
  const response = readSent(receipt) as Response
  expect([response.status, response.headers.get('location')]).toEqual([303, '/de-de/contact'])
})

/** The page of a receipt, or the redirect that it throws. */
function readSent(receipt: string): unknown {
  const address = new URL(`?${new URLSearchParams({ receipt })}`, 'https://shop.example/de-de/contact/sent')
  const args = {
    request: new Request(address),
    url: address,
    context: contextOf({}),
    params: {},
    pattern: '',
  }
  try {
    return openSent(args as unknown as Parameters<typeof openSent>[0])
  } catch (thrown) {
    return thrown
  }
}
