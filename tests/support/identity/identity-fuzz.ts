import fc from 'fast-check'
import { IDENTITY_PATHS, STOREFRONT_CLIENT } from '#contracts/oauth.ts'
import type { IdentityService } from '#services/identity/service.ts'
import { IDENTITY_ORIGIN } from './identity-flow.ts'

const EVIL = 'https://evil.example'
const CALLBACK = `${IDENTITY_ORIGIN}/api/auth/callback`

/** Hostile input: empty values, wrong types, wrong encodings, foreign origins, oversized text. */
const rubbish = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom('', '0', '[]', '{}', 'null', '%00', '%E0%A4%A', '../..', "' or 1=1--", '<script>', 'plain'),
  fc.constantFrom(
    EVIL,
    `//evil.example`,
    `${CALLBACK}@evil.example`,
    `${CALLBACK}.evil.example`,
    'javascript:0',
  ),
  fc.string({ minLength: 2_000, maxLength: 4_000 }),
)
const parameters = (...names: string[]) =>
  fc.dictionary(fc.oneof(fc.constantFrom(...names), fc.string({ maxLength: 12 })), rubbish, { maxKeys: 8 })

/** A request that no honest client sends. */
export type BadRequest = { method: string; path: string; headers: Record<string, string>; body?: string }

const authorize = parameters('client_id', 'redirect_uri', 'state', 'scope', 'code_challenge', 'prompt').map(
  (changes): BadRequest => {
    const requested = {
      client_id: STOREFRONT_CLIENT,
      response_type: 'code',
      redirect_uri: CALLBACK,
      ...changes,
    }
    // Without a PKCE challenge none of them may start a sign-in.
    const { code_challenge: _, ...unproven } = requested as Record<string, string>
    return {
      method: 'GET',
      path: `${IDENTITY_PATHS.authorize}?${new URLSearchParams(unproven)}`,
      headers: {},
    }
  },
)
const token = fc
  .tuple(
    parameters('client_id', 'code', 'code_verifier', 'redirect_uri', 'refresh_token'),
    fc.constantFrom('authorization_code', 'refresh_token', 'password', 'client_credentials', ''),
    fc.constantFrom(
      'application/x-www-form-urlencoded',
      'application/json',
      'text/plain',
      'multipart/form-data',
    ),
  )
  .map(([changes, grant, type]): BadRequest => {
    const requested = { client_id: STOREFRONT_CLIENT, grant_type: grant, ...changes }
    const body = type.includes('json') ? JSON.stringify(requested) : String(new URLSearchParams(requested))
    return { method: 'POST', path: IDENTITY_PATHS.token, headers: { 'content-type': type }, body }
  })
const logout = parameters('id_token_hint', 'post_logout_redirect_uri', 'state').map(
  (requested): BadRequest => ({
    method: 'GET',
    headers: {},
    path: `${IDENTITY_PATHS.logout}?${new URLSearchParams(requested)}`,
  }),
)
const interaction = fc
  .tuple(
    fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }),
    fc.constantFrom('', '/email', '/sign-in', '/sign-up', '/abort'),
    fc.oneof(
      rubbish,
      parameters('email', 'password', 'language').map((requested) => JSON.stringify(requested)),
    ),
    fc.boolean(),
  )
  .map(([uid, step, body, isKnown]): BadRequest => {
    const authorization = isKnown ? 'Bearer screens' : 'Bearer guess'
    const headers = {
      authorization,
      'content-type': 'application/json',
      cookie: `oidc_interaction=${uid.length}`,
    }
    const path = `/interactions/${encodeURIComponent(uid.toWellFormed())}${step}`
    return step === '' ? { method: 'GET', path, headers } : { method: 'POST', path, headers, body }
  })
const elsewhere = fc
  .tuple(
    fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'OPTIONS'),
    fc.constantFrom(...Object.values(IDENTITY_PATHS), '/authentication/oauth/revoke', '/authentication/x'),
    parameters('token', 'access_token'),
  )
  .map(
    ([method, path, requested]): BadRequest => ({
      method,
      headers: { authorization: 'Bearer guess' },
      path: `${path}?${new URLSearchParams(requested)}`,
    }),
  )

export const badRequest: fc.Arbitrary<BadRequest> = fc.oneof(authorize, token, logout, interaction, elsewhere)

/** Sends one; returns what is wrong with the response, or null. */
export async function findResponseProblem(
  service: IdentityService,
  requested: BadRequest,
): Promise<string | null> {
  const { method, path, headers, body } = requested
  const request = new Request(IDENTITY_ORIGIN + path, {
    method,
    headers,
    ...(body !== undefined && { body }),
  })
  const response = await service.fetch(request)
  if (response.status >= 500) return `${response.status} ${await response.text()}`
  const location = response.headers.get('location')
  const target = location === null ? IDENTITY_ORIGIN : new URL(location, IDENTITY_ORIGIN).origin
  if (target !== IDENTITY_ORIGIN) return `leads to ${location}`
  return response.headers.get('location')?.includes('/sign-in/') ? `begins a sign-in: ${location}` : null
}
