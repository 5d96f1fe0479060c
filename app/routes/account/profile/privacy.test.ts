import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { clientsContext, sealContext, sessionContext, visitorContext } from '#app/visitor/context.ts'
import { visitorOf } from '#app/visitor/visitor.ts'
import type { Clients } from '#clients/clients.ts'
import { ok, refuse } from '#domain/result.ts'
import { SAMPLE_HOUSE } from '#tests/support/samples/sample-house.ts'
import { loader } from './privacy.tsx'
import { action as signOutEverywhere } from './sessions.tsx'

const ORIGIN = 'https://shop.example'
const ACCOUNT = { hasCommercialConsent: true, hasPersonalizedConsent: false }
const REFUSED = refuse('identity-unavailable' as const)

/** The context of a signed-in customer; `identity` is the response of the embedded service, null for a hosted one. */
function signedIn(path: string, identity: object | null) {
  const url = new URL(ORIGIN + path)
  const context = new RouterContextProvider()
  const screens = identity && { forAccount: () => identity }
  context.set(clientsContext, { screens } as unknown as Clients)
  context.set(visitorContext, visitorOf(url, SAMPLE_HOUSE))
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

test('signing out everywhere redirects home and clears the browser', async () => {
  const requested = signedIn('/de-at/profile/sessions', { signOutEverywhere: async () => ok(null) })
  const { headers } = await signOutEverywhere(requested)
  expect(headers.get('location')).toBe('/de-at')
  expect(headers.getSetCookie().some((line) => /^session=;.*Max-Age=0/.test(line))).toBe(true)
})

test('when the identity service is down, signing out everywhere reports it and the customer stays signed in', async () => {
  const requested = signedIn('/de-at/profile/sessions', { signOutEverywhere: async () => REFUSED })
  const { status, headers } = await signOutEverywhere(requested)
  expect({ status, cookies: headers.getSetCookie() }).toEqual({ status: 303, cookies: [] })
  const back = signedIn(headers.get('location') ?? '', { read: async () => REFUSED })
  expect((await loader(back)).data).toEqual({
    account: null,
    isHosted: false,
    isSaved: false,
    error: 'account-unavailable',
  })
})

test('an account is shown with its consents', async () => {
  const requested = signedIn('/profile/privacy?saved', { read: async () => ok(ACCOUNT) })
  expect((await loader(requested)).data).toEqual({
    account: ACCOUNT,
    isHosted: false,
    isSaved: true,
    error: undefined,
  })
})

test('with a hosted provider the page offers the export of the data stored here', async () => {
  const { data, init } = await loader(signedIn('/profile/privacy', null))
  expect(data).toEqual({ account: null, isHosted: true, isSaved: false, error: undefined })
  expect(init?.headers).toEqual({ 'Cache-Control': 'private, no-store' })
})
