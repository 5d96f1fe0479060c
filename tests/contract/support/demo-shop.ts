import { house } from '@bottega/demo-house'
import { type CommerceClient, createCommerceClient } from '#clients/commerce/commerce-client.ts'
import { type ContentClient, createContentClient } from '#clients/content/content-client.ts'
import type { SearchClient } from '#clients/search/search-client.ts'
import { ok } from '#domain/result.ts'
import { createContentService } from '#services/content/service.ts'
import type { Database } from '#services/kernel/database/database.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { sampleShop } from '#tests/support/samples/sample-shop.ts'
import { CONTENT, NOW, TOKENS } from './embedded-content.ts'

const SHOP = { storeDomain: 'house.example', apiVersion: '2025-04' } as const
const PRIVATE_TOKEN = 'whole-house-private-token'

/** The whole demonstration, catalogue and content, behind its own services and their clients. */
export type DemoShop = {
  readonly database: Database
  readonly clients: {
    readonly commerce: CommerceClient
    readonly content: ContentClient
    readonly search: Pick<SearchClient, 'findCategoryTree'>
  }
  /** Problems that the clients reported. */
  readonly problems: object[]
  close(): Promise<void>
}

export async function openDemoShop(): Promise<DemoShop> {
  const database = await freshDatabase('kernel', 'commerce', 'content', 'mail')
  await house.loadDemonstration(database, NOW)
  const problems: object[] = []
  const report = (problem: object) => problems.push(problem)
  const shop = sampleShop(database, { privateAccessToken: PRIVATE_TOKEN, clock: () => NOW })
  const contentService = createContentService({
    reportError: (error) => console.error(error),
    database,
    clock: () => NOW,
    tokens: TOKENS,
    projectId: CONTENT.projectId,
    dataset: CONTENT.dataset,
  })
  const commerce = createCommerceClient({
    ...SHOP,
    accessToken: PRIVATE_TOKEN,
    baseUrl: 'http://commerce.internal',
    fetch: async (request) => shop.fetch(request),
    report,
  })
  const content = createContentClient({
    ...CONTENT,
    apiHost: 'http://content.internal',
    readToken: TOKENS.read,
    token: TOKENS.preview,
    report,
    nowMs: () => NOW.getTime(),
    fetch: async (request) => contentService.fetch(request),
    responseCache: { maxAgeMs: 60_000, nowMs: () => NOW.getTime() },
  })
  return {
    database,
    // Editors describe every category of this house, so the search has none to add.
    clients: { commerce, content, search: { findCategoryTree: async () => ok([]) } },
    problems,
    async close() {
      await contentService.close()
      await database.close()
    },
  }
}
