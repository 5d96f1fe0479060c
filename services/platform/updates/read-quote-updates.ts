import { and, desc, eq, gte, inArray, isNotNull, ne, or, sql } from 'drizzle-orm'
import type { StoredUpdates } from '#contracts/updates.ts'
import { firstWords } from '#domain/updates/first-words.ts'
import { commentUpdateId, quoteUpdateId } from '#domain/updates/quote-moves.ts'
import { UPDATES_MAX, updatesSince } from '#domain/updates/updates.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import { quoteComments, quoteEvents, quotes, quoteVersions } from '../quotes/quotes-tables.ts'
import { requests } from '../requests/requests-tables.ts'

const MOVES = { send: 'sent', order: 'ordered', withdraw: 'withdrawn', expire: 'expired' } as const
const NEWS = ['send', 'order', 'withdraw', 'expire'] as const satisfies (keyof typeof MOVES)[]

/** What is new about each quote of a customer, its newest only, the newest quote first. What they did themselves is not new. */
export async function readQuoteUpdates(
  db: Queryable,
  accountId: string,
  now: Date,
): Promise<StoredUpdates['quotes']> {
  const since = updatesSince(now)
  const [events, comments] = await Promise.all([
    readEvents(db, accountId, since),
    readComments(db, accountId, since),
  ])
  const newest = new Map<string, StoredUpdates['quotes'][number]>()
  for (const update of [...events, ...comments].toSorted((left, right) => (left.at < right.at ? 1 : -1)))
    if (!newest.has(update.number)) newest.set(update.number, update)
  return [...newest.values()].slice(0, UPDATES_MAX)
}

async function readEvents(db: Queryable, accountId: string, since: Date): Promise<StoredUpdates['quotes']> {
  const { event, version, happenedAt } = quoteEvents
  const rows = await db
    .selectDistinctOn([quotes.id], {
      number: quotes.number,
      event,
      version,
      happenedAt,
      letter: sql<string>`${quoteVersions.offer} ->> 'letter'`,
    })
    .from(quoteEvents)
    .innerJoin(quotes, eq(quotes.id, quoteEvents.quoteId))
    .innerJoin(requests, eq(requests.id, quotes.requestId))
    // A draft that was withdrawn was never seen.
    .innerJoin(quoteVersions, and(eq(quoteVersions.quoteId, quotes.id), eq(quoteVersions.version, version)))
    .where(
      and(
        eq(requests.accountId, accountId),
        gte(happenedAt, since),
        inArray(event, NEWS),
        // A client who paid knows it; an order that the team created is new to them.
        or(ne(event, 'order'), isNotNull(quoteEvents.accountId)),
      ),
    )
    .orderBy(quotes.id, desc(quoteEvents.id))
  return rows.flatMap(({ number, event, version, happenedAt, letter }) => {
    const name = NEWS.find((one) => one === event)
    if (!name) return []
    const move = MOVES[name]
    return {
      id: quoteUpdateId(number, move, version),
      number,
      move,
      version,
      at: happenedAt.toISOString(),
      text: move === 'sent' ? firstWords(letter) : '',
    }
  })
}

async function readComments(db: Queryable, accountId: string, since: Date): Promise<StoredUpdates['quotes']> {
  const { id, text, sentAt } = quoteComments
  const rows = await db
    .selectDistinctOn([quotes.id], { id, text, sentAt, number: quotes.number, version: quotes.sentVersion })
    .from(quoteComments)
    .innerJoin(quotes, eq(quotes.id, quoteComments.quoteId))
    .innerJoin(requests, eq(requests.id, quotes.requestId))
    .where(and(eq(requests.accountId, accountId), gte(sentAt, since), isNotNull(quoteComments.accountId)))
    .orderBy(quotes.id, desc(sentAt))
  return rows.map(({ id, number, version, text, sentAt }) => ({
    id: commentUpdateId(id),
    number,
    move: 'commented',
    version,
    at: sentAt.toISOString(),
    text: firstWords(text),
  }))
}
