import { serve } from '@hono/node-server'
import * as oauth from 'oauth4webapi'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { STOREFRONT_CLIENT } from '#contracts/oauth.ts'
import { freshDatabase } from '#tests/support/database.ts'
import {
  createBrowser,
  IDENTITY_ORIGIN,
  openIdentity,
  SIGN_UP,
} from '#tests/support/identity/identity-flow.ts'

const database = await freshDatabase('kernel', 'identity')
const identity = await openIdentity(database)
const CALLBACK = `${IDENTITY_ORIGIN}/api/auth/callback`
const client = { client_id: STOREFRONT_CLIENT }
let base = ''
let close = () => {}
let people = 0

beforeAll(async () => {
  base = await new Promise<string>((resolve) => {
    const server = serve({ fetch: identity.service.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
      resolve(`http://127.0.0.1:${port}`),
    )
    close = () => server.close()
  })
})
afterAll(async () => {
  close()
  await database.close()
})

/** Sends a request over a socket, as behind a proxy: the service still sees its public origin. */
function overHttp(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  return fetch(new Request(base + pathname + search, request), { redirect: 'manual' })
}
const browser = () => createBrowser({ ...identity.service, fetch: overHttp })
const options = {
  [oauth.customFetch]: (
    url: string,
    { body, ...rest }: oauth.CustomFetchOptions<string, BodyInit | undefined>,
  ) => overHttp(new Request(url, { ...rest, ...(body && { body }) } as RequestInit)),
  [oauth.allowInsecureRequests]: true,
} as const

async function discover(): Promise<oauth.AuthorizationServer> {
  const issuer = new URL(IDENTITY_ORIGIN)
  return oauth.processDiscoveryResponse(issuer, await oauth.discoveryRequest(issuer, options))
}

/** Signs up a new customer; returns the parameters of the provider's redirect. */
async function signedUp() {
  const server = await discover()
  const verifier = oauth.generateRandomCodeVerifier()
  const own = browser()
  const { uid } = await own.begin({
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    state: 'a-state',
  })
  const person = { ...SIGN_UP, email: `contract-${++people}@example.com` }
  const finished = await own.screen(`/interactions/${uid}/sign-up`, person)
  const back = await own.follow(((await finished.json()) as { redirectTo: string }).redirectTo)
  return { server, verifier, back, own }
}

/** Exchanges a code with the official client; returns its tokens, or the provider's refusal. */
async function exchange(
  server: oauth.AuthorizationServer,
  parameters: URLSearchParams,
  { verifier, callback = CALLBACK }: { verifier: string | typeof oauth.nopkce; callback?: string },
) {
  const granted = await oauth.authorizationCodeGrantRequest(
    server,
    client,
    oauth.None(),
    parameters,
    callback,
    verifier,
    options,
  )
  return oauth
    .processAuthorizationCodeResponse(server, client, granted)
    .catch((failure: unknown) =>
      failure instanceof oauth.ResponseBodyError ? failure.error : Promise.reject(failure),
    )
}

test('over HTTP an official client signs in, and refreshes until the grant ends', async () => {
  const { server, verifier, back, own } = await signedUp()
  const parameters = oauth.validateAuthResponse(server, client, back, 'a-state')
  const tokens = await exchange(server, parameters, { verifier })
  if (typeof tokens === 'string') throw new Error(tokens)
  const refresh = async (token = '') =>
    oauth.processRefreshTokenResponse(
      ...[server, client, await oauth.refreshTokenGrantRequest(server, client, oauth.None(), token, options)],
    )
  const fresh = await refresh(tokens.refresh_token)
  const requested = new URLSearchParams({
    id_token_hint: fresh.id_token ?? '',
    post_logout_redirect_uri: CALLBACK,
  })
  await own.call(`/authentication/logout?${requested}`)
  await expect(refresh(fresh.refresh_token)).rejects.toMatchObject({ error: 'invalid_grant' })
})

test('the client rejects a state other than the one it sent', async () => {
  const { server, back } = await signedUp()
  expect(() => oauth.validateAuthResponse(server, client, back, 'another')).toThrow(/state/)
})

test.each<[string, Record<string, string | null>, string]>([
  ['without a proof key', { code_challenge: null, code_challenge_method: null }, 'invalid_request'],
  ['with a plain one', { code_challenge_method: 'plain' }, 'invalid_request'],
  ['for another kind of answer', { response_type: 'token' }, 'unsupported_response_type'],
  ['for a scope of nobody', { scope: 'email', prompt: 'none' }, 'login_required'],
])('with %s, the provider redirects back with an error', async (_, changes, error) => {
  const { location } = await browser().begin(changes)
  const target = new URL(location)
  const reported = new URLSearchParams(target.search || target.hash.slice(1))
  expect([target.origin + target.pathname, reported.get('error')]).toEqual([CALLBACK, error])
})

test.each<[string, Record<string, string | null>]>([
  ['another site', { redirect_uri: 'https://evil.example/api/auth/callback' }],
  ['another path of ours', { redirect_uri: `${IDENTITY_ORIGIN}/products` }],
  ['a look-alike', { redirect_uri: `${IDENTITY_ORIGIN}.evil.example/api/auth/callback` }],
  ['a client that nobody knows', { client_id: 'guess' }],
  ['a client with a name that no database stores', { client_id: '\0' }],
])('a redirect to %s is refused without redirecting', async (_, changes) => {
  const { response } = await browser().begin(changes)
  expect([response.status, response.headers.get('location')]).toEqual([400, null])
})

// spec 7: code_challenge_method S256 only; a code is good once
test('a code works once, with its own verifier and redirect URI only', async () => {
  const { server, verifier, back } = await signedUp()
  const parameters = oauth.validateAuthResponse(server, client, back, 'a-state')
  const wrong = oauth.generateRandomCodeVerifier()
  expect(await exchange(server, parameters, { verifier: wrong })).toBe('invalid_grant')
  expect(await exchange(server, parameters, { verifier: oauth.nopkce })).toBe('invalid_grant')
  const elsewhere = { verifier, callback: `${IDENTITY_ORIGIN}/products` }
  expect(await exchange(server, parameters, elsewhere)).toBe('invalid_grant')
  expect(await exchange(server, parameters, { verifier })).toMatchObject({ token_type: 'bearer' })
  expect(await exchange(server, parameters, { verifier })).toBe('invalid_grant')
})
