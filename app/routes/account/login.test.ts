import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { clientsContext, sessionContext, visitorContext } from '#app/visitor/context.ts'
import { visitorOf } from '#app/visitor/visitor.ts'
import type { Clients } from '#clients/clients.ts'
import { SAMPLE_HOUSE } from '#tests/support/samples/sample-house.ts'
import { loader } from './login.tsx'

const ORIGIN = 'https://shop.example'
/** Node's limit for all headers of a request, in bytes. */
const HEADERS_MAX = 16_384

function begin(callback: string | null, cookie: string, path = '/login') {
  const url = new URL(ORIGIN + path)
  if (callback !== null) url.searchParams.set('callback', callback)
  const context = new RouterContextProvider()
  const identity = { authorizeUrl: () => `${ORIGIN}/authorize` }
  context.set(clientsContext, { identity } as unknown as Clients)
  context.set(sessionContext, null)
  context.set(visitorContext, visitorOf(url, SAMPLE_HOUSE))
  const request = new Request(url, { headers: { cookie } })
  return loader({ request, url, context, params: {} } as unknown as Parameters<typeof loader>[0])
}

test.each([
  ['letters', 'x'.repeat(3_800)],
  ['umlauts', 'ü'.repeat(990)],
  ['percent signs', '%25'.repeat(330)],
])('however long the callback URLs, concurrent sign-ins leave room for other headers: %s', (_, text) => {
  const jar = new Map<string, string>()
  for (let attempt = 0; attempt < 8; attempt++) {
    const sent = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    for (const line of begin(`/search?q=${text}`, sent).headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/max-age=0/i.test(line)) jar.delete(name)
      // Browsers do not store cookies that are longer.
      else if (name.length + value.length <= 4_096) jar.set(name, value)
    }
  }
  const sent = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  expect(jar.size).toBe(5)
  expect(sent.length).toBeLessThan(HEADERS_MAX / 1.5)
})

test('an ordinary callback URL is stored', () => {
  const [line = ''] = begin('/de-at/search?q=lampada', '').headers.getSetCookie()
  expect(decodeURIComponent(line)).toContain('"callback":"/de-at/search?q=lampada"')
})

test.each([
  ['/de-de/login', 'none', null, '/de-de'],
  ['/de-de/login', 'one of another site', 'https://evil.example/', '/de-de'],
  ['/de-de/login', 'the sign-in itself', '/de-de/login', '/de-de'],
  ['/de-de/login', 'one that is too long', `/${'x'.repeat(1_001)}`, '/de-de'],
  ['/de-de/login', 'one of another locale', '/', '/'],
  ['/login', 'none', null, '/'],
])('%s, with the callback URL: %s, returns to the right home page', (path, _, callback, home) => {
  const [line = ''] = begin(callback, '', path).headers.getSetCookie()
  expect(decodeURIComponent(line)).toContain(`"callback":"${home}"`)
})
