import { expect, test } from 'vitest'
import { forwardToProvider } from './forward-to-provider.ts'

const request = () =>
  new Request('https://shop.example/authentication/oauth/authorize?state=1', {
    headers: { cookie: 'session=1', host: 'shop.example', connection: 'keep-alive' },
  })

test('cookies and redirects pass as they are, headers of a connection do not', async () => {
  const arrived: Request[] = []
  const response = await forwardToProvider(request(), {
    baseUrl: 'http://services.internal/services/identity',
    async fetch(call) {
      arrived.push(call)
      const headers = new Headers({ location: '/login/1', connection: 'close', 'content-encoding': 'gzip' })
      headers.append('set-cookie', 'one=1; Path=/')
      headers.append('set-cookie', 'two=2; Path=/')
      return new Response(null, { status: 303, headers })
    },
  })
  const [call] = arrived
  expect([call?.url, call?.redirect, [...(call?.headers ?? [])]]).toEqual([
    'http://services.internal/services/identity/authentication/oauth/authorize?state=1',
    'manual',
    [['cookie', 'session=1']],
  ])
  expect([response.status, response.headers.getSetCookie()]).toEqual([
    303,
    ['one=1; Path=/', 'two=2; Path=/'],
  ])
  expect([...response.headers.keys()].toSorted()).toEqual(['location', 'set-cookie', 'set-cookie'])
})

test('an unreachable provider makes the sign-in unavailable, and is not an error', async () => {
  const unreached = {
    baseUrl: 'http://services.internal',
    fetch: async () => Promise.reject(new Error('refused')),
  }
  expect((await forwardToProvider(request(), unreached)).status).toBe(503)
})
