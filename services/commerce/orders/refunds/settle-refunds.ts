import { and, eq, inArray, lte } from 'drizzle-orm'
import { money } from '#domain/money/money.ts'
import type { CommerceOptions } from '../../options.ts'
import { orders, payments, refunds } from '../../tables/order-tables.ts'
import { increaseVersion } from '../handling/lock-order.ts'

const BATCH_SIZE = 20
const RETRY_MS = 10 * 60_000

type RefundRow = typeof refunds.$inferSelect

/**
 * Requests pending refunds from the providers. A refund is claimed before its provider is called, so that no other
 * process calls it at the same time. It is retried until the provider confirms it, even after a crash, with its id as
 * the idempotency key.
 */
export async function settleRefunds(
  options: Pick<CommerceOptions, 'database' | 'checkout' | 'reportError'>,
  now: Date,
): Promise<void> {
  const { db } = options.database
  const claimed = await db.transaction(async (tx) => {
    const due = await tx
      .select({ id: refunds.id })
      .from(refunds)
      .where(and(eq(refunds.status, 'pending'), lte(refunds.nextAttemptAt, now)))
      .orderBy(refunds.nextAttemptAt)
      .limit(BATCH_SIZE)
      .for('update', { skipLocked: true })
    const ids = due.map(({ id }) => id)
    if (ids.length === 0) return []
    return tx
      .update(refunds)
      .set({ nextAttemptAt: new Date(now.getTime() + RETRY_MS) })
      .where(inArray(refunds.id, ids))
      .returning()
  })
  for (const refund of claimed) await settle(options, refund, now).catch(options.reportError)
}

async function settle(
  { database, checkout }: Pick<CommerceOptions, 'database' | 'checkout'>,
  { id, orderId, reason, amountMinor }: RefundRow,
  now: Date,
): Promise<void> {
  const [found] = await database.db
    .select({ payment: payments, currency: orders.currency })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(eq(payments.orderId, orderId))
  const provider = checkout.paymentProviders.find(({ code }) => code === found?.payment.method)
  if (!found || !provider) throw new Error(`No payment provider can refund order ${orderId}`)
  const { reference } = found.payment
  if (reason === 'released') await provider.release(reference)
  else await provider.refund(reference, money(amountMinor, found.currency), id)
  await database.db.transaction(async (tx) => {
    await tx.update(refunds).set({ status: 'done', settledAt: now }).where(eq(refunds.id, id))
    await increaseVersion(tx, orderId)
  })
}
