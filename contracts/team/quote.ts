import { z } from 'zod'
import { LANGUAGES } from '#domain/market/language.ts'
import { CURRENCIES } from '#domain/money/money.ts'
import { QUOTE_EVENTS, QUOTE_STATES } from '#domain/quote/quote-lifecycle.ts'
import { QUOTE_LENGTHS, quoteDraft, quoteOffer } from '../quote.ts'
import { requestPiece, requestText } from '../request.ts'
import { teamItem } from './convention.ts'

/**
 * `quotes`: what the house offers for requests (`contracts/quote.ts`). Creation takes `newQuote`; its first lines are
 * the pieces of the request, at their public prices in the currency of its country, with their lead times.
 * `quote-exists` if the request already has one, `request-unknown`; `waits-for-stock` for a back-in-stock notice.
 * Changes take `{ draft }`, `quoteDraft`, in any state that allows `revise` or `send`; `quote-closed` once it is
 * ordered.
 *
 * Actions: `send` with `{}` emails the draft as the next version; `lines-missing`, `lines-too-many`, `total-too-large`,
 * `validity-over`, `exemption-unknown`; `finish-open` for a line without a variant, which cannot be ordered. `revise`
 * with `{}` starts a draft from the last version and cancels an open checkout; `withdraw` with `{ reason }`, for the
 * record; both `already-ordered` if it has just been paid, and `checkout-unavailable` if the shop does not respond.
 * `comment` with `{ lineId, text }`. All are refused with `quote-closed` if the state does not allow them. `ordered`
 * with `{ orderNumber }`, if the team creates the order manually. Roles: `care`.
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
  /** Set once it is accepted: a checkout is open, or the team has to create the order manually. */
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
 * How the list can be filtered. `open`: neither ordered, declined, expired nor withdrawn; `client-wrote`: changes were
 * requested, another version is being prepared, or a comment has no reply; `by-hand`: accepted, and the team has to
 * create the order; `ending`: unanswered, a few days before it expires.
 */
export const quoteFilter = z.strictObject({
  state: z.enum([...QUOTE_STATES, 'open', 'client-wrote', 'by-hand', 'ending']).optional(),
  text: z.string().trim().min(1).max(100).optional(),
  requestId: z.guid().optional(),
})
export type QuoteFilter = z.infer<typeof quoteFilter>

/**
 * `quote-pieces`: variants found by part of a title, the start of a maker's name or a whole SKU, in the language and
 * country of a quote. Roles: `care`.
 */
export const quotePiece = teamItem.extend({
  piece: requestPiece,
  /** In the quote's currency; null for a piece upon request, or if there is no price in it. */
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
