import { z } from 'zod'
import { LANGUAGES } from '#domain/market/language.ts'
import { CURRENCIES } from '#domain/money/money.ts'
import { QUOTE_EVENTS, QUOTE_STATES } from '#domain/quote/quote-lifecycle.ts'
import { QUOTE_LENGTHS, quoteDraft, quoteOffer } from '../quote.ts'
import { requestPiece, requestText } from '../request.ts'
import { teamItem } from './convention.ts'

/**
 * `quotes`: what the house offers for requests (`contracts/quote.ts`). Creation takes `newQuote`; the pieces of the request are
 * its first lines, at their public prices in the currency of its country, with their lead times. `quote-exists` if the request has one,
 * `request-unknown`; `waits-for-stock` for a notice. Changes take `{ draft }`, `quoteDraft`, in any state that `revise` or `send`
 * leaves, `quote-closed` once it is ordered.
 *
 * Actions: `send` with `{}`, which emails the draft as the next version; `lines-missing`, `lines-too-many`, `total-too-large`,
 * `validity-over`, `exemption-unknown`; `finish-open` for a line without a variant, which no order can have. `revise` with `{}`, which
 * starts a draft from the last version and cancels an open checkout; `withdraw` with `{ reason }`, for the record; both
 * `already-ordered` if it has just been paid, `checkout-unavailable` if the shop does not reply. `comment` with `{ lineId, text }`. All
 * `quote-closed` where its state does not allow them. `ordered` with `{ orderNumber }`, where the team creates the order by hand.
 * Roles: `care`.
 */
export const teamQuote = teamItem.extend({
  number: z.string(),
  state: z.enum(QUOTE_STATES),
  requestId: z.string(),
  requestNumber: z.string(),
  project: z.string(),
  name: z.string(),
  email: z.string(),
  language: z.enum(LANGUAGES),
  country: z.string(),
  currency: z.enum(CURRENCIES),
  /** 0 before the first version is sent. */
  sentVersion: z.int(),
  /** Null before the first version is sent. */
  validUntil: z.string().nullable(),
  totalMinor: z.int(),
  updatedAt: z.string(),
  orderNumber: z.string().nullable(),
  /** Set once it is accepted: a checkout is open, or the team has to create the order by hand. */
  checkout: z.enum(['open', 'by-hand']).nullable(),
  /** Null in lists. */
  detail: z
    .object({
      accountId: z.string().nullable(),
      pieces: z.array(requestPiece),
      draft: quoteDraft.nullable(),
      /** Variants of the draft that are sold out in the client's country. */
      soldOut: z.array(z.string()),
      /** The current tax number of the exemption; null without one. */
      exemptNumber: z.string().nullable(),
      versions: z.array(
        z.object({ version: z.int(), sentAt: z.string(), sentBy: z.string(), offer: quoteOffer }),
      ),
      comments: z.array(
        z.object({
          id: z.string(),
          lineId: z.string(),
          /** The team member's account; null for the client. */
          accountId: z.string().nullable(),
          text: z.string(),
          sentAt: z.string(),
        }),
      ),
      events: z.array(
        z.object({
          id: z.string(),
          event: z.enum(QUOTE_EVENTS),
          version: z.int(),
          accountId: z.string().nullable(),
          text: z.string(),
          happenedAt: z.string(),
        }),
      ),
    })
    .nullable(),
})
export type TeamQuote = z.infer<typeof teamQuote>

export const newQuote = z.strictObject({ requestId: z.guid() })
export const quoteChange = z.strictObject({ draft: quoteDraft })
export const quoteLineComment = z.strictObject({
  lineId: z.uuid(),
  text: requestText(QUOTE_LENGTHS.comment).min(1),
})

/**
 * What the list is filtered by. `open`: neither ordered, declined, expired nor withdrawn; `client-wrote`: changes were requested, or
 * another version is being prepared, or a comment has no reply; `by-hand`: accepted, and the team has to create the order; `ending`:
 * without a reply, a few days before its last.
 */
export const quoteFilter = z.strictObject({
  state: z.enum([...QUOTE_STATES, 'open', 'client-wrote', 'by-hand', 'ending']).optional(),
  text: z.string().trim().min(1).max(100).optional(),
  requestId: z.guid().optional(),
})
export type QuoteFilter = z.infer<typeof quoteFilter>

/**
 * `quote-pieces`: variants found by a part of a title, the start of a maker's name or a whole SKU, in the language and
 * country of a quote. Roles: `care`.
 */
export const quotePiece = teamItem.extend({
  piece: requestPiece,
  /** In the quote's currency; null for a piece upon request, and without a price in it. */
  publicMinor: z.int().nullable(),
  /** Null if it is unknown. */
  leadTimeDays: z.int().nullable(),
  isSoldOut: z.boolean(),
})
export type QuotePiece = z.infer<typeof quotePiece>

export const quotePieceFilter = z.strictObject({
  quoteId: z.guid(),
  text: z.string().trim().min(1).max(100),
})
