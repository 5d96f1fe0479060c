import { and, asc, desc, eq, gt, isNull } from 'drizzle-orm'
import type { Quote, QuoteSummary } from '#contracts/quote.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import { requests } from '../requests/requests-tables.ts'
import type { QuotesOptions } from './quotes-options.ts'
import { quoteComments, quotes, quoteVersions } from './quotes-tables.ts'

export type QuoteRow = { quote: typeof quotes.$inferSelect; request: typeof requests.$inferSelect }

/** Returns the quotes that were sent to an account, last changed first. */
export async function listAccountQuotes(db: Queryable, accountId: string): Promise<QuoteSummary[]> {
  return (await selectSentQuotes(db, accountId)).map(toSummary)
}

/** Returns all data of the quotes sent to an account, without the names of the team, for a copy of the owner's data. */
export async function readAccountQuotes(db: Queryable, accountId: string): Promise<Quote[]> {
  const rows = await selectSentQuotes(db, accountId)
  return Promise.all(rows.map((row) => readQuote(db, row, { memberNames: async () => new Map() })))
}

function selectSentQuotes(db: Queryable, accountId: string) {
  return selectQuotes(db)
    .where(and(eq(requests.accountId, accountId), gt(quotes.sentVersion, 0)))
    .orderBy(desc(quotes.updatedAt), desc(quotes.id))
}

/** Finds an account's quote by its number. Returns null if it was never sent or belongs to someone else. */
export async function findAccountQuote(
  db: Queryable,
  accountId: string,
  number: string,
): Promise<QuoteRow | null> {
  const [row] = await selectQuotes(db).where(
    and(eq(quotes.number, number), eq(requests.accountId, accountId), gt(quotes.sentVersion, 0)),
  )
  return row ?? null
}

/**
 * Finds the quote of a guest's link. Returns null if it was never sent or belongs to an account, since accounts have no
 * links.
 */
export async function findGuestQuote(db: Queryable, id: string): Promise<QuoteRow | null> {
  const [row] = await selectQuotes(db).where(
    and(eq(quotes.id, id), isNull(requests.accountId), gt(quotes.sentVersion, 0)),
  )
  return row ?? null
}

/**
 * Finds a quote by its id, for the team and for jobs. With `lock`, neither the quote nor its request can change until
 * the end of the transaction.
 */
export async function findQuote(db: Queryable, id: string, lock: 'lock' | null): Promise<QuoteRow | null> {
  const selected = selectQuotes(db).where(eq(quotes.id, id))
  const [row] = await (lock === null ? selected : selected.for('update'))
  return row ?? null
}

export function selectQuotes(db: Queryable) {
  return db
    .select({ quote: quotes, request: requests })
    .from(quotes)
    .innerJoin(requests, eq(requests.id, quotes.requestId))
    .$dynamic()
}

export async function readQuote(
  db: Queryable,
  row: QuoteRow,
  { memberNames }: Pick<QuotesOptions, 'memberNames'>,
): Promise<Quote> {
  const { quote, request } = row
  const versions = await db
    .select()
    .from(quoteVersions)
    .where(eq(quoteVersions.quoteId, quote.id))
    .orderBy(asc(quoteVersions.version))
  const latest = versions.at(-1)
  if (!latest) throw new Error(`Quote ${quote.number} was never sent`)
  const comments = await db
    .select()
    .from(quoteComments)
    .where(eq(quoteComments.quoteId, quote.id))
    .orderBy(asc(quoteComments.sentAt), asc(quoteComments.id))
  const names = await memberNames([latest.sentBy, ...comments.flatMap(({ accountId }) => accountId ?? [])])
  const firstName = (accountId: string | null) =>
    (accountId === null ? null : names.get(accountId))?.trim().split(' ', 1)[0] || null
  const { acceptedAs, acceptedAt } = quote
  return {
    ...toSummary(row),
    name: request.name,
    offer: latest.offer,
    member: firstName(latest.sentBy),
    versions: versions.map(({ version, sentAt, totalMinor, offer }) => ({
      version,
      sentAt: sentAt.toISOString(),
      totalMinor,
      offer,
    })),
    comments: comments.map(({ id, lineId, accountId, text, sentAt }) => ({
      id,
      lineId,
      isFromHouse: accountId !== null,
      member: firstName(accountId),
      text,
      sentAt: sentAt.toISOString(),
    })),
    acceptance:
      acceptedAs === null || acceptedAt === null
        ? null
        : { version: quote.sentVersion, name: acceptedAs, acceptedAt: acceptedAt.toISOString() },
    checkoutUrl: quote.state === 'accepted' ? quote.checkoutUrl : null,
    orderNumber: quote.orderNumber,
  }
}

/** Returns the list whose pieces were requested, or null if they are not from a list. */
export function getRequestedListId({ fields }: QuoteRow['request']): string | null {
  return ('listId' in fields && fields.listId) || null
}

function toSummary({ quote, request }: QuoteRow): QuoteSummary {
  const { number, state, project, currency, sentVersion, validUntil, totalMinor, updatedAt } = quote
  const { language, country } = request
  return {
    number,
    requestNumber: request.number,
    state,
    project,
    listId: getRequestedListId(request),
    language,
    country,
    currency,
    version: sentVersion,
    validUntil: validUntil ?? '',
    totalMinor,
    updatedAt: updatedAt.toISOString(),
  }
}
