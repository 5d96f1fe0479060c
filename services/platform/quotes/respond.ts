import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { acceptance, changeRequest, newComment, refusal } from '#contracts/quote.ts'
import { calendarDateIn } from '#domain/calendar/calendar-date.ts'
import { isQuoteExpired } from '#domain/quote/quote-validity.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import { updateRequest } from '../requests/desk/update-request.ts'
import { requestMessages } from '../requests/requests-tables.ts'
import { replyId } from '../requests/thread/store-reply.ts'
import { changeQuote } from './change-quote.ts'
import { openCheckout } from './open-checkout.ts'
import { createQuoteTeamEmail } from './quote-mail.ts'
import type { QuoteStore } from './quotes-options.ts'
import { quoteComments, quoteVersions } from './quotes-tables.ts'
import { findQuote, type QuoteRow } from './read-quote.ts'

export type QuoteRefusal =
  | 'version-outdated'
  | 'quote-closed'
  | 'quote-expired'
  | 'line-not-found'
  | 'checkout-unavailable'

type Keyed<Schema extends z.ZodType> = z.infer<Schema> & { key: string }

/** Stores a comment on a line of the last version, and emails it to the house. A repeated key has no effect. */
export function commentOnLine(
  store: QuoteStore,
  row: QuoteRow,
  { version, lineId, text, key }: Keyed<typeof newComment>,
): Promise<Result<true, QuoteRefusal>> {
  return changeCurrentQuote(store, row, version, async (tx, { quote, request }, offeredVersion, now) => {
    if (!offeredVersion.offer.lines.some(({ id }) => id === lineId)) return refuse('line-not-found')
    const [stored] = await tx
      .insert(quoteComments)
      .values({ id: replyId(quote.id, key), quoteId: quote.id, lineId, text, sentAt: now })
      .onConflictDoNothing()
      .returning()
    if (!stored) return ok(true)
    await updateRequest(tx, request.id, { state: 'new' }, now)
    await store.quotes.sendMail(
      tx,
      createQuoteTeamEmail('quote-comment', { quote, request, text, letter: stored.id }, store.quotes),
    )
    return ok(true)
  })
}

/**
 * Requests changes. The text of the client becomes a message in the conversation, and the version can no longer be
 * accepted.
 */
export function requestChanges(
  store: QuoteStore,
  row: QuoteRow,
  { version, text, key }: Keyed<typeof changeRequest>,
): Promise<Result<true, QuoteRefusal>> {
  return changeCurrentQuote(store, row, version, async (tx, { quote, request }, _, now) => {
    const id = replyId(request.id, key)
    const [stored] = await tx
      .insert(requestMessages)
      .values({ id, requestId: request.id, text, sentAt: now })
      .onConflictDoNothing()
      .returning()
    if (!stored) return ok(true)
    const changed = await changeQuote(tx, quote, 'request-changes', { accountId: null, now })
    if (!changed.ok) return changed
    await updateRequest(tx, request.id, { state: 'new' }, now)
    await store.quotes.sendMail(
      tx,
      createQuoteTeamEmail('quote-changes', { quote, request, text, letter: id }, store.quotes),
    )
    return ok(true)
  })
}

export function declineQuote(
  store: QuoteStore,
  row: QuoteRow,
  { version, reason }: z.infer<typeof refusal>,
): Promise<Result<true, QuoteRefusal>> {
  return changeCurrentQuote(store, row, version, async (tx, { quote, request }, _, now) => {
    if (quote.state === 'declined') return ok(true)
    const changed = await changeQuote(tx, quote, 'decline', { accountId: null, text: reason, now })
    if (!changed.ok) return changed
    const eventKey = `${quote.id} ${version}`
    await store.quotes.sendMail(
      tx,
      createQuoteTeamEmail(
        'quote-declined',
        { quote, request, text: reason, letter: eventKey },
        store.quotes,
      ),
    )
    return ok(true)
  })
}

/**
 * Accepts the last version under a name, records the acceptance, and opens its checkout. Returns the same checkout if
 * the version was already accepted. `checkoutUrl` is null if the team creates the order manually.
 */
export async function acceptQuote(
  store: QuoteStore,
  row: QuoteRow,
  { version, name }: z.infer<typeof acceptance>,
): Promise<Result<{ checkoutUrl: string | null }, QuoteRefusal>> {
  const changed = await changeCurrentQuote(store, row, version, async (tx, current, offeredVersion, now) => {
    const { quote, request } = current
    if (quote.state === 'accepted') return ok(offeredVersion)
    const cause = { accountId: null, text: name, now }
    const next = await changeQuote(tx, quote, 'accept', cause, { acceptedAs: name, acceptedAt: now })
    if (!next.ok) return next
    const eventKey = `${quote.id} ${version} ${now.toISOString()}`
    await store.quotes.sendMail(
      tx,
      createQuoteTeamEmail('quote-accepted', { quote, request, text: name, letter: eventKey }, store.quotes),
    )
    return ok(offeredVersion)
  })
  return changed.ok ? openCheckout(store, row, changed.value) : changed
}

/** Changes a locked quote, provided that the client has read its last version and the quote is still valid. */
async function changeCurrentQuote<Value>(
  { database, clock, quotes: { house } }: QuoteStore,
  { quote: { id } }: QuoteRow,
  version: number,
  run: (
    tx: Queryable,
    row: QuoteRow,
    offeredVersion: typeof quoteVersions.$inferSelect,
    now: Date,
  ) => Promise<Result<Value, QuoteRefusal>>,
): Promise<Result<Value, QuoteRefusal>> {
  const now = clock()
  return database.db.transaction(async (tx) => {
    const row = await findQuote(tx, id, 'lock')
    if (!row) return refuse('quote-closed')
    const { state, validUntil, sentVersion } = row.quote
    if (sentVersion !== version) return refuse('version-outdated')
    if (
      state === 'expired' ||
      isQuoteExpired({ state, validUntil: validUntil ?? '' }, calendarDateIn(house.timeZone, now))
    )
      return refuse('quote-expired')
    const [offeredVersion] = await tx
      .select()
      .from(quoteVersions)
      .where(and(eq(quoteVersions.quoteId, id), eq(quoteVersions.version, version)))
    if (!offeredVersion) throw new Error(`Version ${version} of ${row.quote.number} was not sent`)
    return run(tx, row, offeredVersion, now)
  })
}
