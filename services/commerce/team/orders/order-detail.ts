import { asc, eq } from 'drizzle-orm'
import type { Queryable } from '#services/kernel/database/database.ts'
import { formatLineId } from '../../carts/cart-id.ts'
import { readRefundable } from '../../orders/refunds/refund-order.ts'
import { readRefundedMinor } from '../../orders/refunds/request-refund.ts'
import { orderNotes, orders, payments, refundLines, refunds } from '../../tables/order-tables.ts'

/** The data of an order that only the team can see. Amounts are in minor units. */
export type OrderDetail = Awaited<ReturnType<typeof readOrderDetail>>

export async function readOrderDetail(db: Queryable, orderId: string) {
  const [found] = await db
    .select({ payment: payments, cartToken: orders.cartToken, totalMinor: orders.totalMinor })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(eq(payments.orderId, orderId))
  if (!found) throw new Error(`Order ${orderId} has no payment`)
  const { payment, cartToken, totalMinor } = found
  const withWireId = <Line extends { lineId: string }>(line: Line) => ({
    ...line,
    lineId: formatLineId(line.lineId, cartToken),
  })
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
  const refunded = await db
    .select({
      refundId: refundLines.refundId,
      lineId: refundLines.lineId,
      quantity: refundLines.quantity,
      amountMinor: refundLines.amountMinor,
    })
    .from(refundLines)
    .innerJoin(refunds, eq(refunds.id, refundLines.refundId))
    .where(eq(refunds.orderId, orderId))
  const { lines, shippingMinor } = await readRefundable(db, { id: orderId, totalMinor })
  const receivedMinor = payment.receivedMinor ?? 0
  // The open part of an invoice may be credited.
  const paidMinor =
    payment.status === 'captured'
      ? payment.amountMinor
      : payment.status === 'invoiced'
        ? payment.amountMinor - receivedMinor
        : 0
  return {
    notes,
    refunds: refundRows.map(({ orderId: _, nextAttemptAt: __, ...refund }) => ({
      ...refund,
      lines: refunded
        .filter(({ refundId }) => refundId === refund.id)
        .map(({ refundId: _, ...line }) => withWireId(line)),
    })),
    refundable: { lines: lines.map(withWireId), shippingMinor },
    /** The amount that can still be refunded, or credited on an invoice. */
    refundableMinor: Math.max(0, paidMinor - (await readRefundedMinor(db, orderId))),
    /** The amount received so far for a pending transfer or an invoice. */
    receivedMinor,
    cameLateAt: payment.cameLateAt,
  }
}
