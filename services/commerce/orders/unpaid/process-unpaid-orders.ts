import { asc, eq } from 'drizzle-orm'
import { applyOrderAction } from '#domain/order/order-lifecycle.ts'
import { nextUnpaidOrderStep } from '#domain/order/unpaid-orders.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import type { CommerceOptions } from '../../options.ts'
import { orders } from '../../tables/order-tables.ts'
import { closeOrder } from '../handling/close-order.ts'
import { lockOrder } from '../handling/lock-order.ts'
import { requestOrderMail } from '../handling/request-order-mail.ts'
import { retryDeadlock } from '../placement/retry-deadlock.ts'

type UnpaidOrder = Pick<typeof orders.$inferSelect, 'placedAt' | 'paymentDueAt' | 'remindedAt'> & {
  isPartlyPaid?: boolean
}

/**
 * Reminds buyers of orders whose deadline is near, and expires those whose deadline is past. Each order has its own
 * transaction, in which its row is locked and checked again: a payment recorded at the same time is either on time or
 * late, and nothing is done twice, however often this runs, even after a crash. If an order fails, it is reported and
 * retried the next time; the others continue.
 */
export async function processUnpaidOrders(options: CommerceOptions, now: Date): Promise<void> {
  const { database, reportError } = options
  const { db } = database
  const waiting = await db
    .select({
      id: orders.id,
      placedAt: orders.placedAt,
      paymentDueAt: orders.paymentDueAt,
      remindedAt: orders.remindedAt,
    })
    .from(orders)
    .where(eq(orders.status, 'awaiting-payment'))
    .orderBy(asc(orders.paymentDueAt))
  for (const order of waiting) {
    if (nextStep(order, now) === 'wait') continue
    await retryDeadlock(() => db.transaction((tx) => processOrder(tx, options, order.id, now))).catch(
      reportError,
    )
  }
}

async function processOrder(
  tx: Queryable,
  options: CommerceOptions,
  orderId: string,
  now: Date,
): Promise<void> {
  const locked = await lockOrder(tx, orderId)
  if (!locked) return
  const expiry = applyOrderAction(locked.stage, 'expire')
  if (!expiry.ok || expiry.value === 'unchanged') return
  const isPartlyPaid = (locked.payment.receivedMinor ?? 0) > 0
  const step = nextStep({ ...locked.order, isPartlyPaid }, now)
  if (step === 'remind') {
    await tx.update(orders).set({ remindedAt: now }).where(eq(orders.id, orderId))
    await requestOrderMail(tx, options, { kind: 'order-reminder', orderId })
  }
  if (step === 'expire') {
    await closeOrder(tx, orderId, { status: 'expired', now })
    await requestOrderMail(tx, options, { kind: 'order-expired', orderId })
  }
}

function nextStep({ paymentDueAt, ...order }: UnpaidOrder, now: Date) {
  return paymentDueAt === null ? 'wait' : nextUnpaidOrderStep({ ...order, paymentDueAt }, now)
}
