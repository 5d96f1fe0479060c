import { z } from 'zod'
import { LINE_QUANTITY_MAX } from '#domain/line-quantity.ts'
import { LIST_ITEMS_MAX } from '#domain/list/list-limits.ts'
import { LANGUAGES } from '#domain/market/language.ts'
import { CURRENCIES } from '#domain/money/money.ts'
import { QUOTE_STATES } from '#domain/quote/quote-lifecycle.ts'
import { REQUEST_LENGTHS, requestPiece, requestText } from './request.ts'

/**
 * The house's quotes, as their clients see them. A quote belongs to a request, whose conversation accompanies it
 * (`request-calls.ts`). Amounts are in minor units of the quote's currency, times in ISO 8601, UTC.
 *
 * The platform service has a customer's quotes under `/customer/quotes`, with their access token, last changed first,
 * and each of them under its number. A guest's quote is under `/quotes/links/{token}`, with the token of the link that
 * was emailed, and its conversation under `/quotes/threads/{token}`, as described in `request-calls.ts`. Only servers
 * may call either. Drafts are never included. For each quote:
 * - `GET`: `quote`; 404 `quote-not-found` if it is someone else's.
 * - `GET /document`: the last version as a PDF file, in the quote's language. 429 `too-many-requests`; 503
 *   `documents-busy`.
 * - `POST /comments`, with `Idempotency-Key` and `newComment`: 200 `quote`. 404 `line-not-found`; 429
 *   `too-many-requests`.
 * - `POST /change-request`, with `Idempotency-Key`, `{ version, text }`: 200 `quote`.
 * - `POST /acceptance`, with `Idempotency-Key`, `acceptance`: 200 `{ quote, checkoutUrl }`; `checkoutUrl` is null if
 *   the team creates the order manually.
 * - `POST /refusal`, with `{ version, reason }`: 200 `quote`, declined.
 *
 * 409 `version-outdated` if another version was sent, with `current`, a `quote`; 409 `quote-closed` if the state does
 * not allow it (`domain/quote/quote-lifecycle.ts`); 409 `quote-expired`; 422 `quote-malformed` with `fields`; 503
 * `checkout-unavailable`, after which the quote can be accepted again.
 */

export const QUOTE_LINES_MAX = 250
/** More than can be sent, because a draft starts with all pieces of the request. */
export const QUOTE_DRAFT_LINES_MAX = LIST_ITEMS_MAX
export const QUOTE_LENGTHS = {
  terms: 3_000,
  letter: 3_000,
  comment: 1_000,
  shipping: 120,
  finish: 200,
} as const

const amount = z.int().min(0).max(100_000_000_00)

export const quoteLine = requestPiece.omit({ quantity: true, variantTitle: true }).extend({
  /** The same in all versions, so that comments stay with their line. */
  id: z.uuid(),
  quantity: z.int().min(1).max(LINE_QUANTITY_MAX),
  /** As worded for the client. */
  finish: z.string().trim().max(QUOTE_LENGTHS.finish),
  /** The public unit price when the version was written; null for a piece upon request. */
  publicMinor: amount.nullable(),
  /** Per unit. */
  unitMinor: amount,
  leadTimeDays: z.int().min(1).max(730).nullable(),
})
export type QuoteLine = z.infer<typeof quoteLine>

export const quoteOffer = z.object({
  lines: z.array(quoteLine).min(1).max(QUOTE_LINES_MAX),
  shipping: z.object({ title: z.string().trim().max(QUOTE_LENGTHS.shipping), amountMinor: amount }),
  /** The house's text above the lines. */
  letter: requestText(QUOTE_LENGTHS.letter),
  terms: requestText(QUOTE_LENGTHS.terms),
  /** The last day on which it is valid, `2026-12-15`, in the house's calendar. */
  validUntil: z.iso.date(),
  /** Set if the client's company is tax-exempt in the destination country (docs/areas/markets-and-prices.md). */
  exemption: z
    .object({
      taxNumber: z.string(),
      /** The tax deducted from pieces and delivery; null if their prices include none. */
      takenOffMinor: z.int().min(0).nullable(),
    })
    .optional(),
})
export type QuoteOffer = z.infer<typeof quoteOffer>

/** An offer that may be incomplete. The exemption is set when it is sent. */
export const quoteDraft = quoteOffer
  .omit({ exemption: true })
  .extend({ lines: z.array(quoteLine).max(QUOTE_DRAFT_LINES_MAX) })
export type QuoteDraft = z.infer<typeof quoteDraft>

export const quoteComment = z.object({
  id: z.string(),
  lineId: z.string(),
  isFromHouse: z.boolean(),
  /** The team member's first name; null for the client, and if it is unknown. */
  member: z.string().nullable(),
  text: z.string(),
  sentAt: z.string(),
})

const summary = {
  number: z.string(),
  requestNumber: z.string(),
  state: z.enum(QUOTE_STATES),
  /** The project's name; empty without one. */
  project: z.string(),
  /** The requested list; null if there is none. */
  listId: z.string().nullable(),
  language: z.enum(LANGUAGES),
  country: z.string(),
  currency: z.enum(CURRENCIES),
  /** The last sent version, from 1. */
  version: z.int(),
  validUntil: z.string(),
  /** Including delivery. */
  totalMinor: z.int(),
  updatedAt: z.string(),
}
export const quoteSummary = z.object(summary)
export type QuoteSummary = z.infer<typeof quoteSummary>
export const quoteList = z.object({ quotes: z.array(quoteSummary) })

export const quote = z.object({
  ...summary,
  name: z.string(),
  /** The last sent version. */
  offer: quoteOffer,
  /** The sender's first name. */
  member: z.string().nullable(),
  /** Sent versions, oldest first. */
  versions: z.array(
    z.object({ version: z.int(), sentAt: z.string(), totalMinor: z.int(), offer: quoteOffer }),
  ),
  /** Oldest first. */
  comments: z.array(quoteComment),
  acceptance: z.object({ version: z.int(), name: z.string(), acceptedAt: z.string() }).nullable(),
  /** Set while it is accepted and unpaid; null before and after, and if the team creates the order manually. */
  checkoutUrl: z.url().nullable(),
  orderNumber: z.string().nullable(),
})
export type Quote = z.infer<typeof quote>

export const newComment = z.strictObject({
  version: z.int(),
  lineId: z.uuid(),
  text: requestText(QUOTE_LENGTHS.comment).min(1, 'required'),
})
export const changeRequest = z.strictObject({
  version: z.int(),
  text: requestText(REQUEST_LENGTHS.message).min(1, 'required'),
})
export const acceptance = z.strictObject({
  version: z.int(),
  /** As typed by the client. */
  name: requestText(REQUEST_LENGTHS.name).min(1, 'required'),
  /** The client checked the box that accepts the quote and the terms of sale. */
  hasAgreed: z.literal(true, 'required'),
})
export const refusal = z.strictObject({
  version: z.int(),
  reason: requestText(QUOTE_LENGTHS.comment).default(''),
})
