import { expect, test } from 'vitest'
import { ok, refuse } from '#domain/result.ts'
import { createAgreedOrdersClient } from './agreed-orders-client.ts'

test.each<[string, () => Response | Promise<Response>, number | null]>([
  ['an error page', () => new Response('<h1>Bad gateway</h1>', { status: 502 }), 502],
  ['a refusal of another call', () => Response.json({ code: 'already-ordered' }, { status: 409 }), 409],
  ['nothing at all', () => Promise.reject(new Error('refused')), null],
])('a service that responds with %s is unavailable, and this is reported', async (_, respond, status) => {
  const { client, problems } = clientOf(respond)
  expect(await client.find('some-id')).toEqual(refuse('commerce-unavailable'))
  expect(problems).toEqual([{ code: 'commerce-unavailable', status }])
})

test('canceling an agreed order sends the token and gets no body', async () => {
  const { client, requested } = clientOf(() => new Response(null, { status: 204 }))
  expect(await client.cancel('a/b')).toEqual(ok(true))
  expect(requested[0]?.url).toBe('http://commerce.internal/agreed-orders/a%2Fb')
  expect(requested[0]?.headers.get('shopify-storefront-private-token')).toBe('private-token')
})

function clientOf(respond: () => Response | Promise<Response>) {
  const problems: unknown[] = []
  const requested: Request[] = []
  const client = createAgreedOrdersClient({
    baseUrl: 'http://commerce.internal',
    privateToken: 'private-token',
    report: (problem) => problems.push(problem),
    async fetch(request) {
      requested.push(request)
      return respond()
    },
  })
  return { client, problems, requested }
}
