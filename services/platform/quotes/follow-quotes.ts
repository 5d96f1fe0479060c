import { and, eq, inArray, lt, ne } from 'drizzle-orm'
import type { AgreedOrder } from '#contracts/order/agreed-order.ts'
import { calendarDateIn } from '#domain/calendar/calendar-date.ts'
import type { QuoteEvent } from '#domain/quote/quote-lifecycle.ts'
import { isQuoteExpired, isReminderDue } from '#domain/quote/quote-validity.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { changeQuote, NOT_ACCEPTED, updateQuote } from './change-quote.ts'
import { openCheckout } from './open-checkout.ts'
import { createQuoteReminderEmail } from './quote-mail.ts'
import type { QuoteStore } from './quotes-options.ts'
import { quotes, quoteVersions } from './quotes-tables.ts'
import { findQuote, type QuoteRow, selectQuotes } from './read-quote.ts'

/**
 * Updates accepted quotes from their checkouts: `ordered` once a checkout is paid, `revising` if it can no longer be
 * paid. Opens a checkout that was not opened because the process ended.
 */
export async function updateFromCheckouts(store: QuoteStore): Promise<void> {
  const { db } = store.database
  for (const row of await selectQuotes(db).where(eq(quotes.state, 'accepted')))
    await updateFromCheckout(store, row)
}

/** Like `updateFromCheckouts`, for one quote. */
export async function updateFromCheckout(store: QuoteStore, row: QuoteRow): Promise<void> {
  const { id, agreedOrderId } = row.quote
  if (row.quote.state !== 'accepted') return
  if (agreedOrderId === null) {
    const version = await readSentVersion(store, row)
    await openCheckout(store, row, version)
    return
  }
  const found = await store.quotes.agreedOrders.find(agreedOrderId)
  if (!found.ok) return
  const next = nextEvent(found.value)
  if (next === null) return
  const now = store.clock()
  await store.database.db.transaction(async (tx) => {
    const locked = await findQuote(tx, id, 'lock')
    if (locked?.quote.state !== 'accepted' || locked.quote.agreedOrderId !== agreedOrderId) return
    const cause = { accountId: null, text: next.text, now }
    await changeQuote(
      tx,
      locked.quote,
      next.event,
      cause,
      next.event === 'order' ? { orderNumber: next.text } : NOT_ACCEPTED,
    )
  })
}

/**
 * Returns the next event of a quote whose checkout is no longer open, or null while a transfer is pending and for an
 * expired checkout. An order that was canceled, or for which no bank transfer arrived, cannot be placed again: the team
 * has to send another version.
 */
function nextEvent({ status, order }: AgreedOrder): { event: QuoteEvent; text: string } | null {
  if (status === 'expired') return null
  if (status === 'ordered' && order.paidAt !== null) return { event: 'order', text: order.number }
  const isOver = status === 'cancelled' || order?.status === 'expired' || order?.status === 'cancelled'
  return isOver ? { event: 'revise', text: order?.number ?? status } : null
}

/** Ends quotes whose last day is over, except those paid in the meantime, which are left to `updateFromCheckouts`. */
export async function expireQuotes(store: QuoteStore, now: Date): Promise<void> {
  const today = calendarDateIn(store.quotes.house.timeZone, now)
  const { db } = store.database
  const old = await selectQuotes(db).where(
    and(inArray(quotes.state, ['sent', 'accepted']), lt(quotes.validUntil, today)),
  )
  for (const row of old) {
    if (!(await cancelCheckout(store, row)).ok) continue
    await db.transaction(async (tx) => {
      const locked = await findQuote(tx, row.quote.id, 'lock')
      if (!locked) return
      const { state, validUntil } = locked.quote
      if (!isQuoteExpired({ state, validUntil: validUntil ?? '' }, today)) return
      await changeQuote(tx, locked.quote, 'expire', { accountId: null, now }, NOT_ACCEPTED)
    })
  }
}

/** Cancels the checkout of a quote, if one is open, so that it can no longer be paid. */
export async function cancelCheckout(
  { quotes: { agreedOrders } }: Pick<QuoteStore, 'quotes'>,
  { quote: { agreedOrderId } }: QuoteRow,
): Promise<Result<true, 'already-ordered' | 'commerce-unavailable' | 'agreed-orders-unavailable'>> {
  if (agreedOrderId === null) return ok(true)
  const canceled = await agreedOrders.cancel(agreedOrderId)
  if (canceled.ok || canceled.code === 'agreed-order-not-found') return ok(true)
  return refuse(canceled.code)
}

/** Reminds clients of quotes that expire soon, once for each version. */
export async function remindClients(store: QuoteStore, now: Date): Promise<void> {
  const { timeZone } = store.quotes.house
  const today = calendarDateIn(timeZone, now)
  const { db } = store.database
  const open = await selectQuotes(db).where(
    and(inArray(quotes.state, ['sent', 'accepted']), ne(quotes.remindedVersion, quotes.sentVersion)),
  )
  for (const row of open) {
    const { sentAt } = await readSentVersion(store, row)
    await db.transaction(async (tx) => {
      const locked = await findQuote(tx, row.quote.id, 'lock')
      if (!locked || locked.quote.sentVersion !== row.quote.sentVersion) return
      const { id, state, validUntil, sentVersion: version, remindedVersion } = locked.quote
      const validity = { state, validUntil: validUntil ?? '', sentOn: calendarDateIn(timeZone, sentAt) }
      if (remindedVersion === version || !isReminderDue(validity, today)) return
      await updateQuote(tx, id, { remindedVersion: version }, now)
      await store.quotes.sendMail(tx, createQuoteReminderEmail(locked, store.quotes))
    })
  }
}

async function readSentVersion({ database: { db } }: QuoteStore, { quote }: QuoteRow) {
  const [version] = await db
    .select()
    .from(quoteVersions)
    .where(and(eq(quoteVersions.quoteId, quote.id), eq(quoteVersions.version, quote.sentVersion)))
  if (!version) throw new Error(`Quote ${quote.number} was never sent`)
  return version
}
