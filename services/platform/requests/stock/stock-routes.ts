import { and, eq, inArray, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { type AwaitedVariant, type StockNotice, stockNoticesCalls } from '#contracts/stock-notice.ts'
import { stockNoticeState } from '#domain/request/stock-notice.ts'
import { ok } from '#domain/result.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import { serveCalls } from '#services/kernel/serve-calls.ts'
import { createBackInStockEmail } from '../request-mail.ts'
import { requests } from '../requests-tables.ts'
import type { RequestStore } from '../store-request.ts'
import { isWaiting, variantId } from './lock-waiting.ts'

/** Enough for the ids of a thousand variants. */
const BODY_BYTES_MAX = 256 * 1024

/** The number of emails queued per transaction. */
const BATCH_SIZE = 100

/** The calls of `contracts/stock-notice.ts`. */
export function stockRoutes(store: RequestStore): Hono {
  const app = new Hono()
  app.post(
    '/',
    bodyLimit({ maxSize: BODY_BYTES_MAX, onError: ({ json }) => json({ code: 'request-malformed' }, 422) }),
  )
  serveCalls(app, stockNoticesCalls, () => ({
    listAwaited: async () => ok({ variants: await listAwaited(store.database.db) }),
    send: async ({ variantIds }) => ok({ sent: await sendNotices(store, variantIds) }),
    find: async (token) => ok(await findNotice(store, token)),
    cancel: async (token) => ok(await cancelNotice(store, token)),
  }))
  return app
}

async function listAwaited(db: Queryable): Promise<AwaitedVariant[]> {
  return db
    .selectDistinct({ productId: sql<string>`${requests.pieces}->0->>'productId'`, variantId })
    .from(requests)
    .where(and(isWaiting, sql`${requests.pieces}->0 is not null`))
}

/**
 * Closes the requests that wait for variants, and queues their emails. Simultaneous calls skip each other's requests,
 * so each email is queued once. Returns how many were queued.
 */
async function sendNotices(
  { database, clock, requests: options }: RequestStore,
  variantIds: readonly string[],
): Promise<number> {
  let sent = 0
  for (let claimedCount = BATCH_SIZE; claimedCount === BATCH_SIZE; sent += claimedCount) {
    claimedCount = await database.db.transaction(async (tx) => {
      const claimed = await tx
        .select()
        .from(requests)
        .where(and(isWaiting, inArray(variantId, [...variantIds])))
        .orderBy(requests.receivedAt)
        .limit(BATCH_SIZE)
        .for('update', { skipLocked: true })
      await close(
        tx,
        claimed.map(({ id }) => id),
        { now: clock(), isSent: true },
      )
      for (const row of claimed) await options.sendMail(tx, createBackInStockEmail(row, options))
      return claimed.length
    })
  }
  return sent
}

/** Returns the notice of a cancellation link, or null if the link is invalid or the request was removed. */
async function findNotice(
  { database, requests: { cancelTokens } }: RequestStore,
  token: string,
): Promise<StockNotice | null> {
  const requestId = cancelTokens.open(token)
  if (requestId === null) return null
  const [row] = await database.db
    .select()
    .from(requests)
    .where(and(eq(requests.id, requestId), eq(requests.kind, 'back-in-stock')))
  const [piece] = row?.pieces ?? []
  if (!row || !piece) return null
  return { piece, state: stockNoticeState({ state: row.state, sentAt: row.noticeSentAt }) }
}

/** Cancels the notice of a link, unless it was already sent, and returns it. */
async function cancelNotice(store: RequestStore, token: string): Promise<StockNotice | null> {
  const requestId = store.requests.cancelTokens.open(token)
  if (requestId === null) return null
  await close(store.database.db, [requestId], { now: store.clock(), isSent: false })
  return findNotice(store, token)
}

async function close(
  db: Queryable,
  requestIds: readonly string[],
  { now, isSent }: { now: Date; isSent: boolean },
): Promise<void> {
  await db
    .update(requests)
    .set({
      state: 'closed',
      noticeSentAt: isSent ? now : null,
      updatedAt: now,
      version: sql`${requests.version} + 1`,
    })
    .where(and(isWaiting, inArray(requests.id, [...requestIds])))
}
