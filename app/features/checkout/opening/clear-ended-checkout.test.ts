import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { clockContext } from '#app/page/clock.ts'
import { loadSession, sessionCookie } from '#app/session/session.server.ts'
import { resolveRole } from '#app/session/trade-account.server.ts'
import { clientsContext, sealContext, sessionContext, visitorContext } from '#app/visitor/context.ts'
import { visitorOf } from '#app/visitor/visitor.ts'
import type { Clients } from '#clients/clients.ts'
import { ok, refuse } from '#domain/result.ts'
import { SAMPLE_HOUSE } from '#tests/support/samples/sample-house.ts'
import { TEST_TIME } from '#tests/support/test-clock.ts'
import { newHolderCookie } from './checkout-holder.server.ts'
import { checkoutCookie } from './checkout-key.ts'
import { clearEndedCheckout } from './clear-ended-checkout.server.ts'
import { toCheckoutRequest } from './open-checkout.server.ts'

const url = new URL('https://shop.example/de-de/checkout/abc')
const seal = { seal: (text: string) => text, open: (text: string) => text, isCurrent: () => true }
const idToken = `x.${Buffer.from('{"sub":"anna","email":"anna@example.com"}').toString('base64url')}.y`
let sessions = 0

type ServiceResults = {
  lastsMs: number
  refresh: 'token-refused' | 'identity-unavailable'
  query: 'unauthorized' | null
}

/** Sends a request of a signed-in browser with an opened checkout through the middlewares. */
async function pass({ lastsMs, refresh, query }: ServiceResults) {
  const accessToken = `access ${sessions++}`
  const token = { accessToken, refreshToken: accessToken, idToken, expiresAt: TEST_TIME.getTime() + lastsMs }
  const cookies = [
    sessionCookie(token, seal, true),
    newHolderCookie(seal, { isSecure: true }),
    checkoutCookie('abc', 'def', { isSecure: true }),
  ]
  const cookie = cookies.map((line) => line.split(';', 1)[0]).join('; ')
  const request = new Request(url, { headers: { cookie } })
  const context = new RouterContextProvider()
  context.set(clockContext, () => TEST_TIME)
  context.set(sealContext, seal)
  context.set(visitorContext, visitorOf(url, SAMPLE_HOUSE))
  context.set(clientsContext, {
    identity: { refresh: async () => refuse(refresh), lastSessionEndMs: () => 0 },
    customer: { getTradeAccount: async () => (query === null ? ok(null) : refuse(query)) },
  } as unknown as Clients)
  const args = { request, url, context, params: {}, pattern: '', unstable_pattern: '' } as never
  let holder: string | null = null
  const page = async () => {
    holder = toCheckoutRequest(request, context, 'abc').holder
    return new Response('page')
  }
  const response = (await clearEndedCheckout(
    args,
    async () =>
      loadSession(args, async () => resolveRole(args, page) as Promise<Response>) as Promise<Response>,
  )) as Response
  const forgotten = response.headers.getSetCookie().flatMap((line) => {
    const [, name] = /^([^=]+)=;.*Max-Age=0/.exec(line) ?? []
    return name ?? []
  })
  return { holder, forgotten, isSignedIn: context.get(sessionContext) !== null }
}

test.each([
  ['while its token lasts', { lastsMs: 600_000, refresh: 'identity-unavailable', query: 'unauthorized' }],
  ['by the time its token is refreshed', { lastsMs: 0, refresh: 'token-refused', query: null }],
] as const)(
  'a browser whose session was ended from another device %s loses its checkout',
  async (_, results) => {
    const { holder, forgotten, isSignedIn } = await pass(results)
    expect({ holder, isSignedIn }).toEqual({ holder: null, isSignedIn: false })
    expect(forgotten.toSorted()).toEqual(['checkout', 'checkout_draft', 'checkout_holder', 'session'])
  },
)

test.each([
  ['is signed in', { lastsMs: 600_000, refresh: 'identity-unavailable', query: null }],
  ['has a token past its time', { lastsMs: -1_000, refresh: 'identity-unavailable', query: 'unauthorized' }],
] as const)('a browser that %s goes on with its checkout', async (_, results) => {
  const { holder, forgotten } = await pass(results)
  expect(holder).toMatch(/^[\w-]{32}$/)
  expect(forgotten).toEqual([])
})
