import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { clientsContext, sealContext, sessionContext, visitorContext } from '#app/visitor/context.ts'
import { visitorOf } from '#app/visitor/visitor.ts'
import type { Clients } from '#clients/clients.ts'
import { ok, refuse } from '#domain/result.ts'
import { loader } from './privacy.tsx'
import { action as signOutEverywhere } from './sessions.tsx'

const ORIGIN = 'https://shop.example'
const ACCOUNT = { hasCommercialConsent: true, hasPersonalizedConsent: false }
const REFUSED = refuse('identity-unavailable' as const)

/** The context of someone signed in; `identity` is what the embedded service answers, null for a hosted one. */
function signedIn(path: string, identity: object | null) {
  const url = new URL(ORIGIN + path)
  const context = new RouterContextProvider()
  const screens = identity && { forAccount: () => identity }
  context.set(clientsContext, { screens } as unknown as Clients)
  context.set(visitorContext, visitorOf(url))
  context.set(sealContext, { seal: (text) => text, open: (text) => text, isCurrent: () => true })
  context.set(sessionContext, {
    accountId: 'anna',
    email: 'anna@example.com',
    idToken: 'i',
    accessToken: 'a',
    expiresAt: 0,
  })
  const request = new Request(url, { method: 'POST', body: new URLSearchParams() })
  return { url, context, request, params: {} } as unknown as Parameters<typeof signOutEverywhere>[0] &
    Parameters<typeof loader>[0]
}

test('signed out everywhere, the browser is led home and keeps nothing', async () => {
  const requested = signedIn('/de-at/profile/sessions', { signOutEverywhere: async () => ok(null) })
  const { headers } = await signOutEverywhere(requested)
  expect(headers.get('location')).toBe('/de-at')
  expect(headers.getSetCookie().some((line) => /^session=;.*Max-Age=0/.test(line))).toBe(true)
})

test('when the identity service is down, who wanted to sign out everywhere is told so and stays signed in', async () => {
  const requested = signedIn('/de-at/profile/sessions', { signOutEverywhere: async () => REFUSED })
  const { status, headers } = await signOutEverywhere(requested)
  expect({ status, cookies: headers.getSetCookie() }).toEqual({ status: 303, cookies: [] })
  const back = signedIn(headers.get('location') ?? '', { read: async () => REFUSED })
  expect((await loader(back)).data).toEqual({
    account: null,
    isHosted: false,
    isSaved: false,
    fault: 'account-unavailable',
  })
})

test('an account is shown with what it allows', async () => {
  const requested = signedIn('/profile/privacy?saved', { read: async () => ok(ACCOUNT) })
  expect((await loader(requested)).data).toEqual({
    account: ACCOUNT,
    isHosted: false,
    isSaved: true,
    fault: undefined,
  })
})

test('with a hosted provider the page is there, for the copy of what is kept here', async () => {
  const { data, init } = await loader(signedIn('/profile/privacy', null))
  expect(data).toEqual({ account: null, isHosted: true, isSaved: false, fault: undefined })
  expect(init?.headers).toEqual({ 'Cache-Control': 'private, no-store' })
})
