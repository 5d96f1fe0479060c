import { afterAll, expect, test } from 'vitest'
import { isProviderPath, STOREFRONT_CLIENT } from '#contracts/oauth.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { IDENTITY_ORIGIN, openIdentity, SIGN_UP } from '#tests/support/identity/identity-flow.ts'

type Tokens = { access_token: string; refresh_token: string; id_token: string; scope: string }

const database = await freshDatabase('kernel', 'identity')
afterAll(() => database.close())
const identity = await openIdentity(database)
const stated: Record<string, string | string[] | boolean> = await (
  await identity.browser().call('/.well-known/openid-configuration')
).json()
const getList = (name: string) => [stated[name]].flat().map(String)
let people = 0

/** Signs someone up with a modified request and returns the provider's redirect and the tokens. */
async function signUp(changes: Record<string, string> = {}) {
  const browser = identity.browser()
  const { uid, verifier } = await browser.begin(changes)
  const person = { ...SIGN_UP, email: `person-${++people}@example.com` }
  const finished = await browser.screen(`/interactions/${uid}/sign-up`, person)
  const back = await browser.follow(((await finished.json()) as { redirectTo: string }).redirectTo)
  const response = await browser.exchangeCode(back.get('code') ?? '', verifier)
  return { browser, back, tokens: (await response.json()) as Tokens }
}

function readJwt(token: string): { header: object; claims: object } {
  const [header, claims] = token
    .split('.')
    .slice(0, 2)
    .map((part) => JSON.parse(Buffer.from(part, 'base64url').toString()) as object)
  return { header: header ?? {}, claims: claims ?? {} }
}

test('discovery lists only what the storefront client needs', () => {
  expect(stated).toMatchObject({
    grant_types_supported: ['authorization_code', 'refresh_token'],
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    scopes_supported: ['openid', 'email', 'customer-account-api:full'],
    token_endpoint_auth_methods_supported: ['none'],
    code_challenge_methods_supported: ['S256'],
  })
  expect(
    Object.keys(stated).filter((name) => /^(dpop|pushed|token_endpoint_auth_signing)/.test(name)),
  ).toEqual([])
})

test('HEAD of discovery returns the same headers as GET', async () => {
  const response = await identity.browser().call('/.well-known/openid-configuration', { method: 'HEAD' })
  expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([
    200,
    'application/json',
    '',
  ])
})

const ADDRESSES = Object.entries(stated).filter(([name]) => /_endpoint$|^jwks_uri$/.test(name))

test.each(ADDRESSES)('there is an endpoint at the listed %s', async (name, address) => {
  const { pathname, origin } = new URL(String(address))
  expect([origin, isProviderPath(pathname)]).toEqual([IDENTITY_ORIGIN, true])
  const isPosted = name === 'token_endpoint' || name === 'revocation_endpoint'
  const response = await identity.browser().call(pathname, isPosted ? { method: 'POST' } : {})
  expect([200, 303, 400, 401]).toContain(response.status)
})

test.each(getList('response_types_supported'))('the response type "%s" begins a sign-in', async (type) => {
  const { location } = await identity.browser().begin({ response_type: type })
  expect(location).toMatch(/^\/de-at\/sign-in\//)
})

test.each(getList('response_modes_supported'))('the response mode "%s" leads back', async (mode) => {
  const { back } = await signUp({ response_mode: mode })
  expect([back.get('state'), back.get('iss')]).toEqual(['state', stated.issuer])
})

test('every listed grant type returns tokens', async () => {
  const { browser, tokens } = await signUp()
  const responses: Record<string, Response | Tokens> = {
    authorization_code: tokens,
    refresh_token: await (await browser.refresh(tokens.refresh_token)).json(),
  }
  for (const type of getList('grant_types_supported')) {
    expect(responses[type]).toMatchObject({ access_token: expect.any(String) })
  }
})

test('every listed scope is granted, and every listed claim is returned with the listed signature', async () => {
  const scopes = getList('scopes_supported').filter((scope) => scope !== 'openid')
  const { browser, tokens } = await signUp({ scope: `openid ${scopes.join(' ')}`, max_age: '3600' })
  expect(tokens.scope.split(' ').sort()).toEqual(['openid', ...scopes].sort())
  const { header, claims } = readJwt(tokens.id_token)
  expect(getList('id_token_signing_alg_values_supported')).toContain((header as { alg?: string }).alg)
  const authorization = `Bearer ${tokens.access_token}`
  const response = await browser.call('/authentication/userinfo', { headers: { authorization } })
  const given = { ...claims, ...(await response.json()) }
  expect(Object.keys(given)).toEqual(expect.arrayContaining(getList('claims_supported')))
})

test('a token that is revoked at the listed endpoint is no longer accepted', async () => {
  const { browser, tokens } = await signUp()
  const body = new URLSearchParams({ client_id: STOREFRONT_CLIENT, token: tokens.access_token })
  const revoked = await browser.call(String(stated.revocation_endpoint), { method: 'POST', body })
  const authorization = `Bearer ${tokens.access_token}`
  const response = await browser.call('/authentication/userinfo', { headers: { authorization } })
  expect([revoked.status, response.status]).toEqual([200, 401])
})
