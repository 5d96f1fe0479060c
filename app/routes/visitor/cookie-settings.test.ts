import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { clientsContext, visitorContext } from '#app/visitor/context.ts'
import { visitorOf } from '#app/visitor/visitor.ts'
import type { Clients } from '#clients/clients.ts'
import { SAMPLE_HOUSE } from '#tests/support/samples/sample-house.ts'
import { action, loader } from './cookie-settings.tsx'

const VISITOR = '0123456789abcdef0123456789abcdef'
const URL_OF_PAGE = new URL('https://shop.example/de-de/cookie-settings')
type RequestArgs = Parameters<typeof action>[0] & Parameters<typeof loader>[0]

function requested(form: Record<string, string> | null, cookie = '') {
  const forgotten: string[] = []
  const context = new RouterContextProvider()
  const audience = { forget: async (visitorId: string) => void forgotten.push(visitorId) }
  context.set(clientsContext, { audience } as unknown as Clients)
  context.set(visitorContext, visitorOf(URL_OF_PAGE, SAMPLE_HOUSE))
  const sent = form && { method: 'POST', body: new URLSearchParams(form) }
  const request = new Request(URL_OF_PAGE, { headers: { cookie }, ...sent })
  const args = { request, context, url: URL_OF_PAGE, params: { locale: 'de-de' } } as unknown as RequestArgs
  return { args, forgotten }
}

test.each([
  ['', null],
  ['consent=', []],
  ['consent=marketing', ['marketing']],
  ['consent=marketing.analytics', ['analytics', 'marketing']],
])('with the cookie "%s" the page shows the choice %j, and is never shared', async (cookie, chosen) => {
  const { data, init } = await loader(requested(null, cookie).args)
  expect(data).toEqual({ chosen })
  expect(init?.headers).toEqual({ 'Cache-Control': 'private, no-store' })
})

test.each([
  ['/search?q=lamp', '/de-de/search?q=lamp'],
  ['/', '/de-de'],
  ['https://evil.example/', '/de-de'],
  ['//evil.example', '/de-de'],
  ['javascript:alert(1)', '/de-de'],
])('from %s the redirect goes to %s', async (to, back) => {
  const { headers, status } = await action(requested({ choice: 'all', to }).args)
  expect([status, headers.get('location')]).toEqual([303, back])
  expect(headers.getSetCookie()).toEqual([
    'consent=analytics.marketing; Path=/; Max-Age=34560000; SameSite=Lax; Secure',
  ])
})

// spec 7: consent taken back: the audience service forgets whose visitor id it is
test.each([
  ['needed', `visitor_id=${VISITOR}`, [VISITOR]],
  ['all', `visitor_id=${VISITOR}`, []],
  ['needed', '', []],
  ['needed', 'visitor_id=guess', []],
])(
  'choosing "%s" with the cookie "%s" makes the audience service forget %j',
  async (choice, cookie, known) => {
    const { args, forgotten } = requested({ choice, to: '/' }, cookie)
    const { headers } = await action(args)
    expect(forgotten).toEqual(known)
    const isEnded = headers.getSetCookie().some((line) => /^visitor_id=;.*Max-Age=0/.test(line))
    expect(isEnded).toBe(choice === 'needed')
  },
)

test.each([{}, { choice: 'everything' }])('the form %j is refused', async (form) => {
  await expect(action(requested(form).args)).rejects.toMatchObject({ init: { status: 400 } })
})
