import { createServerClient } from '#clients/calls/call-client.ts'
import { createFilesClient } from '#clients/files/files-client.ts'
import { createRequestThreadsClient } from '#clients/platform/request-threads-client.ts'
import { requestCalls } from '#contracts/request-calls.ts'
import { ok } from '#domain/result.ts'
import { createFilesService } from '#services/files/service.ts'
import type { Database } from '#services/kernel/database/database.ts'
import { createRateLimiter } from '#services/kernel/rate-limit.ts'
import { createIdTokens } from '#services/kernel/secrets/id-tokens.ts'
import { createSeal } from '#services/kernel/secrets/seal.ts'
import { createMailService } from '#services/mail/service.ts'
import type { QuotesOptions } from '#services/platform/quotes/quotes-options.ts'
import { createReplyAddresses } from '#services/platform/requests/inbound/reply-address.ts'
import { createPlatformService } from '#services/platform/service.ts'
import type { TradeOptions } from '#services/platform/trade/trade-options.ts'
import { SAMPLE_DOWNLOADS } from './sample-downloads.ts'
import { SAMPLE_HOUSE } from './sample-house.ts'
import { SAMPLE_LISTS } from './sample-list-options.ts'
import { SAMPLE_QUOTES } from './sample-quotes.ts'
import { SAMPLE_TRADE } from './sample-trade.ts'

type StoredEmail = { kind: string; to: string; subject: string; html: string; text: string; status: string }

/**
 * The platform, mail and files services in one database, with clients for requests and conversations. An access token
 * is its account id, whose verified address is at example.com. `clock` provides the time.
 */
export function openRequests(
  database: Database,
  clock: () => Date,
  quotes: Partial<QuotesOptions> = {},
  trade: Partial<TradeOptions> = {},
) {
  const reportError = (error: unknown) => console.error(error)
  const mail = createMailService({
    database,
    clock,
    seal: createSeal(['a secret'], 'links in emails'),
    transport: null,
    showsPicture: () => true,
    showsLinks: false,
    house: SAMPLE_HOUSE,
    from: 'Sample House <orders@shop.example>',
    shopUrl: 'https://shop.example',
    onOutage: () => {},
    bounceSecret: 'bounces-of-tests',
    onBounce: async () => {},
    readToken: 'team',
    reportError,
  })
  const threadTokens = createIdTokens(['a secret'], 'tests')
  const inbound = {
    secret: 'a secret of inbound',
    addresses: createReplyAddresses(['a secret'], 'in.house.example'),
  }
  const cancelTokens = createIdTokens(['a secret'], 'cancelling tests')
  const problems: unknown[] = []
  const limiter = createRateLimiter({ database, clock, secret: 'a secret' })
  /** Tests replace its `fetch` to simulate an outage. */
  const fileService = createFilesService({ database, clock, serverToken: 'files', reportError })
  const files = createFilesClient({
    baseUrl: 'http://files.internal',
    fetch: (request) => fileService.fetch(request),
    token: 'files',
    report: (problem) => problems.push(problem),
  })
  const platform = createPlatformService({
    trade: { ...SAMPLE_TRADE, limiter, sendMail: mail.queueMail, ...trade },
    lists: SAMPLE_LISTS,
    database,
    clock,
    cartSeal: createSeal(['a secret'], 'stored carts'),
    serverToken: 'server',
    authenticate: async (accessToken) => ok(accessToken),
    storeLanguage: async () => true,
    downloads: SAMPLE_DOWNLOADS,
    requests: {
      limiter,
      house: SAMPLE_HOUSE,
      shopUrl: 'https://shop.example',
      sendMail: mail.queueMail,
      forgetMail: mail.forgetRequests,
      files,
      isClientCareMember: async (accountId) => accountId === 'giulia',
      threadTokens,
      inbound,
      cancelTokens,
      verifiedEmail: async (accountId) => `${accountId}@example.com`,
      memberNames: async () => new Map([['giulia', 'Giulia Ferri']]),
    },
    quotes: { ...SAMPLE_QUOTES, ...quotes, sendMail: mail.queueMail },
    reportError,
  })
  const reach = { baseUrl: 'http://platform.internal', fetch: platform.fetch }
  const report = (problem: unknown) => problems.push(problem)
  const client = createServerClient(requestCalls, { ...reach, token: 'server', report })
  const threads = createRequestThreadsClient({ ...reach, token: 'server', report })
  async function emails(): Promise<StoredEmail[]> {
    const { rows } = await database.pool.query<StoredEmail>(
      'select kind, to_address as "to", subject, html, text, status from mail.outbox order by created_at, kind',
    )
    return rows
  }
  return {
    mail,
    platform,
    threadTokens,
    cancelTokens,
    inbound,
    files,
    fileService,
    client,
    threads,
    problems,
    emails,
  }
}
