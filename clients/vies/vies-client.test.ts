import { expect, test } from 'vitest'
import { createViesClient } from './vies-client.ts'

async function check(respond: (request: Request) => Response | Promise<Response>) {
  const problems: unknown[] = []
  const requests: string[] = []
  const vies = createViesClient({
    baseUrl: 'https://vies.example/rest-api',
    async fetch(request) {
      requests.push(request.url)
      return respond(request)
    },
    report: (problem) => problems.push(problem),
  })
  return { checked: await vies({ country: 'EL', number: '094259216' }), requests, problems }
}

test.each([
  [
    { isValid: true, userError: 'VALID', name: ' OKAFOR \n' },
    { result: 'valid', name: 'OKAFOR' },
  ],
  [
    { isValid: true, userError: 'VALID', name: '---' },
    { result: 'valid', name: null },
  ],
  [
    { isValid: false, userError: 'INVALID', name: '---' },
    { result: 'invalid', name: null },
  ],
  [
    { isValid: false, userError: 'INVALID_INPUT' },
    { result: 'invalid', name: null },
  ],
])('%j is read as %j', async (body, checked) => {
  const called = await check(() => Response.json(body))
  expect(called).toEqual({
    checked,
    requests: ['https://vies.example/rest-api/ms/EL/vat/094259216'],
    problems: [],
  })
})

test.each([
  ['a register that is down', () => Response.json({ isValid: false, userError: 'MS_UNAVAILABLE' })],
  ['a busy service', () => Response.json({ isValid: false, userError: 'GLOBAL_MAX_CONCURRENT_REQ' })],
  ['a failure', () => new Response('', { status: 500 })],
  ['a page', () => new Response('<html>')],
  ['no connection', () => Promise.reject(new TypeError('fetch failed'))],
])('%s says nothing of the number', async (_, respond) => {
  const { checked, problems } = await check(respond)
  expect(checked).toEqual({ result: 'unreachable', name: null })
  expect(problems).toHaveLength(1)
})
