import { expect, test } from 'vitest'
import { type CommerceProblem, createCommerceRequest } from './request.ts'

const QUERY = 'query GetThing($secret: String) { shop { name } }'

/** Makes one request; `respond` returns each response of the service, by the number of the attempt. */
async function requestOnce(respond: (attempt: number) => Response | Promise<Response>, baseUrl?: string) {
  const requests: Request[] = []
  const problems: CommerceProblem[] = []
  const request = createCommerceRequest({
    storeDomain: 'house.example',
    apiVersion: '2025-04',
    accessToken: 'private',
    ...(baseUrl ? { baseUrl } : {}),
    fetch: async (sent) => {
      requests.push(sent)
      return respond(requests.length)
    },
    report: (problem) => problems.push(problem),
  })
  return { result: await request(QUERY, { secret: 'Ada Lovelace' }), requests, problems }
}

// The official client parses Retry-After as milliseconds, which keeps these tests short.
const failing = (status: number) => () => new Response('', { status, headers: { 'retry-after': '1' } })
const DATA = { data: { shop: { name: 'House' } } }

test('a request goes to the version of the shop, with the private token', async () => {
  const { result, requests } = await requestOnce(() => Response.json(DATA))
  expect(result).toEqual({ ok: true, value: DATA.data })
  expect(requests[0]?.url).toBe('https://house.example/api/2025-04/graphql.json')
  expect(requests[0]?.headers.get('Shopify-Storefront-Private-Token')).toBe('private')
})

test('the path is appended to a base URL', async () => {
  const { requests } = await requestOnce(
    () => Response.json(DATA),
    'http://127.0.0.1:3000/services/commerce/',
  )
  expect(requests[0]?.url).toBe('http://127.0.0.1:3000/services/commerce/api/2025-04/graphql.json')
})

test.each([429, 503])('%i is asked again three times, then given up', async (status) => {
  const { result, requests, problems } = await requestOnce(failing(status))
  expect(result).toEqual({ ok: false, code: 'service-unavailable' })
  expect(requests).toHaveLength(4)
  expect(problems).toMatchObject([{ operation: 'GetThing', code: 'service-unavailable', status }])
})

test('a service that recovers at the second attempt succeeds', async () => {
  const { result, requests } = await requestOnce((attempt) =>
    attempt === 1 ? failing(503)() : Response.json(DATA),
  )
  expect(result.ok).toBe(true)
  expect(requests).toHaveLength(2)
})

test.each<[string, () => Response, string]>([
  ['500', failing(500), 'service-unavailable'],
  ['401', () => Response.json({ errors: [] }, { status: 401 }), 'service-unavailable'],
  [
    'a page',
    () => new Response('<p>', { headers: { 'content-type': 'text/html' } }),
    'content-type-unexpected',
  ],
  ['neither data nor errors', () => Response.json({}), 'answer-empty'],
  ['GraphQL errors', () => Response.json({ data: null, errors: [{ message: 'no' }] }), 'graphql-errors'],
  ['data beside errors', () => Response.json({ ...DATA, errors: [{ message: 'no' }] }), 'graphql-errors'],
  [
    'broken JSON',
    () => new Response('{', { headers: { 'content-type': 'application/json' } }),
    'answer-empty',
  ],
])('%s is not asked again and has its code', async (_, respond, code) => {
  const { result, requests, problems } = await requestOnce(respond)
  expect(result).toEqual({ ok: false, code })
  expect(requests).toHaveLength(1)
  expect(JSON.stringify(problems)).not.toContain('Lovelace')
})
