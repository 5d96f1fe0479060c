import { createStorefrontApiClient } from '@shopify/storefront-api-client'
import { LANGUAGES } from '#domain/market/language.ts'
import { ok, refuse } from '#domain/result.ts'
import { createBankTransfer } from '#services/commerce/orders/payments/bank-transfer.ts'
import { createOnAccount } from '#services/commerce/orders/payments/on-account.ts'
import { createTestCard } from '#services/commerce/orders/payments/test-card.ts'
import {
  type CommerceOptions,
  type CommerceService,
  createCommerceService,
} from '#services/commerce/service.ts'
import type { Clock } from '#services/kernel/clock.ts'
import type { Database } from '#services/kernel/database/database.ts'
import type { Service } from '#services/kernel/service.ts'
import { testLimiter } from '../limiter.ts'
import { testClock } from '../test-clock.ts'
import { SAMPLE_HOUSE } from './sample-house.ts'

export const SAMPLE_ACCESS_TOKEN = 'sample-access-token'
export const SAMPLE_PRIVATE_TOKEN = 'sample-private-token'
export const SAMPLE_TEAM_TOKEN = 'sample-team-token'
export const SAMPLE_BANK = {
  holder: 'Sample House srl',
  bankName: 'Banca di Parma',
  iban: 'IT60X0542811101000000123456',
  bic: 'BPMOIT22',
}

type SampleOverrides = Partial<Omit<CommerceOptions, 'checkout'>> & {
  checkout?: Partial<CommerceOptions['checkout']>
}

/** A commerce service with sample settings; `overrides` replaces some of them. */
export function sampleShop(database: Database, overrides: SampleOverrides = {}): CommerceService {
  const clock: Clock = overrides.clock ?? testClock()
  return createCommerceService({
    database,
    clock,
    limiter: testLimiter(database, clock),
    shop: {
      name: 'Sample House',
      description: 'Handmade in Italy',
      url: 'https://shop.example',
      country: 'IT',
      timeZone: 'Europe/Rome',
      orderPrefix: 'BT',
      languages: LANGUAGES,
      countries: null,
    },
    house: SAMPLE_HOUSE,
    makeDocument: async () => ok(new TextEncoder().encode('%PDF-1.3 sample')),
    loadReferenceRates: async () => refuse('rates-unavailable'),
    storefrontAccessToken: SAMPLE_ACCESS_TOKEN,
    privateAccessToken: SAMPLE_PRIVATE_TOKEN,
    reportError: (error) => console.error(error),
    authenticate: async () => ok(null),
    findTradeBuyer: async () => ok(null),
    store: { picturesFolder: '/nowhere', picturesFolders: [], modelsFolders: [], imageHosts: [] },
    deliveryNotices: async () => [],
    previewLinkTo: (path) => `https://shop.example/preview?to=${path}`,
    ...overrides,
    checkout: {
      linkSecret: 'sample-link-secret',
      teamToken: SAMPLE_TEAM_TOKEN,
      unpaidOrderDays: 10,
      paymentProviders: [
        createBankTransfer(SAMPLE_BANK),
        createOnAccount(SAMPLE_BANK),
        createTestCard(clock),
      ],
      reportLatePayment: () => {},
      sendMail: async () => {},
      withdrawMail: async () => false,
      ...overrides.checkout,
    },
  })
}

/**
 * Queries the service through the official client, with a browser's public token or a server's private one; throws if
 * the response has errors.
 */
export function createExecute(service: Service, token: 'public' | 'private' = 'public') {
  const client = createStorefrontApiClient({
    storeDomain: 'https://shop.example',
    apiVersion: '2025-04',
    ...(token === 'public'
      ? { publicAccessToken: SAMPLE_ACCESS_TOKEN }
      : { privateAccessToken: SAMPLE_PRIVATE_TOKEN }),
    customFetchApi: (url, init) => service.fetch(new Request(url, init)),
    logger: () => {},
  })
  return async <Data>(operation: string, variables: Record<string, unknown> = {}): Promise<Data> => {
    const { data, errors } = await client.request<Data>(operation, { variables })
    if (errors || !data) throw new Error(JSON.stringify(errors?.graphQLErrors ?? errors?.message))
    return data
  }
}
