import { asc, eq } from 'drizzle-orm'
import type { Queryable } from '#services/kernel/database/database.ts'
import { readRefundedMinor } from '../../orders/refunds/request-refund.ts'
import { orderNotes, payments, refunds } from '../../tables/order-tables.ts'

/** The data of an order that only the team can see. Amounts are in minor units. */
export type OrderDetail = Awaited<ReturnType<typeof readOrderDetail>>

export async function readOrderDetail(db: Queryable, orderId: string) {
  const [payment] = await db.select().from(payments).where(eq(payments.orderId, orderId))
  const notes = await db
    .select({ id: orderNotes.id, accountId: orderNotes.accountId, text: orderNotes.text, at: orderNotes.at })
    .from(orderNotes)
    .where(eq(orderNotes.orderId, orderId))
    .orderBy(asc(orderNotes.at))
  const refundRows = await db
    .select()
    .from(refunds)
    .where(eq(refunds.orderId, orderId))
    .orderBy(asc(refunds.requestedAt))
  const receivedMinor = payment?.receivedMinor ?? 0
  // The open part of an invoice may be credited.
  const paidMinor =
    payment?.status === 'captured'
      ? payment.amountMinor
      : payment?.status === 'invoiced'
        ? payment.amountMinor - receivedMinor
        : 0
  return {
    notes,
    refunds: refundRows.map(({ orderId: _, nextAttemptAt: __, ...refund }) => refund),
    /** The amount that can still be refunded, or credited on an invoice. */
    refundableMinor: Math.max(0, paidMinor - (await readRefundedMinor(db, orderId))),
    /** The amount received so far for a pending transfer or an invoice. */
    receivedMinor,
    cameLateAt: payment?.cameLateAt ?? null,
  }
}
