import { Hono } from 'hono'
import type { z } from 'zod'
import type { CustomerPlatformData } from '#contracts/platform.ts'
import { type QuotePiece, quotePieceFilter } from '#contracts/team/quote.ts'
import { isCountryCode } from '#domain/market/market.ts'
import type { Result } from '#domain/result.ts'
import type { Clock } from '#services/kernel/clock.ts'
import type { Database, Queryable } from '#services/kernel/database/database.ts'
import { handleErrors } from '#services/kernel/handle-errors.ts'
import type { RotatedSecret } from '#services/kernel/secrets/rotated-secret.ts'
import type { Seal } from '#services/kernel/secrets/seal.ts'
import { requireServerToken } from '#services/kernel/secrets/servers-only.ts'
import type { Service } from '#services/kernel/service.ts'
import { defineResource } from '#services/kernel/team/routes.ts'
import { customerCartRoutes } from './customer-cart-routes.ts'
import { deleteCustomerData, readCustomerData } from './customer-data.ts'
import { type CustomerRoutesOptions, customerRoutes } from './customer-routes.ts'
import { type DownloadsOptions, downloadRoutes } from './downloads/download-routes.ts'
import { productDownloadsRoute } from './downloads/team-downloads.ts'
import { exportRoutes } from './exports/export-routes.ts'
import { platformJobs } from './jobs.ts'
import { listRoutes } from './lists/list-routes.ts'
import { createListHub } from './lists/live/list-hub.ts'
import type { InvitationOptions } from './lists/sharing/members.ts'
import { sharedListRoutes } from './lists/sharing/sharing-routes.ts'
import { madeChangeRoutes } from './made-changes.ts'
import { accountQuoteRoutes, guestQuoteRoutes } from './quotes/quote-routes.ts'
import type { QuoteStore, QuotesOptions } from './quotes/quotes-options.ts'
import { findGuestQuote, findQuote } from './quotes/read-quote.ts'
import { teamQuotes } from './quotes/team-quotes.ts'
import { waitingQuotes } from './quotes/waiting-quotes.ts'
import { teamAttachments } from './requests/attachments/team-attachments.ts'
import { draftRoutes } from './requests/desk/drafts.ts'
import { SPLIT } from './requests/desk/merge.ts'
import { readingRoute } from './requests/desk/reading.ts'
import { teamReplyTemplates } from './requests/desk/reply-templates.ts'
import { inboundRoutes } from './requests/inbound/inbound-routes.ts'
import { requestRoutes } from './requests/request-routes.ts'
import type { RequestsOptions } from './requests/requests-options.ts'
import type { RequestStore } from './requests/store-request.ts'
import { teamRequests } from './requests/team-requests.ts'
import { findGuestRequest } from './requests/thread/read-thread.ts'
import { accountThreadRoutes, type ThreadEnv, threadRoutes } from './requests/thread/thread-routes.ts'
import { waitingRequests } from './requests/waiting-requests.ts'
import { savedItemRoutes } from './saved-items.ts'
import { searchRoutes } from './search-routes.ts'
import { studioRoutes } from './studio/studio-routes.ts'
import { teamSearches } from './team/team-searches.ts'
import { waitingSearches } from './team/waiting-searches.ts'
import { certificateRoute } from './trade/certificate-route.ts'
import { applicationReadingRoute } from './trade/reading.ts'
import { teamApplications } from './trade/team-applications.ts'
import type { TradeOptions } from './trade/trade-options.ts'
import { customerTradeRoutes, tradeRoutes } from './trade/trade-routes.ts'
import { waitingApplications } from './trade/waiting-applications.ts'
import { updateRoutes } from './updates/update-routes.ts'

export type PlatformOptions = {
  database: Database
  clock: Clock
  /** Returns the account of an access token, or null if the token is not valid. */
  authenticate(accessToken: string): Promise<Result<string | null, 'account-unavailable'>>
  /** Authorizes calls that only our own servers make. */
  serverToken: string | RotatedSecret
  requests: RequestsOptions
  quotes: QuotesOptions
  trade: TradeOptions
  downloads: DownloadsOptions
  lists: {
    /** Encrypts the tokens of links. */
    seal: Seal
    /** Queues an invitation's email in a transaction, so that it is sent if and only if the invitation is stored. */
    sendInvitation: InvitationOptions['sendInvitation']
  }
  /** Called for each bug; the client only sees a failure. */
  reportError(error: unknown): void
} & Pick<CustomerRoutesOptions, 'storeLanguage' | 'cartSeal'>

export type PlatformService = Service & {
  /** The data of customers in this service, for the team to copy or remove on behalf of a customer. */
  readonly customers: {
    copy(accountId: string): Promise<CustomerPlatformData>
    remove(tx: Queryable, accountId: string): Promise<void>
  }
}

type CustomerEnv = { Variables: { accountId: string; accessToken: string } }

/**
 * The platform service: data of customers (`contracts/platform.ts`), their lists (`contracts/list.ts`) and studios
 * (`contracts/studio.ts`), what is new for them (`contracts/updates.ts`), counts of searches
 * (`contracts/search/counted-searches.ts`), requests to the house (`contracts/request.ts`), tearsheets with counts of
 * downloads (`contracts/tearsheet.ts`), files that take a while to create (`contracts/export.ts`), and trade
 * applications (`contracts/trade-application.ts`).
 */
export function createPlatformService(options: PlatformOptions): PlatformService {
  const { database, clock, authenticate } = options
  const { files } = options.requests
  const stores = { database, clock, files }
  const app = new Hono<CustomerEnv>()
  handleErrors(app, options.reportError)
  app.route('/searches', searchRoutes(options))
  app.route('/changes', madeChangeRoutes(options))
  app.route('/requests', requestRoutes(options))
  app.route('/trade', tradeRoutes(options))
  app.route('/quotes/links', guestQuoteRoutes(options))
  app.route('/quotes/threads', guestQuoteThreadRoutes(options))
  app.route('/downloads', downloadRoutes(options))
  app.route('/lists', sharedListRoutes(options))
  app.route('/inbound', inboundRoutes(options))
  app.use(async (context, next) => {
    const token = /^Bearer (.+)$/.exec(context.req.header('authorization') ?? '')?.[1]
    if (token === undefined) return context.json({ code: 'unauthorized' }, 401)
    const account = await authenticate(token)
    if (!account.ok) return context.json({ code: account.code }, 502)
    if (account.value === null) return context.json({ code: 'unauthorized' }, 401)
    context.set('accountId', account.value)
    context.set('accessToken', token)
    return next()
  })

  app.route('/lists/saved', savedItemRoutes(options))
  app.route(
    '/customer/lists',
    listRoutes({
      ...options,
      listSeal: options.lists.seal,
      sendInvitation: options.lists.sendInvitation,
      hub: createListHub(database.url),
      async isValid(accessToken) {
        const account = await authenticate(accessToken)
        return !account.ok || account.value !== null
      },
    }),
  )
  app.route('/customer/requests', accountThreadRoutes(options))
  app.route('/customer/quotes', accountQuoteRoutes(options))
  app.route('/customer/trade', customerTradeRoutes(options))
  app.route('/customer/studio', studioRoutes({ ...options.downloads, ...stores }))
  app.route('/customer/exports', exportRoutes({ ...options.downloads, ...stores }))
  app.route('/', customerCartRoutes({ database, cartSeal: options.cartSeal, clock }))
  app.route('/customer', customerRoutes(options))
  app.route('/', updateRoutes(options))

  return {
    fetch: async (request) => app.fetch(request),
    routes: app.routes,
    jobs: platformJobs(options),
    customers: {
      copy: (accountId) => readCustomerData(options, accountId),
      remove: (tx, accountId) => deleteCustomerData(tx, accountId, options.requests),
    },
    team: [
      ...teamSearches(options),
      ...teamRequests(options),
      productDownloadsRoute,
      ...teamAttachments(options.requests),
      ...draftRoutes,
      readingRoute,
      ...teamReplyTemplates,
      ...teamQuotes(options),
      ...teamQuotePieces(options),
      ...teamApplications(options),
      certificateRoute(options),
      applicationReadingRoute,
    ],
    audits: [SPLIT],
    waiting: [
      waitingSearches(options),
      ...waitingRequests,
      ...waitingQuotes(options),
      ...waitingApplications,
    ],
  }
}

/** Routes for the conversation of a guest's quote, by the token of the link to the quote, for servers only. */
function guestQuoteThreadRoutes(
  store: QuoteStore & RequestStore & { serverToken: string | RotatedSecret },
): Hono<ThreadEnv> {
  const { db } = store.database
  const app = new Hono<ThreadEnv>()
  app.use(requireServerToken(store.serverToken))
  app.use('/:token/*', async (context, next) => {
    const id = store.quotes.tokens.open(context.req.param('token'))
    context.set('find', async () => {
      const row = id === null ? null : await findGuestQuote(db, id)
      return row && findGuestRequest(db, row.request.id)
    })
    return next()
  })
  return app.route('/:token', threadRoutes(store))
}

/** The team resource `quote-pieces`: what can be added to a quote (`contracts/team/quote.ts`). */
function teamQuotePieces({ quotes: { findPieces } }: Pick<QuoteStore, 'quotes'>) {
  return defineResource<QuotePiece, z.infer<typeof quotePieceFilter>, 'title'>({
    name: 'quote-pieces',
    isPersonal: false,
    roles: ['care'],
    filter: quotePieceFilter,
    sortable: ['title'],
    logged: [],
    async list(db, { filter: { quoteId, text }, from, count }) {
      const row = await findQuote(db, quoteId, null)
      if (!row || !isCountryCode(row.request.country)) return { items: [], total: 0 }
      const { country, language } = row.request
      const found = await findPieces(text, { country, language, currency: row.quote.currency })
      if (found === null) throw new Error('The commerce service did not send pieces')
      const items = found.map((piece) => ({ id: piece.piece.variantId, version: 1, ...piece }))
      return { items: items.slice(from, from + count), total: items.length }
    },
    find: async () => null,
  })
}
