import { z } from 'zod'
import {
  type acceptance,
  type changeRequest,
  type newComment,
  type Quote,
  type QuoteSummary,
  quoteList,
  quote as quoteShape,
  type refusal,
} from '#contracts/quote.ts'
import { IDEMPOTENCY_KEY } from '#contracts/team/convention.ts'
import { type ShowsPicture, showsAll } from '#domain/product/shown-picture.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { callPlatform, type PlatformReach, type PlatformResponse } from './call-platform.ts'

/** `unauthorized`: the customer's access token is no longer valid. */
type ReadCode = 'unauthorized' | 'platform-unavailable'
const REFUSAL_CODES = [
  'version-outdated',
  'quote-closed',
  'quote-expired',
  'line-not-found',
  'checkout-unavailable',
  'quote-malformed',
  'too-many-requests',
] as const
export type QuoteCode = ReadCode | (typeof REFUSAL_CODES)[number]
type ChangeResponse = Promise<Result<Quote | null, QuoteCode>>

/** Null if the quote is someone else's or was deleted. Writes are idempotent by key. */
export type OpenQuote = {
  read(): Promise<Result<Quote | null, ReadCode>>
  comment(comment: z.infer<typeof newComment>, key: string): ChangeResponse
  requestChanges(change: z.infer<typeof changeRequest>, key: string): ChangeResponse
  decline(refused: z.infer<typeof refusal>): ChangeResponse
  /** `checkoutUrl` is null if the team creates the order manually. */
  accept(
    accepted: z.infer<typeof acceptance>,
  ): Promise<Result<{ checkoutUrl: string | null } | null, QuoteCode>>
  /** The last version as a PDF, in a response that only its reader may store. */
  downloadDocument(): Promise<Result<Response | null, ReadCode | 'too-many-requests' | 'documents-busy'>>
}

/** Quotes as their clients see them (`contracts/quote.ts`). */
export type QuotesClient = {
  list(accessToken: string): Promise<Result<readonly QuoteSummary[], ReadCode>>
  ofCustomer(accessToken: string, number: string): OpenQuote
  /** By the token of an emailed link. */
  ofGuest(token: string): OpenQuote
}

export type QuotesClientOptions = PlatformReach & {
  readonly token: string
  /** Pictures that it rejects are omitted. */
  readonly showsPicture?: ShowsPicture
  readonly report: (problem: { code: ReadCode; status: number | null }) => void
}

const QUOTES_PATH = '/customer/quotes'
/** A document may be queued, which takes up to 30 seconds. */
const DOCUMENT_TIMEOUT_MS = 45_000

const refusedResponse = z.object({ code: z.enum(REFUSAL_CODES) })
const acceptedResponse = z.object({ checkoutUrl: z.url().nullable() })

export function createQuotesClient(options: QuotesClientOptions): QuotesClient {
  const { baseUrl, fetch, showsPicture = showsAll } = options

  function toRefusal({ status }: Pick<PlatformResponse, 'status'>): Result<never, ReadCode> {
    const code: ReadCode = status === 401 ? 'unauthorized' : 'platform-unavailable'
    if (code === 'platform-unavailable') options.report({ code, status })
    return refuse(code)
  }

  /** Null if there is no such quote. */
  function readValue<Value>(
    response: PlatformResponse,
    schema: z.ZodType<Value>,
  ): Result<Value | null, QuoteCode> {
    const refused = refusedResponse.safeParse(response.body)
    if (refused.success) return refuse(refused.data.code)
    if (response.status === 404) return ok(null)
    const value = schema.safeParse(response.body)
    const isDone = response.status === 200 || response.status === 201
    return isDone && value.success ? ok(value.data) : toRefusal(response)
  }

  /** Omits pictures that this shop does not show. */
  const shownQuote = quoteShape.transform((read): Quote => {
    const lines = read.offer.lines.map((line) => ({
      ...line,
      picture: line.picture !== null && showsPicture(line.picture) ? line.picture : null,
    }))
    return { ...read, offer: { ...read.offer, lines } }
  })

  function openQuote(token: string, path: string): OpenQuote {
    const post = (call: string, body: object, key?: string) =>
      callPlatform(options, token, {
        method: 'POST',
        path: `${path}/${call}`,
        body,
        ...(key !== undefined && { headers: { [IDEMPOTENCY_KEY]: key } }),
      })
    return {
      async read() {
        const response = await callPlatform(options, token, { method: 'GET', path })
        if (response.status === 404) return ok(null)
        const read = shownQuote.safeParse(response.body)
        return response.status === 200 && read.success ? ok(read.data) : toRefusal(response)
      },
      comment: async (comment, key) => readValue(await post('comments', comment, key), shownQuote),
      requestChanges: async (change, key) => readValue(await post('change-request', change, key), shownQuote),
      decline: async (refused) => readValue(await post('refusal', refused), shownQuote),
      accept: async (accepted) => readValue(await post('acceptance', accepted), acceptedResponse),
      async downloadDocument() {
        const request = new Request(`${baseUrl}${path}/document`, {
          headers: { authorization: `Bearer ${token}` },
          signal: AbortSignal.timeout(DOCUMENT_TIMEOUT_MS),
        })
        const response = await fetch(request).catch(() => null)
        const bytes = await response?.arrayBuffer().catch(() => null)
        const { status = null, headers } = response ?? {}
        if (status === 404) return ok(null)
        if (status === 429) return refuse('too-many-requests')
        if (status === 503) return refuse('documents-busy')
        return status === 200 && bytes
          ? ok(new Response(bytes, { ...(headers && { headers }) }))
          : toRefusal({ status })
      },
    }
  }

  return {
    async list(accessToken) {
      const response = await callPlatform(options, accessToken, { method: 'GET', path: QUOTES_PATH })
      const list = quoteList.safeParse(response.body)
      return response.status === 200 && list.success ? ok(list.data.quotes) : toRefusal(response)
    },
    ofCustomer: (accessToken, number) =>
      openQuote(accessToken, `${QUOTES_PATH}/${encodeURIComponent(number)}`),
    ofGuest: (token) => openQuote(options.token, `/quotes/links/${encodeURIComponent(token)}`),
  }
}
