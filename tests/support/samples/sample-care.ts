import { showsAll } from '#domain/product/shown-picture.ts'
import { ok } from '#domain/result.ts'
import { createTokenOwnerLookup } from '#server/compose/lookups/token-owner.ts'
import { createCare } from '#server/compose/services/care-service.ts'
import { createChatService } from '#services/chat/service.ts'
import { createOrderSource } from '#services/customer/orders/order-source.ts'
import type { Database } from '#services/kernel/database/database.ts'
import { createSeal } from '#services/kernel/secrets/seal.ts'
import { createPlatformService } from '#services/platform/service.ts'
import { IDENTITY_ORIGIN, openIdentity } from '../identity/identity-flow.ts'
import { testClock } from '../test-clock.ts'
import { sampleChatOptions } from './sample-chat.ts'
import { sampleCustomers } from './sample-customer.ts'
import { SAMPLE_DOWNLOADS } from './sample-downloads.ts'
import { SAMPLE_LISTS } from './sample-list-options.ts'
import { SAMPLE_QUOTES } from './sample-quotes.ts'
import { SAMPLE_REQUESTS } from './sample-requests.ts'
import { SAMPLE_PRIVATE_TOKEN, sampleShop } from './sample-shop.ts'
import { SAMPLE_TRADE } from './sample-trade.ts'

/** The services with customer data in one database, with the customer directory on top of them. */
export async function openSampleCare(database: Database) {
  const identity = await openIdentity(database)
  const tokenOwner = createTokenOwnerLookup(
    { baseUrl: IDENTITY_ORIGIN, fetch: identity.service.fetch },
    failed,
  )
  const shop = sampleShop(database)
  const platform = createPlatformService({
    trade: SAMPLE_TRADE,
    lists: SAMPLE_LISTS,
    quotes: SAMPLE_QUOTES,
    requests: SAMPLE_REQUESTS,
    downloads: SAMPLE_DOWNLOADS,
    database,
    clock: testClock(),
    serverToken: 'server',
    cartSeal: createSeal(['a secret'], 'stored carts'),
    async authenticate(token) {
      const owner = await tokenOwner(token)
      return owner.ok ? ok(owner.value?.accountId ?? null) : owner
    },
    storeLanguage: async () => false,
    reportError: failed,
  })
  const profiles = sampleCustomers(database, {
    authenticate: tokenOwner,
    orders: createOrderSource({
      baseUrl: 'http://commerce.internal',
      privateToken: SAMPLE_PRIVATE_TOKEN,
      fetch: shop.fetch,
    }),
    readCartId: async (token) => {
      const headers = { authorization: `Bearer ${token}` }
      const response = await platform.fetch(
        new Request('http://platform.internal/customer/data', { headers }),
      )
      return (await response.json()).cartId
    },
    reportError: failed,
  })
  const chat = createChatService({
    ...sampleChatOptions(database),
    async authenticate(token) {
      const owner = await tokenOwner(token)
      return owner.ok ? ok(owner.value?.accountId ?? null) : owner
    },
  })
  const services = {
    identity: identity.service,
    customer: profiles,
    commerce: shop,
    platform,
    chat,
    hasAudience: true,
  }
  /** `hosted`: those of the services that are hosted elsewhere. */
  const openCare = (hosted: Partial<Parameters<typeof createCare>[0]> = {}) =>
    createCare({ ...services, ...hosted }, { database, log: { warn: failed }, showsPicture: showsAll })
  return { care: openCare(), openCare, identity, shop, profiles, platform, chat }
}

function failed(problem: unknown): never {
  throw problem
}
