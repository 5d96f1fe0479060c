import { createStorefrontApiClient } from '@shopify/storefront-api-client'
import {
  type CommerceClient,
  type CommerceProblem,
  createCommerceClient,
} from '#clients/commerce/commerce-client.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { sampleShop } from '#tests/support/samples/sample-shop.ts'
import { reach, type Side } from './served.ts'

const SHOP = { storeDomain: 'house.example', apiVersion: '2025-04' } as const
const PRIVATE_TOKEN = 'contract-private-token'
const PUBLIC_TOKEN = 'contract-public-token'

/** The commerce service on a new database, with clients that reach it from one side. */
export async function startCommerce(side: Side) {
  const database = await freshDatabase('commerce', 'mail')
  const service = sampleShop(database, {
    storefrontAccessToken: PUBLIC_TOKEN,
    privateAccessToken: PRIVATE_TOKEN,
  })
  const { url: baseUrl, fetch, close } = await reach(service, side)
  const send = fetch ?? ((request: Request) => globalThis.fetch(request))
  const problems: CommerceProblem[] = []
  return {
    database,
    /** Problems that our own clients reported. */
    problems,
    client: (accessToken: string = PRIVATE_TOKEN): CommerceClient =>
      createCommerceClient({
        ...SHOP,
        accessToken,
        baseUrl,
        fetch: send,
        report: (problem) => problems.push(problem),
      }),
    /** The official client with a token; it insists on https, so its URL is corrected. */
    official: (publicAccessToken = PUBLIC_TOKEN) =>
      createStorefrontApiClient({
        ...SHOP,
        publicAccessToken,
        logger: () => {},
        customFetchApi: (url, init) => send(new Request(baseUrl + new URL(url).pathname, init)),
      }),
    async close() {
      await close()
      await database.close()
    },
  }
}

export type EmbeddedCommerce = Awaited<ReturnType<typeof startCommerce>>
