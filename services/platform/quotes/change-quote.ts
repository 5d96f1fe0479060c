import { eq, sql } from 'drizzle-orm'
import { applyQuoteEvent, type QuoteEvent, type QuoteState } from '#domain/quote/quote-lifecycle.ts'
import { ok, type Result } from '#domain/result.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import { quoteEvents, quotes } from './quotes-tables.ts'

type Quote = typeof quotes.$inferSelect
type Changes = Partial<Omit<Quote, 'id' | 'number' | 'version' | 'state' | 'createdAt' | 'updatedAt'>>

/** The cause of an event. `accountId` is the team member, or null for the client and for automatic events. */
type EventCause = { accountId: string | null; text?: string; now: Date }

/**
 * Changes the state of a locked quote and records the event. If the state does not allow the event, nothing is stored,
 * and the event is refused with `quote-closed`.
 */
export async function changeQuote(
  tx: Queryable,
  quote: Pick<Quote, 'id' | 'state' | 'sentVersion'>,
  event: QuoteEvent,
  { accountId, text = '', now }: EventCause,
  changes: Changes = {},
): Promise<Result<QuoteState, 'quote-closed'>> {
  const next = applyQuoteEvent(quote.state, event)
  if (!next.ok) return next
  await updateQuote(tx, quote.id, { ...changes, state: next.value }, now)
  const version = changes.sentVersion ?? quote.sentVersion
  await tx.insert(quoteEvents).values({ quoteId: quote.id, event, version, accountId, text, happenedAt: now })
  return ok(next.value)
}

/** Changes fields of a quote, and increases its version for the team. */
export async function updateQuote(
  tx: Queryable,
  id: string,
  changes: Changes & { state?: QuoteState },
  now: Date,
): Promise<void> {
  await tx
    .update(quotes)
    .set({ ...changes, updatedAt: now, version: sql`${quotes.version} + 1` })
    .where(eq(quotes.id, id))
}

/** The fields that are reset once an acceptance is over. */
export const NOT_ACCEPTED = {
  acceptedAs: null,
  acceptedAt: null,
  agreedOrderId: null,
  checkoutUrl: null,
} satisfies Changes
