import { and, eq, isNull } from 'drizzle-orm'
import { nextInvoiceStep } from '#domain/order/on-account.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import type { CommerceOptions } from '../../options.ts'
import { orders, payments } from '../../tables/order-tables.ts'
import { lockOrder } from '../handling/lock-order.ts'
import { requestOrderMail } from '../handling/request-order-mail.ts'

type ReminderState = Pick<typeof orders.$inferSelect, 'paymentDueAt' | 'remindedAt' | 'overdueRemindedAt'>

/**
 * Reminds companies of invoices on the day they are due, and again once they are overdue. Each invoice has its own
 * transaction, in which its order is locked and read again, so that no email is sent twice or after the payment. The
 * status of the order does not change.
 */
export async function sendInvoiceReminders(options: CommerceOptions, now: Date): Promise<void> {
  const { database, reportError } = options
  const { db } = database
  const open = await db
    .select({
      id: orders.id,
      paymentDueAt: orders.paymentDueAt,
      remindedAt: orders.remindedAt,
      overdueRemindedAt: orders.overdueRemindedAt,
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(eq(payments.status, 'invoiced'), isNull(orders.overdueRemindedAt)))
  for (const order of open) {
    if (nextReminder(order, options, now) === 'wait') continue
    await db.transaction((tx) => remind(tx, options, order.id, now)).catch(reportError)
  }
}

async function remind(tx: Queryable, options: CommerceOptions, orderId: string, now: Date): Promise<void> {
  const locked = await lockOrder(tx, orderId)
  if (locked?.payment.status !== 'invoiced') return
  const step = nextReminder(locked.order, options, now)
  if (step === 'wait') return
  const reminded = step === 'remind' ? { remindedAt: now } : { overdueRemindedAt: now }
  await tx.update(orders).set(reminded).where(eq(orders.id, orderId))
  await requestOrderMail(tx, options, {
    kind: step === 'remind' ? 'invoice-due' : 'invoice-overdue',
    orderId,
  })
}

function nextReminder({ paymentDueAt, ...reminded }: ReminderState, { shop }: CommerceOptions, now: Date) {
  return paymentDueAt === null
    ? 'wait'
    : nextInvoiceStep({ ...reminded, dueAt: paymentDueAt }, now, shop.timeZone)
}
