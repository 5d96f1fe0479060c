import { createListsClient } from '#clients/platform/lists-client.ts'
import type { AccountMailRequest } from '#contracts/mail.ts'
import { ok } from '#domain/result.ts'
import type { Database } from '#services/kernel/database/database.ts'
import { type RateLimiter, UNLIMITED } from '#services/kernel/rate-limit.ts'
import { createSeal } from '#services/kernel/secrets/seal.ts'
import { createPlatformService } from '#services/platform/service.ts'
import { freshDatabase } from '../database.ts'
import { SAMPLE_DOWNLOADS } from './sample-downloads.ts'
import { SAMPLE_LISTS } from './sample-list-options.ts'
import { SAMPLE_QUOTES } from './sample-quotes.ts'
import { SAMPLE_REQUESTS } from './sample-requests.ts'
import { SAMPLE_TRADE } from './sample-trade.ts'

export const product = (number: number) => `gid://shopify/Product/${number}`

/**
 * The platform service with a client for its lists, on a new database or another one. The token of an account is
 * `token-of-` and its id.
 */
export async function openLists(shared?: Database, limiter: RateLimiter = UNLIMITED) {
  const database = shared ?? (await freshDatabase('platform'))
  const sentEmails: AccountMailRequest[] = []
  let now = Date.UTC(2026, 10, 26)
  const service = createPlatformService({
    trade: SAMPLE_TRADE,
    quotes: SAMPLE_QUOTES,
    requests: { ...SAMPLE_REQUESTS, limiter },
    downloads: SAMPLE_DOWNLOADS,
    lists: {
      ...SAMPLE_LISTS,
      async sendInvitation(_, email) {
        sentEmails.push(email)
      },
    },
    reportError: (error) => console.error(error),
    cartSeal: createSeal(['a secret'], 'stored carts'),
    database,
    clock: () => new Date(++now),
    authenticate: async (token) => ok(token.startsWith('token-of-') ? token.slice(9) : null),
    storeLanguage: async () => true,
    serverToken: 'server',
  })
  const reach = { baseUrl: 'http://platform.internal', fetch: service.fetch }
  return {
    database,
    service,
    /** The invitations that were sent. */
    letters: sentEmails,
    client: createListsClient({
      ...reach,
      token: 'server',
      report: (problem) => console.error(problem),
    }),
    /** Calls the service as anna. */
    call(method: string, path: string, body?: unknown) {
      const headers = { authorization: 'Bearer token-of-anna', 'content-type': 'application/json' }
      const sent = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) }
      return service.fetch(new Request(reach.baseUrl + path, sent))
    },
    /** Moves the clock forward by days. */
    move(days: number) {
      now += days * 86_400_000
    },
    /** Runs the scheduled work. */
    async jobs() {
      for (const { run } of service.jobs ?? []) await run(new Date(now))
    },
    /** Adds items of the products from 1000 on to a list, in the order of their numbers. */
    async fill(listId: string, count: number) {
      await database.pool.query(
        `insert into platform.list_items (list_id, product_id, rank, added_at)
         select $1, 'gid://shopify/Product/' || number, '9' || number, '2026-11-20 10:00Z' from generate_series(1000, $2::int) number`,
        [listId, 999 + count],
      )
    },
  }
}
