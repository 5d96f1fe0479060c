import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { z } from 'zod'
import { acceptance, changeRequest, newComment, quoteList, refusal } from '#contracts/quote.ts'
import { IDEMPOTENCY_KEY } from '#contracts/team/convention.ts'
import { calendarDateIn } from '#domain/calendar/calendar-date.ts'
import type { Result } from '#domain/result.ts'
import { ok } from '#domain/result.ts'
import type { PdfFile } from '#services/kernel/pdf-response.ts'
import { pdfResponse } from '#services/kernel/pdf-response.ts'
import type { RateLimit } from '#services/kernel/rate-limit.ts'
import type { RotatedSecret } from '#services/kernel/secrets/rotated-secret.ts'
import { requireServerToken } from '#services/kernel/secrets/servers-only.ts'
import { updateFromCheckout } from './follow-quotes.ts'
import type { QuoteStore } from './quotes-options.ts'
import {
  findAccountQuote,
  findGuestQuote,
  listAccountQuotes,
  type QuoteRow,
  readQuote,
} from './read-quote.ts'
import { acceptQuote, commentOnLine, declineQuote, type QuoteRefusal, requestChanges } from './respond.ts'

/** Enough for the longest text with each character escaped in six bytes. */
const BODY_BYTES_MAX = 40 * 1024
const KEY_MAX = 200

/** Per quote, since each of these calls may send an email to the house. */
const RESPONSE_LIMIT: RateLimit = { limit: 30, windowSeconds: 3_600 }

/** Per quote, since creating a document is expensive. */
const DOCUMENT_LIMIT: RateLimit = { limit: 20, windowSeconds: 600 }

/** `find` returns the quote of a call, or null if it is not the caller's. */
type QuoteEnv = { Variables: { find: () => Promise<QuoteRow | null> } }
type AccountQuoteEnv = { Variables: QuoteEnv['Variables'] & { accountId: string } }

/** Routes for the quotes of an authenticated customer (`contracts/quote.ts`). */
export function accountQuoteRoutes(store: QuoteStore): Hono<AccountQuoteEnv> {
  const { db } = store.database
  const app = new Hono<AccountQuoteEnv>()
  app.get('/', async (context) =>
    context.json(quoteList.parse({ quotes: await listAccountQuotes(db, context.var.accountId) })),
  )
  app.use('/:number/*', async (context, next) => {
    const { accountId } = context.var
    const number = context.req.param('number')
    context.set('find', () => findAccountQuote(db, accountId, number))
    return next()
  })
  return app.route('/:number', quoteRoutes(store))
}

/** Routes for the quote of a guest, by the token of their link, for servers only. */
export function guestQuoteRoutes(
  store: QuoteStore & { serverToken: string | RotatedSecret },
): Hono<QuoteEnv> {
  const app = new Hono<QuoteEnv>()
  app.use(requireServerToken(store.serverToken))
  app.use('/:token/*', async (context, next) => {
    const id = store.quotes.tokens.open(context.req.param('token'))
    context.set('find', async () => (id === null ? null : findGuestQuote(store.database.db, id)))
    return next()
  })
  return app.route('/:token', quoteRoutes(store))
}

function quoteRoutes(store: QuoteStore): Hono<QuoteEnv> {
  const { db } = store.database
  const app = new Hono<QuoteEnv>()
  const limit = bodyLimit({ maxSize: BODY_BYTES_MAX, onError: () => malformedResponse([]) })

  app.get('/', async (context) => {
    const found = await context.var.find()
    // A client who has just paid sees the order before the job has run.
    const isOpen = found?.quote.state === 'accepted' && found.quote.agreedOrderId !== null
    if (isOpen) await updateFromCheckout(store, found)
    const row = isOpen ? await context.var.find() : found
    return row ? context.json(await readQuote(db, row, store.quotes)) : notFoundResponse()
  })

  app.get('/document', async (context) => {
    const row = await context.var.find()
    if (!row) return notFoundResponse()
    const limitRefusal = await refuseTooMany(row, 'quote document', DOCUMENT_LIMIT)
    if (limitRefusal) return limitRefusal
    const made = await makeQuoteDocument(store, row)
    return made.ok ? pdfResponse(made.value, 'inline') : context.json({ code: made.code }, 503)
  })

  app.post('/comments', limit, (context) =>
    respond(context, newComment, async (row, comment) => {
      const key = readKey(context)
      return key === null ? null : commentOnLine(store, row, { ...comment, key })
    }),
  )
  app.post('/change-request', limit, (context) =>
    respond(context, changeRequest, async (row, change) => {
      const key = readKey(context)
      return key === null ? null : requestChanges(store, row, { ...change, key })
    }),
  )
  app.post('/refusal', limit, (context) =>
    respond(context, refusal, (row, refused) => declineQuote(store, row, refused)),
  )
  app.post('/acceptance', limit, (context) =>
    respond(context, acceptance, (row, accepted) => acceptQuote(store, row, accepted)),
  )

  /**
   * Validates a call, checks its rate limit, runs it, and returns the resulting quote. `run` returns null without a
   * valid key.
   */
  async function respond<Schema extends z.ZodType>(
    context: Context<QuoteEnv>,
    schema: Schema,
    run: (
      row: QuoteRow,
      input: z.infer<Schema>,
    ) => Promise<Result<true | { checkoutUrl: string | null }, QuoteRefusal> | null>,
  ): Promise<Response> {
    const row = await context.var.find()
    if (!row) return notFoundResponse()
    const input = schema.safeParse(await context.req.json().catch(() => null))
    if (!input.success)
      return malformedResponse(
        input.error.issues.map(({ path, message }) => ({ path: path.join('.'), code: message })),
      )
    const limitRefusal = await refuseTooMany(row, 'quote', RESPONSE_LIMIT)
    if (limitRefusal) return limitRefusal
    const result = await run(row, input.data)
    if (result === null) return malformedResponse([{ path: IDEMPOTENCY_KEY, code: 'required' }])
    const after = await context.var.find()
    const current = after && (await readQuote(db, after, store.quotes))
    if (!result.ok) return context.json({ code: result.code, current }, STATUS[result.code])
    return context.json(result.value === true ? current : { quote: current, ...result.value })
  }

  /** Returns the refusal of a call that exceeds the rate limit of a quote, or null if the call is admitted. */
  async function refuseTooMany(
    { quote }: QuoteRow,
    action: string,
    rateLimit: RateLimit,
  ): Promise<Response | null> {
    const admitted = await store.quotes.limiter.admit(`${action} ${quote.id}`, rateLimit)
    if (admitted.ok) return null
    const { code, retryAfterSeconds } = admitted
    const headers = { 'retry-after': String(retryAfterSeconds) }
    return Response.json({ code, retryAfterSeconds }, { status: 429, headers })
  }
  return app
}

const STATUS = {
  'version-outdated': 409,
  'quote-closed': 409,
  'quote-expired': 409,
  'line-not-found': 404,
  'checkout-unavailable': 503,
} as const

function readKey(context: Context): string | null {
  const key = context.req.header(IDEMPOTENCY_KEY) ?? ''
  return key === '' || key.length > KEY_MAX ? null : key
}

const notFoundResponse = () => Response.json({ code: 'quote-not-found' }, { status: 404 })
const malformedResponse = (fields: { path: string; code: string }[]) =>
  Response.json({ code: 'quote-malformed', fields }, { status: 422 })

/** Creates a document of the last version of a quote, dated when it was sent, in the time zone of the house. */
async function makeQuoteDocument(
  { database, quotes: options }: QuoteStore,
  row: QuoteRow,
): Promise<Result<PdfFile, 'documents-busy'>> {
  const quote = await readQuote(database.db, row, options)
  const sentAt = quote.versions.at(-1)?.sentAt ?? quote.updatedAt
  const on = calendarDateIn(options.house.timeZone, new Date(sentAt))
  const made = await options.makeDocument({ kind: 'quote', quote, on })
  return made.ok ? ok({ name: `${quote.number}-${quote.version}`, bytes: made.value }) : made
}
