import { RouterContextProvider } from 'react-router'
import { describe, expect, test, vi } from 'vitest'
import { clockContext } from '#app/page/clock.ts'
import { clientsContext, sealContext, sessionContext } from '#app/visitor/context.ts'
import type { Clients } from '#clients/clients.ts'
import type { AuthToken, IdentityClient } from '#clients/identity/identity-client.ts'
import { ok, refuse } from '#domain/result.ts'
import { TEST_TIME } from '#tests/support/test-clock.ts'
import { loadSession, sessionCookie } from './session.server.ts'

const seal = {
  seal: (text: string) => `sealed ${text}`,
  open: (text: string) => text.replace(/^(?:old )?sealed /, ''),
  isCurrent: (text: string) => text.startsWith('sealed '),
}
const idToken = `x.${Buffer.from('{"sub":"anna","email":"anna@example.com"}').toString('base64url')}.y`
const tokenOf = (name: string, lastsMs: number): AuthToken => ({
  accessToken: `access ${name}`,
  refreshToken: `refresh ${name}`,
  idToken,
  expiresAt: TEST_TIME.getTime() + lastsMs,
})

/** Sends a request with a token through the middleware; returns the session and the stored token. */
async function pass(cookie: string, refresh: IdentityClient['refresh']) {
  const context = new RouterContextProvider()
  context.set(clockContext, () => TEST_TIME)
  context.set(sealContext, seal)
  context.set(clientsContext, { identity: { refresh } } as Partial<Clients> as Clients)
  const url = new URL('https://shop.example/profile')
  const request = new Request(url, { headers: { cookie: cookie.split(';', 1)[0] ?? '' } })
  const requested = { request, url, context, params: {}, pattern: '/profile', unstable_pattern: '/profile' }
  const response = await loadSession(requested as never, async () => new Response('page'))
  const [set = null] = (response as Response).headers.getSetCookie()
  return { session: context.get(sessionContext), set }
}

const never: IdentityClient['refresh'] = () => Promise.reject(new Error('was not to be asked'))

test('a token that is valid for more than 30 seconds is used as it is', async () => {
  const { session, set } = await pass(sessionCookie(tokenOf('a', 31_000), seal, true), never)
  expect(session).toMatchObject({ accountId: 'anna', accessToken: 'access a' })
  expect(set).toBeNull()
})

test('a session encrypted with an old secret is re-encrypted on use', async () => {
  const old = { ...seal, seal: (text: string) => `old sealed ${text}` }
  const token = tokenOf('a', 31_000)
  const { session, set } = await pass(sessionCookie(token, old, true), never)
  expect(session).toMatchObject({ accessToken: 'access a' })
  expect(set).toBe(sessionCookie(token, seal, true))
})

// spec 4: the token is stored in a cookie, sealed, HttpOnly, 400 days
test.each([30_000, 5_000, 0, -60_000])(
  'a token that is valid for %i ms is refreshed first',
  async (lastsMs) => {
    const fresh = tokenOf('b', 3_600_000)
    const { session, set } = await pass(
      sessionCookie(tokenOf('a', lastsMs), seal, true),
      async (requested) => {
        expect(requested).toBe('refresh a')
        return ok(fresh)
      },
    )
    expect(session).toMatchObject({ accessToken: 'access b' })
    expect(set).toBe(sessionCookie(fresh, seal, true))
    expect(set).toMatch(/; HttpOnly/)
    expect(set).toMatch(/; Secure/)
    expect(set).toMatch(/Max-Age=34560000; SameSite=Lax/)
  },
)

// spec 8: 'Token refresh failed' clears the token
test('Token refresh failed: a definite refusal clears the token', async () => {
  const refused = vi.fn(async () => refuse('token-refused' as const))
  const { session, set } = await pass(sessionCookie(tokenOf('c', 0), seal, true), refused)
  expect(session).toBeNull()
  expect(set).toMatch(/^session=; .*Max-Age=0/)
})

// spec 4: a provider that cannot be reached clears nothing
test('an unavailable provider leaves the token, and is tried again', async () => {
  const token = sessionCookie(tokenOf('d', -1_000), seal, true)
  const failing = vi.fn(async () => refuse('identity-unavailable' as const))
  for (const times of [1, 2]) {
    const { session, set } = await pass(token, failing)
    expect(session).toMatchObject({ accountId: 'anna' })
    expect(set).toBeNull()
    expect(failing).toHaveBeenCalledTimes(times)
  }
})

test('concurrent loaders and tabs share one refresh', async () => {
  const fresh = tokenOf('f', 3_600_000)
  const refreshed = Promise.withResolvers<void>()
  const refresh = vi.fn(async () => {
    await refreshed.promise
    return ok(fresh)
  })
  const token = sessionCookie(tokenOf('e', 0), seal, true)
  const passing = Array.from({ length: 8 }, () => pass(token, refresh))
  // Nothing but the refresh is waited for, so that by the next turn of the event loop all of them wait for it.
  await new Promise((resolve) => setImmediate(resolve))
  refreshed.resolve()
  const passed = await Promise.all(passing)
  expect(refresh).toHaveBeenCalledTimes(1)
  for (const { session } of passed) expect(session).toMatchObject({ accessToken: 'access f' })
})

describe('a forged cookie', () => {
  test.each(['session=stolen', 'session=sealed%20%7B%7D', 'session=sealed%20[]'])(
    '%s gives no session, and is cleared',
    async (cookie) => {
      const { session, set } = await pass(cookie, never)
      expect(session).toBeNull()
      expect(set).toMatch(/Max-Age=0/)
    },
  )
})
