import { eq } from 'drizzle-orm'
import { money } from '#domain/money/money.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import type { CommerceOptions } from '../../options.ts'
import { orders, payments } from '../order-tables.ts'

/** How many payments one call captures; the next order's call captures the rest. */
const BATCH = 20

/**
 * Captures payments of active orders: the one just placed, and any missed because a process ended or a provider was
 * unavailable. A payment that cannot be captured is reported and stays authorized.
 */
export async function captureAuthorised(options: CommerceOptions): Promise<void> {
  const { database, reportFault } = options
  await database.db
    .transaction(async (tx) => {
      const due = await tx
        .select()
        .from(payments)
        .where(eq(payments.status, 'authorised'))
        .limit(BATCH)
        .for('update', { skipLocked: true })
      for (const payment of due) await capture(tx, options, payment)
    })
    .catch(reportFault)
}

async function capture(
  tx: Queryable,
  { checkout, clock, reportFault }: CommerceOptions,
  { orderId, method, reference, amountMinor }: typeof payments.$inferSelect,
): Promise<void> {
  const provider = checkout.paymentProviders.find(({ code }) => code === method)
  const [order] = await tx.select({ currency: orders.currency }).from(orders).where(eq(orders.id, orderId))
  if (!provider || !order) return
  try {
    await provider.capture(reference, money(amountMinor, order.currency))
  } catch (fault) {
    return reportFault(fault)
  }
  await tx
    .update(payments)
    .set({ status: 'captured', updatedAt: clock() })
    .where(eq(payments.orderId, orderId))
}
