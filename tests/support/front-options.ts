import { vi } from 'vitest'
import type { FrontOptions } from '#server/http/front.ts'
import { createMetrics } from '#server/http/metrics.ts'
import { SAMPLE_HOUSE } from './samples/sample-house.ts'

/** The front of a shop behind TLS, without pages; `changes` are what a test is about. */
export function frontOptions(changes: Partial<FrontOptions> = {}): FrontOptions {
  return {
    log: { info: vi.fn(), warn: vi.fn(), error: vi.fn() } as never,
    metrics: createMetrics(),
    security: { isSecure: true, imageHosts: [], formOrigins: [], isDevelopment: false },
    house: SAMPLE_HOUSE,
    publicOrigin: 'https://shop.example',
    secret: 's',
    trustedProxies: 0,
    metricsToken: null,
    servicesKey: 'services-key',
    describeServices: () => null,
    offersSetup: () => false,
    readSetup: async () => [],
    isEmpty: async () => false,
    observeHeaders: () => {},
    findReadinessProblem: async () => null,
    hasStorageFailedSince: () => false,
    isDatabaseSilent: () => false,
    admit: async () => null,
    findAccountId: () => null,
    streamsPerNetwork: 60,
    handleService: () => null,
    handleOAuth: () => null,
    handleDesk: () => null,
    handleWebhook: () => null,
    serveImage: async () => new Response('image'),
    serveFile: () => null,
    findPage: () => null,
    handlePage: toPageHandler(async () => new Response('page')),
    countSearch: () => undefined,
    countArrival: () => undefined,
    ...changes,
  }
}

/** Wraps a response as a page that counts no search. */
export function toPageHandler(handle: (request: Request) => Promise<Response>): FrontOptions['handlePage'] {
  return async (request) => ({ response: await handle(request), search: null })
}
