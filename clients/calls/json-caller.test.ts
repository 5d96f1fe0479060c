import { expect, test } from 'vitest'
import { z } from 'zod'
import { callJson, type JsonCall, readJson } from './json-caller.ts'

const baseUrl = 'http://service.internal'
const shape = z.object({ name: z.string() })

function callTo(fetch: (request: Request) => Promise<Response>, call: Partial<JsonCall> = {}) {
  return callJson({ baseUrl, fetch }, '/things', { timeoutMs: 1_000, ...call })
}

test('a call sends its body as JSON, and omits headers without a value', async () => {
  const headers = { authorization: 'Bearer x', 'x-visitor': null, 'x-device': undefined }
  await callTo(
    async (request) => {
      expect([request.method, request.url]).toEqual(['POST', 'http://service.internal/things'])
      expect(Object.fromEntries(request.headers)).toEqual({
        accept: 'application/json',
        authorization: 'Bearer x',
        'content-type': 'application/json',
      })
      expect(await request.json()).toEqual({ name: 'lamp' })
      return Response.json({})
    },
    { headers, json: { name: 'lamp' } },
  ).then((response) => expect(response).toEqual({ status: 200, body: {} }))
})

test('a form is sent unchanged, and a call without a body is a GET', async () => {
  const methods: (string | null)[] = []
  const fetch = async (request: Request) => {
    methods.push(request.method, request.headers.get('content-type'))
    return Response.json({})
  }
  await callTo(fetch, { body: new URLSearchParams({ grant_type: 'code' }) })
  await callTo(fetch)
  expect(methods).toEqual(['POST', 'application/x-www-form-urlencoded;charset=UTF-8', 'GET', null])
})

test.each<[string, () => Promise<Response>, number | null]>([
  ['a page of HTML', async () => new Response('<h1>Bad gateway</h1>', { status: 502 }), 502],
  ['JSON that breaks off', async () => new Response('{"name":"la'), 200],
  ['nothing', async () => new Response(null, { status: 204 }), 204],
  ['too many requests', async () => new Response('slow down', { status: 429 }), 429],
  ['unavailable', async () => new Response(null, { status: 503 }), 503],
  ['no response', () => Promise.reject(new TypeError('fetch failed')), null],
])('%s is an answer without a value, after one try', async (_, respond, status) => {
  let tries = 0
  const response = await callTo(() => {
    tries += 1
    return respond()
  })
  expect(response).toEqual({ status, body: null })
  expect(readJson(response, shape)).toBeNull()
  expect(tries).toBe(1)
})

test('a call is aborted after its timeout', async () => {
  const fetch = ({ signal }: Request) =>
    new Promise<Response>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  expect(await callTo(fetch, { timeoutMs: 1 })).toEqual({ status: null, body: null })
})

test.each([
  [200, { name: 'lamp' }, { name: 'lamp' }],
  [201, { name: 'lamp' }, { name: 'lamp' }],
  [200, { name: 7 }, null],
  [404, { name: 'lamp' }, null],
  [null, null, null],
])('%s with %j holds %j', (status, body, value) => {
  expect(readJson({ status, body }, shape)).toEqual(value)
})
