import { createHash, randomBytes } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { CALLBACK_PATH, createIdentityClient } from '#clients/identity/identity-client.ts'
import { type CustomerLists, createListsClient } from '#clients/platform/lists-client.ts'
import { STOREFRONT_CLIENT } from '#contracts/oauth.ts'
import { readServices } from '../services.ts'

/** The lists of the customer who is signed in on a page, through the service. */
export async function getLists(page: Page, origin: string): Promise<CustomerLists> {
  const reach = { baseUrl: `${origin}/services/platform`, fetch: (request: Request) => fetch(request) }
  const client = createListsClient({ ...reach, token: '', report: (problem) => console.error(problem) })
  return client.of(await accessTokenOf(page, origin))
}

/** An access token for the session that the browser has in the identity service. */
async function accessTokenOf(page: Page, origin: string): Promise<string> {
  const identity = createIdentityClient({
    publicUrl: origin,
    baseUrl: origin,
    origin,
    clientId: STOREFRONT_CLIENT,
    fetch: (request) => fetch(request),
    // Tokens are never refreshed.
    now: () => new Date(0),
    report: (problem) => console.error(problem),
  })
  const verifier = randomBytes(32).toString('base64url')
  const codeChallenge = createHash('sha256').update(verifier).digest('base64url')
  let address = identity.authorizeUrl({ state: 'journey', codeChallenge, locale: 'en-US' })
  while (!new URL(address).pathname.endsWith(CALLBACK_PATH)) {
    const response = await page.request.get(address, { maxRedirects: 0 })
    const { location } = response.headers()
    expect(location).toBeDefined()
    address = new URL(location ?? '', address).href
  }
  const code = new URL(address).searchParams.get('code') ?? ''
  const token = await identity.exchangeCode({ code, verifier })
  if (!token.ok) throw new Error(token.code)
  return token.value.accessToken
}

/** The id of a product's first variant, which its page shows first. */
export async function firstVariant(productId: string): Promise<string> {
  const { commerce } = await readServices()
  const response = await fetch(commerce.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...commerce.headers },
    body: JSON.stringify({
      query: 'query ($id: ID!) { product(id: $id) { variants(first: 1) { nodes { id } } } }',
      variables: { id: productId },
    }),
  })
  const { data } = await response.json()
  return data.product.variants.nodes[0].id
}
