import { asc, eq } from 'drizzle-orm'
import type { TeamQuote } from '#contracts/team/quote.ts'
import { isCountryCode } from '#domain/market/market.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import { findBuyer } from './find-buyer.ts'
import type { QuotesOptions } from './quotes-options.ts'
import { quoteComments, quoteEvents, quoteVersions } from './quotes-tables.ts'
import type { QuoteRow } from './read-quote.ts'

export function toTeamQuote({ quote, request }: QuoteRow): TeamQuote {
  const isAccepted = quote.state === 'accepted'
  return {
    id: quote.id,
    version: quote.version,
    number: quote.number,
    state: quote.state,
    requestId: request.id,
    requestNumber: request.number,
    project: quote.project,
    name: request.name,
    email: request.email,
    language: request.language,
    country: request.country,
    currency: quote.currency,
    sentVersion: quote.sentVersion,
    validUntil: quote.validUntil,
    totalMinor: quote.totalMinor,
    updatedAt: quote.updatedAt.toISOString(),
    orderNumber: quote.orderNumber,
    checkout: isAccepted ? (quote.checkoutUrl === null ? 'by-hand' : 'open') : null,
    detail: null,
  }
}

export async function readDetail(
  db: Queryable,
  row: QuoteRow,
  options: Pick<QuotesOptions, 'findBuyer' | 'soldOut'>,
): Promise<TeamQuote['detail']> {
  const { quote, request } = row
  const buyer = quote.draft === null ? null : await findBuyer(options, row)
  // The queries run one after the other, since a transaction has one connection.
  const versions = await db
    .select()
    .from(quoteVersions)
    .where(eq(quoteVersions.quoteId, quote.id))
    .orderBy(asc(quoteVersions.version))
  const comments = await db
    .select()
    .from(quoteComments)
    .where(eq(quoteComments.quoteId, quote.id))
    .orderBy(asc(quoteComments.sentAt), asc(quoteComments.id))
  const events = await db
    .select()
    .from(quoteEvents)
    .where(eq(quoteEvents.quoteId, quote.id))
    .orderBy(asc(quoteEvents.id))
  return {
    accountId: request.accountId,
    pieces: [...request.pieces],
    draft: quote.draft,
    soldOut: await findSoldOut(options, row),
    exemptNumber: buyer?.ok ? (buyer.value?.exemptNumber ?? null) : null,
    versions: versions.map(({ version, sentAt, sentBy, offer }) => ({
      version,
      sentAt: sentAt.toISOString(),
      sentBy,
      offer,
    })),
    comments: comments.map(({ id, lineId, accountId, text, sentAt }) => ({
      id,
      lineId,
      accountId,
      text,
      sentAt: sentAt.toISOString(),
    })),
    events: events.map(({ id, event, version, accountId, text, happenedAt }) => ({
      id: String(id),
      event,
      version,
      accountId,
      text,
      happenedAt: happenedAt.toISOString(),
    })),
  }
}

/** Returns the variants of the draft that are sold out. The team may still offer them, but should know. */
async function findSoldOut(
  { soldOut }: Pick<QuotesOptions, 'soldOut'>,
  { quote, request }: QuoteRow,
): Promise<string[]> {
  const variantIds = [...new Set(quote.draft?.lines.flatMap(({ variantId }) => variantId ?? []))]
  if (variantIds.length === 0 || !isCountryCode(request.country)) return []
  return [...(await soldOut(variantIds, request.country))]
}
