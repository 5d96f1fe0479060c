import { and, desc, eq, gte, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import type { CurrentPrices, PriceChanges, StoredUpdates } from '#contracts/updates.ts'
import { updatesCalls } from '#contracts/updates.ts'
import { ok } from '#domain/result.ts'
import { firstWords } from '#domain/updates/first-words.ts'
import { type NoticedPrice, noticePrice, priceUpdateId } from '#domain/updates/price-change.ts'
import { commentUpdateId, quoteUpdateId } from '#domain/updates/quote-moves.ts'
import { UPDATES_MAX, updatesSince } from '#domain/updates/updates.ts'
import type { Clock } from '#services/kernel/clock.ts'
import type { Database, Queryable } from '#services/kernel/database/database.ts'
import { serveCalls } from '#services/kernel/serve-calls.ts'
import { listItems, lists, savedPrices } from '../lists/lists-tables.ts'
import { quoteComments, quoteEvents, quotes, quoteVersions } from '../quotes/quotes-tables.ts'
import { requestMessages, requests } from '../requests/requests-tables.ts'
import { listReadIds, markAsRead } from './read-markers.ts'

type CustomerEnv = { Variables: { accountId: string } }

const MOVES = { send: 'sent', order: 'ordered', withdraw: 'withdrawn', expire: 'expired' } as const

const UPDATE_EVENTS = ['send', 'order', 'withdraw', 'expire'] as const satisfies (keyof typeof MOVES)[]

type PriceList = Pick<CurrentPrices, 'currency' | 'isTrade'>

export function updateRoutes({ database, clock }: { database: Database; clock: Clock }): Hono<CustomerEnv> {
  const app = new Hono<CustomerEnv>()
  serveCalls(app, updatesCalls, ({ var: { accountId } }) => ({
    async read() {
      const now = clock()
      const [replies, quotes, readIds] = await Promise.all([
        readReplies(database.db, accountId, now),
        readQuoteUpdates(database.db, accountId, now),
        listReadIds(database.db, accountId),
      ])
      return ok({ replies, quotes, readIds })
    },
    async markAsRead({ ids }) {
      await markAsRead(database, { accountId, ids, now: clock() })
      return ok(null)
    },
    noticePrices: async (current) => ok(await updateKnownPrices(database, accountId, current, clock())),
  }))
  return app
}

/** Returns the replies of the team to the requests of a customer, newest first. */
async function readReplies(db: Queryable, accountId: string, now: Date): Promise<StoredUpdates['replies']> {
  const { id, text, sentAt } = requestMessages
  const rows = await db
    .select({ id, text, sentAt, requestNumber: requests.number })
    .from(requestMessages)
    .innerJoin(requests, eq(requests.id, requestMessages.requestId))
    .where(
      and(
        eq(requests.accountId, accountId),
        // Only messages written by a team member for the customer are updates.
        isNotNull(requestMessages.accountId),
        eq(requestMessages.isNote, false),
        gte(sentAt, updatesSince(now)),
      ),
    )
    .orderBy(desc(sentAt), desc(id))
    .limit(UPDATES_MAX)
  return rows.map((row) => ({ ...row, sentAt: row.sentAt.toISOString(), text: firstWords(row.text) }))
}

/** Returns the newest update of each quote of a customer, newest first. The customer's own actions are not updates. */
async function readQuoteUpdates(
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
    // The customer has never seen a withdrawn draft.
    .innerJoin(quoteVersions, and(eq(quoteVersions.quoteId, quotes.id), eq(quoteVersions.version, version)))
    .where(
      and(
        eq(requests.accountId, accountId),
        gte(happenedAt, since),
        inArray(event, UPDATE_EVENTS),
        // Clients know that they paid, but an order created by the team is new to them.
        or(ne(event, 'order'), isNotNull(quoteEvents.accountId)),
      ),
    )
    .orderBy(quotes.id, desc(quoteEvents.id))
  return rows.flatMap(({ number, event, version, happenedAt, letter }) => {
    const name = UPDATE_EVENTS.find((candidate) => candidate === event)
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

/** Compares the prices of saved pieces with those last shown to the customer, and stores the changes. */
async function updateKnownPrices(
  { db }: Database,
  accountId: string,
  { prices, ...list }: CurrentPrices,
  now: Date,
): Promise<PriceChanges> {
  return db.transaction(async (tx) => {
    const current = new Map(prices.map(({ productId, amountMinor }) => [productId, amountMinor]))
    const items = await lockItems(tx, accountId, [...current.keys()])
    const stored = await readStored(tx, items, list)
    const read = new Set(await listReadIds(tx, accountId))
    const isKnown = (productId: string, at: Date) =>
      at < updatesSince(now) || read.has(priceUpdateId(productId, at))
    const priceUpdates = items.flatMap(({ listId, productId }) => {
      const before = stored.get(productId) ?? null
      const isChangeKnown = before?.changed ? isKnown(productId, before.changed.at) : false
      const after = noticePrice(before, current.get(productId) ?? 0, { isChangeKnown, now })
      return after ? [{ listId, productId, before, after }] : []
    })
    for (const { listId, productId, before, after } of priceUpdates) {
      if (after !== before) await storePrice(tx, { listId, productId, ...list }, after)
    }
    return {
      changes: priceUpdates.flatMap(({ productId, after: { knownMinor, changed } }) =>
        changed ? [{ productId, knownMinor, noticedAt: changed.at.toISOString() }] : [],
      ),
    }
  })
}

/**
 * Returns the saved pieces among these products, each once. Their list is locked as for a change, so that none is
 * removed in the meantime.
 */
async function lockItems(tx: Queryable, accountId: string, productIds: string[]) {
  const [saved] = await tx
    .select({ id: lists.id })
    .from(lists)
    .where(and(eq(lists.accountId, accountId), eq(lists.purpose, 'saved')))
    .for('no key update')
  if (!saved) return []
  return tx
    .selectDistinct({ listId: listItems.listId, productId: listItems.productId })
    .from(listItems)
    .where(
      and(
        eq(listItems.listId, saved.id),
        isNull(listItems.removedAt),
        inArray(listItems.productId, productIds),
      ),
    )
}

async function readStored(
  tx: Queryable,
  items: readonly { listId: string }[],
  { currency, isTrade }: PriceList,
): Promise<Map<string, NoticedPrice>> {
  const listIds = [...new Set(items.map(({ listId }) => listId))]
  const isOfList = and(eq(savedPrices.currency, currency), eq(savedPrices.isTrade, isTrade))
  const rows = await tx
    .select()
    .from(savedPrices)
    .where(and(inArray(savedPrices.listId, listIds), isOfList))
  return new Map(
    rows.map(({ productId, knownMinor, changedMinor, changedAt }) => [
      productId,
      {
        knownMinor,
        changed: changedMinor === null || changedAt === null ? null : { minor: changedMinor, at: changedAt },
      },
    ]),
  )
}

async function storePrice(
  tx: Queryable,
  key: PriceList & { listId: string; productId: string },
  { knownMinor, changed }: NoticedPrice,
): Promise<void> {
  const price = { knownMinor, changedMinor: changed?.minor ?? null, changedAt: changed?.at ?? null }
  await tx
    .insert(savedPrices)
    .values({ ...key, ...price })
    .onConflictDoUpdate({
      target: [savedPrices.listId, savedPrices.productId, savedPrices.currency, savedPrices.isTrade],
      set: price,
    })
}
