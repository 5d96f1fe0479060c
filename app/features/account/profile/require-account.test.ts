import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import {
  clientsContext,
  type Session,
  sealContext,
  sessionContext,
  visitorContext,
} from '#app/visitor/context.ts'
import { visitorOf } from '#app/visitor/visitor.ts'
import type { Clients } from '#clients/clients.ts'
import { ok, refuse } from '#domain/result.ts'
import { SAMPLE_HOUSE } from '#tests/support/samples/sample-house.ts'
import { requireAccount } from './require-account.server.ts'

const SESSION: Session = {
  accountId: '1',
  email: 'a@example.com',
  idToken: 'id',
  accessToken: 'access',
  expiresAt: 0,
}

function requesting(session: Session | null) {
  const url = new URL('https://shop.example/de-at/profile/orders.data?after=1')
  const context = new RouterContextProvider()
  context.set(sessionContext, session)
  context.set(visitorContext, visitorOf(url, SAMPLE_HOUSE))
  context.set(clientsContext, { screens: null } as unknown as Clients)
  context.set(sealContext, { seal: (text) => text, open: (sealed) => sealed, isCurrent: () => true })
  return { request: new Request(url), context, url }
}

function thrownBy(act: () => unknown): Response {
  try {
    act()
  } catch (thrown) {
    if (thrown instanceof Response) return thrown
  }
  throw new Error('Nothing led anywhere')
}

const LOGIN = '/de-at/login?callback=%2Fde-at%2Fprofile%2Forders'

test('a guest is redirected to sign-in, and returns to the page', () => {
  const response = thrownBy(() => requireAccount(requesting(null)))
  expect([response.status, response.headers.get('location')]).toEqual([303, LOGIN])
  expect(response.headers.getSetCookie()).toEqual([])
})

// spec 4: a customer query answered 401 clears the token cookie
test('an invalid token is cleared, and the customer has to sign in again', () => {
  const { read, check } = requireAccount(requesting(SESSION))
  for (const act of [() => read(refuse('unauthorized')), () => check('unauthorized')]) {
    const response = thrownBy(act)
    expect([response.status, response.headers.get('location')]).toEqual([303, LOGIN])
    expect(response.headers.getSetCookie()).toEqual([expect.stringMatching(/^session=;.*Max-Age=0;.*Secure/)])
  }
})

test('a service that is unavailable signs no one out', () => {
  const { read, check } = requireAccount(requesting(SESSION))
  expect(read(refuse('customer-unavailable'))).toBeNull()
  expect(check('customer-unavailable')).toBe('customer-unavailable')
  expect(read(ok('value'))).toBe('value')
})
