import { createHash, randomBytes } from 'node:crypto'
import { IDENTITY_PATHS, STOREFRONT_CLIENT, tokenResponse } from '#contracts/oauth.ts'
import { type Browser, openBrowser } from './browser.ts'
import type { Target } from './target.ts'

/** The password of everyone who signs up here. */
export const PASSWORD = 'eine lange Nacht am Meer 13'

/** Someone with an account, and their signed-in browser. */
export type Customer = { readonly email: string; readonly browser: Browser }

/** Signs someone up through the pages. */
export async function signUpCustomer(target: Target, email: string): Promise<Customer> {
  const browser = openBrowser(target)
  const screen = await browser.follow('/login', await browser.call('/login'))
  await browser.call(screen, { step: 'email', email })
  const details = { step: 'sign-up', email, password: PASSWORD, confirmation: PASSWORD }
  await browser.follow(screen, await browser.call(screen, details))
  const profile = await browser.call('/profile')
  if (profile.status !== 200) throw new Error(`The sign-up failed: /profile returns ${profile.status}`)
  return { email, browser }
}

/** A customer's credentials for the services, as the storefront's server has them. */
export type CustomerKey = { readonly accessToken: string; readonly accountId: string }

/** Signs a customer in again, like the storefront does, with their browser's session at the provider. */
export async function fetchCustomerKey(
  { publicOrigin }: Target,
  { browser }: Customer,
): Promise<CustomerKey> {
  const verifier = randomBytes(32).toString('base64url')
  const client = { client_id: STOREFRONT_CLIENT, redirect_uri: `${publicOrigin}/api/auth/callback` }
  const parameters = new URLSearchParams({
    ...client,
    response_type: 'code',
    scope: 'openid email customer-account-api:full',
    state: 'attack',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  })
  const { headers } = await browser.call(`${IDENTITY_PATHS.authorize}?${parameters}`)
  const code = new URL(headers.location ?? '/', publicOrigin).searchParams.get('code')
  if (code === null) throw new Error(`The sign-in provider redirects to ${headers.location}`)
  const exchange = { ...client, grant_type: 'authorization_code', code, code_verifier: verifier }
  const response = await browser.call(IDENTITY_PATHS.token, exchange)
  const { access_token: accessToken, id_token: idToken } = tokenResponse.parse(JSON.parse(response.body))
  const [, claims = ''] = idToken.split('.')
  const { sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { sub: string }
  return { accessToken, accountId: sub }
}
