import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Queryable } from '#services/kernel/database/database.ts'
import { type payments, refunds } from '../../tables/order-tables.ts'
import type { PaymentProvider } from '../payments/payment-provider.ts'

export type RefundReason = (typeof refunds.reason.enumValues)[number]

type RefundRequest = {
  payment: Pick<typeof payments.$inferSelect, 'orderId' | 'method'>
  reason: RefundReason
  /** In minor units of the order's currency. */
  amountMinor: number
  /** What the team stated about a refund of its own. */
  details?: Pick<typeof refunds.$inferInsert, 'shippingMinor' | 'cause' | 'accountId'>
  now: Date
}

/**
 * Stores a refund in the transaction of its cause, and returns its id; null if there is nothing to refund. A provider
 * is called after the commit (`settleRefunds`). If the buyer transferred the money, the team transfers it back.
 */
export async function requestRefund(
  tx: Queryable,
  providers: readonly PaymentProvider[],
  { payment, reason, amountMinor, details, now }: RefundRequest,
): Promise<string | null> {
  if (amountMinor === 0) return null
  const isTransfer = providers.find(({ code }) => code === payment.method)?.bank != null
  const [stored] = await tx
    .insert(refunds)
    .values({
      ...details,
      orderId: payment.orderId,
      reason,
      amountMinor,
      status: isTransfer ? 'to-transfer' : 'pending',
      requestedAt: now,
      nextAttemptAt: now,
    })
    .returning({ id: refunds.id })
  return stored?.id ?? null
}

/** The refunded part of the amount due, in minor units. Refunds of overpayments do not count. */
export async function readRefundedMinor(db: Queryable, orderId: string): Promise<number> {
  const [found] = await db
    .select({ sum: sql<number>`coalesce(sum(${refunds.amountMinor}), 0)::float8` })
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), inArray(refunds.reason, ['refund', 'cancelled', 'credited'])))
  return found?.sum ?? 0
}
