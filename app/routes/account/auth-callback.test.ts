import fc from 'fast-check'
import { RouterContextProvider } from 'react-router'
import { describe, expect, test, vi } from 'vitest'
import { endOldAttempts, startAttempt } from '#app/features/account/sign-in/sign-in-attempt.server.ts'
import { clockContext } from '#app/page/clock.ts'
import {
  clientsContext,
  houseContext,
  type Session,
  sealContext,
  sessionContext,
} from '#app/visitor/context.ts'
import type { Clients } from '#clients/clients.ts'
import { ok, refuse } from '#domain/result.ts'
import { CartWorld } from '#tests/support/cart-world.ts'
import { SAMPLE_HOUSE } from '#tests/support/samples/sample-house.ts'
import { TEST_TIME } from '#tests/support/test-clock.ts'
import { loader } from './auth-callback.tsx'

const ORIGIN = 'https://shop.example'
const cookieOf = (attempt: object) =>
  `auth_attempt_the-stat=${encodeURIComponent(JSON.stringify({ verifier: 'verifier', state: 'the-state', ...attempt }))}`
const ATTEMPT = cookieOf({ callback: '/de-at/products/luna' })
const idToken = `x.${Buffer.from('{"sub":"anna","email":"anna@example.com"}').toString('base64url')}.y`

/** Simulates the return from the provider. Returns the redirect and the cookies of the response. */
async function returnFromProvider(
  search: string,
  cookie: string,
  refusal?: 'token-refused' | 'identity-unavailable',
  session: Session | null = null,
  isFull = false,
) {
  const exchangeCode = vi.fn(async () => {
    if (refusal) return refuse(refusal)
    return ok({ accessToken: 'anna', refreshToken: 'r', idToken, expiresAt: TEST_TIME.getTime() + 3_600_000 })
  })
  const context = new RouterContextProvider()
  context.set(clockContext, () => TEST_TIME)
  const world = new CartWorld()
  const save = vi.fn(async (_token: string, _productId: string) => (isFull ? refuse('list-full') : ok(null)))
  const identify = vi.fn(async (_visitorId: string, _person: { accountId: string }) => {})
  const customer = { getTradeAccount: async () => ok(null) }
  const clients = {
    ...world.clients,
    customer,
    identity: { exchangeCode },
    audience: { identify },
    savedItems: { save },
  } as Partial<Record<keyof Clients, unknown>>
  context.set(houseContext, SAMPLE_HOUSE)
  context.set(clientsContext, clients as Clients)
  context.set(sessionContext, session)
  context.set(sealContext, { seal: (text) => text, open: (text) => text, isCurrent: () => true })
  const url = new URL(`${ORIGIN}/api/auth/callback${search}`)
  const request = new Request(url, { headers: { cookie } })
  const pattern = '/api/auth/callback'
  const response = await loader({ request, url, context, pattern, params: {} } as Parameters<
    typeof loader
  >[0])
  const location = new URL(response.headers.get('location') ?? '', ORIGIN)
  const isSignedIn = response.headers.getSetCookie().some((line) => /^session=[^;]/.test(line))
  return { response, location, isSignedIn, exchangeCode, identify, save }
}

test('a valid callback signs in and returns to the original page', async () => {
  const { location, isSignedIn, exchangeCode, response } = await returnFromProvider(
    '?code=c&state=the-state',
    ATTEMPT,
  )
  expect([location.href, isSignedIn]).toEqual([`${ORIGIN}/de-at/products/luna`, true])
  expect(exchangeCode).toHaveBeenCalledWith({ code: 'c', verifier: 'verifier' })
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  const cleared = response.headers.getSetCookie().filter((line) => /^auth_.*Max-Age=0/.test(line))
  expect(cleared).toHaveLength(1)
})

describe.each([
  ['from an attacker’s link, without an attempt of one’s own', '?code=c&state=the-state', ''],
  ['with the attacker’s state', '?code=c&state=other', ATTEMPT],
  ['without a state', '?code=c', ATTEMPT],
  ['with half an attempt', '?code=c&state=the-state', cookieOf({ verifier: '' })],
  ['denied', '?error=access_denied&state=the-state', ATTEMPT],
])('%s', (_, search, cookie) => {
  test('an invalid callback signs no one in, does not try the code, and shows an error page', async () => {
    const { location, isSignedIn, exchangeCode } = await returnFromProvider(search, cookie)
    expect([location.origin, isSignedIn]).toEqual([ORIGIN, false])
    expect(location.pathname).toMatch(/\/login\/failed$/)
    expect(exchangeCode).not.toHaveBeenCalled()
  })
})

test.each([
  ['token-refused', 'interaction-not-found'],
  ['identity-unavailable', 'identity-unavailable'],
] as const)('a code that is answered %s tells %s', async (refusal, reason) => {
  const { location, isSignedIn } = await returnFromProvider('?code=c&state=the-state', ATTEMPT, refusal)
  expect([location.pathname, location.searchParams.get('reason'), isSignedIn]).toEqual([
    ...['/de-at/login/failed', reason, false],
  ])
})

test.each([
  ['random/de-at', '/de-at/login/failed', '/de-at'],
  ['random/', '/login/failed', '/'],
  ['random/xx-yy/checkout', '/login/failed', '/'],
  ['random', '/login/failed', '/'],
])('without its cookies the state %s determines the language: %s', async (state, path, home) => {
  const { location } = await returnFromProvider(`?code=c&state=${encodeURIComponent(state)}`, '')
  expect([location.pathname, location.searchParams.get('callback')]).toEqual([path, home])
})

test('the state of an attempt ends with the locale of its page', () => {
  expect(startAttempt('/de-at/products/luna').state).toMatch(/^[\w-]{32}\/de-at$/)
  expect(startAttempt('/products/luna').state).toMatch(/^[\w-]{32}\/$/)
})

const text = fc.string({ unit: 'binary', maxLength: 60 })
const value = fc.oneof(
  text,
  fc.constantFrom('the-state', 'verifier', 'https://evil.example', '//evil.example', '/\\evil'),
)

// spec 4: state, verifier and callback: whatever comes back otherwise signs no one in
test('of 2,000 forged callbacks none redirects to another site and none signs in', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.dictionary(fc.constantFrom('code', 'state', 'error', 'iss', 'callback'), value),
      fc.dictionary(
        fc.constantFrom('auth_attempt_the-stat', 'auth_attempt_', 'saved_pieces', 'cart_id'),
        value,
      ),
      async (requested, stored) => {
        // Everything is right except the state, which is not this browser's.
        const cookies = Object.entries(stored).map(
          ([name, one]) => `${name}=${encodeURIComponent(one.toWellFormed())}`,
        )
        const search = new URLSearchParams(requested)
        const { location, isSignedIn } = await returnFromProvider(`?${search}`, cookies.join('; '))
        expect([location.origin, isSignedIn]).toEqual([ORIGIN, false])
      },
    ),
    { numRuns: 2_000 },
  )
})

test('a forged callback URL in the cookie does not redirect elsewhere after a valid sign-in', async () => {
  for (const planted of ['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:0']) {
    const cookie = cookieOf({ callback: planted })
    const { location } = await returnFromProvider('?code=c&state=the-state', cookie)
    expect(location.origin).toBe(ORIGIN)
  }
})

// spec 6: what a guest saved joins their account; what has no room there stays in the browser
test.each([
  [false, 'saved_pieces=; Path=/; Max-Age=0'],
  [true, 'saved_pieces=42.7; Path=/; Max-Age=15552000'],
])(
  'what a guest saved joins the account, the oldest first; without room (%s) it stays',
  async (isFull, cookie) => {
    const { location, isSignedIn, save, response } = await returnFromProvider(
      '?code=c&state=the-state',
      `${ATTEMPT}; saved_pieces=42.7`,
      undefined,
      null,
      isFull,
    )
    expect([isSignedIn, location.href]).toEqual([true, `${ORIGIN}/de-at/products/luna`])
    expect(save.mock.calls).toEqual([
      ['anna', 'gid://shopify/Product/7'],
      ['anna', 'gid://shopify/Product/42'],
    ])
    expect(response.headers.getSetCookie().join()).toContain(cookie)
  },
)

const VISITOR = '0123456789abcdef0123456789abcdef'

test.each([
  [`visitor_id=${VISITOR}`, [[VISITOR, 'anna']]],
  ['visitor_id=guess', []],
  ['', []],
])('with the cookie "%s" the audience service receives %j', async (cookie, reported) => {
  const { identify } = await returnFromProvider('?code=c&state=the-state', `${ATTEMPT}; ${cookie}`)
  expect(identify.mock.calls.map(([visitorId, person]) => [visitorId, person.accountId])).toEqual(reported)
})

test('a failed sign-in identifies no one', async () => {
  const { identify } = await returnFromProvider('?code=c&state=other', `${ATTEMPT}; visitor_id=${VISITOR}`)
  expect(identify).not.toHaveBeenCalled()
})

const ANNA: Session = {
  accountId: 'anna',
  email: 'anna@example.com',
  idToken,
  accessToken: 'anna',
  expiresAt: TEST_TIME.getTime() + 3_600_000,
}

test('a signed-in customer who repeats the callback continues with their session', async () => {
  const { location, response, exchangeCode } = await returnFromProvider(
    '?code=c&state=the-state/de-at',
    '',
    undefined,
    ANNA,
  )
  expect(location.pathname).toBe('/de-at')
  expect(response.headers.getSetCookie().some((line) => line.startsWith('session='))).toBe(false)
  expect(exchangeCode).not.toHaveBeenCalled()
})

test('two concurrent sign-ins each return to their own page', async () => {
  const other = encodeURIComponent(
    JSON.stringify({ verifier: 'other', state: 'another-one', callback: '/it-it/artisans' }),
  )
  const cookies = `${ATTEMPT}; auth_attempt_another-=${other}`
  const second = await returnFromProvider('?code=c&state=another-one', cookies)
  expect([second.location.pathname, second.isSignedIn]).toEqual(['/it-it/artisans', true])
  expect(second.exchangeCode).toHaveBeenCalledWith({ code: 'c', verifier: 'other' })
  // The attempt that is not finished yet is preserved.
  expect(second.response.headers.getSetCookie().some((line) => line.includes('the-stat'))).toBe(false)
  const first = await returnFromProvider('?code=c&state=the-state', cookies)
  expect([first.location.pathname, first.isSignedIn]).toEqual(['/de-at/products/luna', true])
})

test('a browser drops abandoned sign-ins, keeping the five latest', () => {
  const started = Array.from({ length: 7 }, (_, index) => `auth_attempt_attempt${index}=x`)
  const request = new Request(ORIGIN, { headers: { cookie: ['cart_id=c', ...started].join('; ') } })
  const forgotten = endOldAttempts(request, true).map((line) => line.split('=', 1)[0])
  // One slot is reserved for the attempt that starts now.
  expect(forgotten).toEqual(['auth_attempt_attempt0', 'auth_attempt_attempt1', 'auth_attempt_attempt2'])
})
