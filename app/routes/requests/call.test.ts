import { RouterContextProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { newTicket } from '#app/features/requests/form/form-ticket.server.ts'
import { sealReceipt } from '#app/features/requests/sent/receipt.server.ts'
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
import { ok } from '#domain/result.ts'
import { SAMPLE_HOUSE } from '#tests/support/samples/sample-house.ts'
import { TEST_TIME } from '#tests/support/test-clock.ts'
import { loader as openCalendar } from './call-calendar.tsx'
import { action, loader } from './request.tsx'

type SentRequest = Awaited<ReturnType<Clients['requests']['send']>>

const url = new URL('https://shop.example/de-de/requests/expert')
const seal = { seal: (text: string) => text, open: (text: string) => text, isCurrent: () => true }
const AT = '2026-11-26T14:00:00.000Z'
const RECEIPT = { number: 'R-26-000123', replyBy: '2026-11-26T14:30:00.000Z' }
const FIELDS = {
  name: 'Ada Byron',
  email: 'ada@example.com',
  at: AT,
  timeZone: 'America/New_York',
  phone: '+1 212 555 0199',
  website: '',
  ticket: newTicket(seal, new Date(TEST_TIME.getTime() - 60_000)),
  'in-place': 'on',
}

async function send(fields: Readonly<Record<string, string>>, outcome: SentRequest = ok(RECEIPT)) {
  const sendRequest = vi.fn(async (_: unknown, __: string) => outcome)
  const request = new Request(url, { method: 'POST', body: new URLSearchParams(fields) })
  const args = argsOf({ request, clients: { requests: { send: sendRequest } } })
  const response: unknown = await action(args as unknown as Parameters<typeof action>[0])
  return { response, sent: sendRequest.mock.calls[0]?.[0] }
}

function argsOf({
  request,
  address = url,
  clients = {},
}: {
  request: Request
  address?: URL
  clients?: object
}) {
  const context = new RouterContextProvider()
  context.set(clockContext, () => TEST_TIME)
  context.set(houseContext, SAMPLE_HOUSE)
  context.set(visitorContext, visitorOf(url, SAMPLE_HOUSE))
  context.set(sealContext, seal)
  context.set(sessionContext, null)
  context.set(clientsContext, clients as unknown as Clients)
  return { request, url: address, context, params: { kind: 'expert' }, pattern: '' }
}

test('the form offers times on the clock of the office, none within an hour', async () => {
  const args = argsOf({ request: new Request(url) })
  const { data } = await loader(args as unknown as Parameters<typeof loader>[0])
  expect(data).toMatchObject({ kind: 'expert', replyBy: null, piece: null })
  const { call } = data
  if (!call) throw new Error('No times are offered')
  expect(call.atOffice).toMatchObject({ timeZone: 'Europe/Rome', zoneName: 'Mitteleuropäische Zeit' })
  expect(call.atOffice.days).toHaveLength(5)
  for (const at of call.offered.times)
    expect(Date.parse(at)).toBeGreaterThan(TEST_TIME.getTime() + 59 * 60_000)
})

test('the receipt says when the call comes, on the clock of the visitor, with an appointment', async () => {
  const { response, sent } = await send(FIELDS)
  expect(sent).toMatchObject({
    kind: 'expert',
    fields: { at: AT, timeZone: 'America/New_York', phone: '+1 212 555 0199', message: '' },
  })
  expect(response).toMatchObject({
    data: {
      receipt: {
        replyBy: null,
        call: {
          isImmediate: false,
          time: 'Donnerstag, 26. November um 9:00 Uhr (Nordamerikanische Ostküstenzeit)',
          calendar: expect.stringMatching(/^\/contact\/sent\/calendar\?receipt=/),
        },
      },
    },
  })
  expect(JSON.stringify(response)).not.toContain('555')
})

test('a call at once comes soon, and needs no appointment', async () => {
  const { response, sent } = await send({ ...FIELDS, at: 'now', timeZone: 'Mars/Base' })
  expect(sent).toMatchObject({ fields: { at: null, timeZone: 'UTC' } })
  expect(response).toMatchObject({
    data: {
      receipt: { call: { isImmediate: true, time: expect.stringContaining('14:30'), calendar: null } },
    },
  })
})

test.each([
  [{ at: '' }, { at: ['required'] }],
  [{ at: 'tomorrow' }, { at: ['time-unavailable'] }],
  [{ phone: '' }, { phone: ['phone-missing'] }],
])('with %j the form has the errors %j', async (facts, error) => {
  expect((await send({ ...FIELDS, ...facts })).response).toMatchObject({ data: { result: { error } } })
})

test('a time that the service refuses is refused at its field, with the input', async () => {
  const fields = [{ path: 'fields.at', code: 'time-unavailable' }]
  const { response } = await send(FIELDS, { ok: false, code: 'request-malformed', fields })
  expect(response).toMatchObject({
    init: { status: 422 },
    data: { result: { error: { at: ['time-unavailable'] }, initialValue: { at: AT, phone: FIELDS.phone } } },
  })
})

const SENT = {
  ...RECEIPT,
  kind: 'expert' as const,
  email: 'ada@example.com',
  accountId: null,
  sentAt: TEST_TIME,
  call: { at: AT, timeZone: 'Europe/Rome' },
}

test('a receipt opens an appointment for calendars', async () => {
  const response = calendarOf(sealReceipt(seal, SENT))
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="R-26-000123.ics"')
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  const text = await response.text()
  expect(text).toContain('\r\nUID:R-26-000123@shop.example\r\n')
  expect(text).toContain('\r\nDTSTART:20261126T140000Z\r\nDTEND:20261126T143000Z\r\n')
  expect(text.replaceAll('\r\n ', '')).toContain('+39 02 0000 0100')
})

test.each([
  ['none', ''],
  ['one of another request', sealReceipt(seal, { ...SENT, call: null })],
  ['one of a call at once', sealReceipt(seal, { ...SENT, call: { at: null, timeZone: 'UTC' } })],
])('without a receipt of a call (%s) the form opens', (_, receipt) => {
  const { status, headers } = calendarOf(receipt)
  expect([status, headers.get('location')]).toEqual([303, '/de-de/contact'])
})

/** The file, or the redirect that is thrown. */
function calendarOf(receipt: string): Response {
  const address = new URL(`${url.origin}/de-de/contact/sent/calendar?${new URLSearchParams({ receipt })}`)
  try {
    const args = argsOf({ request: new Request(address), address })
    return openCalendar(args as unknown as Parameters<typeof openCalendar>[0])
  } catch (thrown) {
    if (thrown instanceof Response) return thrown
    throw thrown
  }
}
