import { and, asc, eq, gt } from 'drizzle-orm'
import { money } from '#domain/money/money.ts'
import type { CommerceOptions } from '../../options.ts'
import { orders, payments, refunds } from '../../tables/order-tables.ts'
import { lockOrder } from '../handling/lock-order.ts'
import { requestRefund } from '../refunds/request-refund.ts'

type Options = Pick<CommerceOptions, 'database' | 'clock' | 'reportError'> & {
  checkout: Pick<CommerceOptions['checkout'], 'paymentProviders'>
}
type DuePayment = Awaited<ReturnType<typeof readDuePayments>>[number]

const BATCH_SIZE = 20
const LOWEST_UUID = '00000000-0000-0000-0000-000000000000'

/**
 * Captures payments that are still only authorized because a process ended or a provider was unavailable. If one cannot
 * be captured, it is reported and stays authorized until the next run.
 */
export async function captureAuthorizedPayments(options: Options): Promise<void> {
  let after = LOWEST_UUID
  for (;;) {
    const due = await readDuePayments(options, after)
    for (const payment of due) await capture(options, payment).catch(options.reportError)
    const last = due.at(-1)
    if (!last || due.length < BATCH_SIZE) return
    after = last.payment.orderId
  }
}

/** Captures the payment of one order if it is only authorized. If that fails, the scheduled run retries. */
export async function captureOrder(options: Options, orderId: string): Promise<void> {
  const work = async () => {
    const [due] = await readDuePayments(options, LOWEST_UUID, orderId)
    if (due) await capture(options, due)
  }
  await work().catch(options.reportError)
}

function readDuePayments({ database: { db } }: Options, after: string, orderId?: string) {
  return db
    .select({ payment: payments, currency: orders.currency })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(
      and(
        eq(payments.status, 'authorised'),
        gt(payments.orderId, after),
        orderId === undefined ? undefined : eq(payments.orderId, orderId),
      ),
    )
    .orderBy(asc(payments.orderId))
    .limit(BATCH_SIZE)
}

/**
 * Captures a payment without holding locks, since the call of the provider may take long. Two processes may call the
 * provider for the same payment, or a process may end before it stores the outcome; the reference of the authorization
 * is the idempotency key.
 */
async function capture(options: Options, { payment, currency }: DuePayment): Promise<void> {
  const { database, checkout, clock } = options
  const { orderId, method, reference, amountMinor } = payment
  const provider = checkout.paymentProviders.find(({ code }) => code === method)
  if (!provider) return
  await provider.capture(reference, money(amountMinor, currency))
  const now = clock()
  await database.db.transaction(async (tx) => {
    const locked = await lockOrder(tx, orderId)
    if (locked?.payment.status === 'authorised')
      await tx
        .update(payments)
        .set({ status: 'captured', updatedAt: now })
        .where(eq(payments.orderId, orderId))
    if (locked?.payment.status !== 'released') return
    // The order was canceled in the meantime. Its payment should have been released but is captured, so it is refunded.
    const release = and(eq(refunds.orderId, orderId), eq(refunds.reason, 'released'))
    const released = await tx.delete(refunds).where(release).returning()
    if (released.length > 0)
      await requestRefund(tx, checkout.paymentProviders, { payment, reason: 'cancelled', amountMinor, now })
  })
}
