import { Hono } from 'hono'
import { beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { createAuthorizedClient, createClient, createServerClient } from '#clients/calls/call-client.ts'
import { callsBelow } from '#contracts/calls.ts'
import { VISITOR_KEY_HEADER } from '#contracts/identity.ts'
import { ok, refuse } from '#domain/result.ts'
import { serveCalls } from './serve-calls.ts'

const lamp = z.object({ name: z.string() })
const call = callsBelow('/lamps', {
  unavailable: 'lamps-unavailable',
  malformed: 'lamp-malformed',
  refusals: { 'lamp-malformed': 422, 'lamps-full': 409, 'too-many-requests': 429 },
  details: z.object({
    fields: z.array(z.string()).default([]),
    retryAfterSeconds: z.number().optional(),
  }),
})
const lampCalls = {
  all: call('GET /', {
    input: z.object({ room: z.union([z.string(), z.array(z.string())]).optional() }),
    output: z.object({ lamps: z.array(z.string()) }).transform(({ lamps }) => lamps),
  }),
  find: call('GET /:room/:id', { output: lamp, missing: 'lamp-not-found' }),
  hang: call('PUT /:room/:id', { input: lamp, output: lamp, status: 201 }),
  light: call('POST /:room/light', { hasKey: true, faults: { 'key-reused': 409 }, timeoutMs: 5 }),
}

const service = new Hono<{ Variables: { by: string } }>()
const app = new Hono<{ Variables: { by: string } }>()
app.use(async (context, next) => {
  context.set('by', context.req.header(VISITOR_KEY_HEADER) ?? context.req.header('authorization') ?? '')
  return next()
})
serveCalls(
  app,
  lampCalls,
  ({ var: { by } }) => ({
    all: async ({ room = [] }) => ok({ lamps: [room].flat() }),
    find: async (room, id) => ok(id === 'none' ? null : { name: `${by} ${room} ${id}` }),
    async hang(room, id, { name }) {
      if (room === 'full') return refuse('lamps-full')
      if (room === 'limited') return { ...refuse('too-many-requests'), retryAfterSeconds: 7 }
      return ok({ name: `${room} ${id} ${name}` })
    },
    light: async (_, key) => (key === 'used' ? refuse('key-reused') : ok(null)),
  }),
  ({ issues }, { malformed = '' }) => ({ code: malformed, fields: issues.map(({ path }) => path.join('.')) }),
)
service.route('/lamps', app)

const report = vi.fn()
const sent = vi.fn(async (request: Request) => service.fetch(request))
const clientOptions = { baseUrl: 'http://lamps.internal', fetch: sent, report }
const calls = createServerClient(lampCalls, { ...clientOptions, token: 'server' })
const unavailable = { ok: false, code: 'lamps-unavailable', fields: [] }

beforeEach(() => {
  report.mockClear()
  sent.mockClear()
})

test('a call has its path, its input and its key from its arguments, and what the service returns', async () => {
  expect(await calls.hang('hall', 'a/b', { name: 'Luna' })).toEqual(ok({ name: 'hall a/b Luna' }))
  expect(await calls.all()).toEqual(ok([]))
  expect(await calls.all({ room: ['hall', 'bath & spa'] })).toEqual(ok(['hall', 'bath & spa']))
  expect(await calls.light('hall', 'new')).toEqual(ok(null))
  expect(sent.mock.calls.map(([{ method, url }]) => `${method} ${new URL(url).pathname}`)).toEqual([
    'PUT /lamps/hall/a%2Fb',
    'GET /lamps',
    'GET /lamps',
    'POST /lamps/hall/light',
  ])
  expect(report).not.toHaveBeenCalled()
})

test('the service knows the caller by the headers of the client', async () => {
  const find = createAuthorizedClient(lampCalls, clientOptions).find
  expect(await find('token', 'hall', '1')).toEqual(ok({ name: 'Bearer token hall 1' }))
  const visitor = createClient(
    lampCalls,
    clientOptions,
  )({ [VISITOR_KEY_HEADER]: 'network', authorization: null })
  expect(await visitor.find('hall', '1')).toEqual(ok({ name: 'network hall 1' }))
})

test('what is missing is null, and a 404 with its code on the wire', async () => {
  expect(await calls.find('hall', 'none')).toEqual(ok(null))
  const response = await service.request('/lamps/hall/none')
  expect([response.status, await response.json()]).toEqual([404, { code: 'lamp-not-found' }])
  expect(report).not.toHaveBeenCalled()
})

test.each<[string, BodyInit | null]>([
  ['another shape', '{"name":7}'],
  ['no JSON', '<lamp>'],
  ['nothing', null],
])('%s is refused with the code of the contract and the fields', async (_, body) => {
  const response = await service.request('/lamps/hall/1', { method: 'PUT', body })
  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({ code: 'lamp-malformed', fields: [expect.any(String)] })
})

test('a refusal has its status, its details and the time to wait, and is not reported', async () => {
  expect(await calls.hang('full', '1', { name: 'Luna' })).toEqual({
    ok: false,
    code: 'lamps-full',
    fields: [],
  })
  const limited = { ok: false, code: 'too-many-requests', fields: [], retryAfterSeconds: 7 }
  expect(await calls.hang('limited', '1', { name: 'Luna' })).toEqual(limited)
  const response = await service.request('/lamps/limited/1', { method: 'PUT', body: '{"name":"Luna"}' })
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '7'])
  expect(await response.json()).toEqual({ code: 'too-many-requests', retryAfterSeconds: 7 })
  expect(report).not.toHaveBeenCalled()
})

test('a fault of the caller has its status, and is an unavailable service to it', async () => {
  expect(await calls.light('hall', 'used')).toEqual(unavailable)
  expect(report).toHaveBeenCalledExactlyOnceWith({ code: 'lamps-unavailable', status: 409 })
})

test.each<[string, () => Promise<Response>, number | null]>([
  ['an unknown code', async () => Response.json({ code: 'lamps-sold' }, { status: 409 }), 409],
  ['another value', async () => Response.json({ name: 7 }), 200],
  ['a page of HTML', async () => new Response('<h1>Bad gateway</h1>', { status: 502 }), 502],
  ['no response', () => Promise.reject(new TypeError('fetch failed')), null],
])('%s is an unavailable service, and reported', async (_, respond, status) => {
  sent.mockImplementationOnce(respond)
  expect(await calls.find('hall', '1')).toEqual(unavailable)
  expect(report).toHaveBeenCalledExactlyOnceWith({ code: 'lamps-unavailable', status })
})

test('a call is aborted after the time of its contract', async () => {
  sent.mockImplementationOnce(
    ({ signal }) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  )
  expect(await calls.light('hall', 'new')).toEqual(unavailable)
  expect(report).toHaveBeenCalledExactlyOnceWith({ code: 'lamps-unavailable', status: null })
})
