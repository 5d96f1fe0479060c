import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { OrderMailRequest } from '#contracts/mail.ts'
import { addressDraft } from '#contracts/order/checkout.ts'
import { fulfilmentDraft, type Order, type ParcelsDraft, parcelsDraft } from '#contracts/order/order.ts'
import type { TeamItem } from '#contracts/team/convention.ts'
import { type RefundDraft, refundDraft } from '#contracts/team/order.ts'
import { type AddressDraft, normalizeAddress, validateAddress } from '#domain/address/address.ts'
import type { CalendarDate } from '#domain/calendar/calendar-date.ts'
import { reminderKind } from '#domain/order/on-account.ts'
import type { OrderEffect } from '#domain/order/order-lifecycle.ts'
import { applyOrderAction } from '#domain/order/order-lifecycle.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import type { ChangeRefusal } from '#services/kernel/team/resource.ts'
import { defineChange } from '#services/kernel/team/resource.ts'
import type { CommerceOptions } from '../../options.ts'
import { cancelOrderIn } from '../../orders/handling/cancel-order.ts'
import { increaseVersion, lockOrder } from '../../orders/handling/lock-order.ts'
import { receiveLatePayment, receivePaymentIn } from '../../orders/handling/receive-payment.ts'
import { requestOrderMail } from '../../orders/handling/request-order-mail.ts'
import {
  announceParcels,
  correctSentParcel,
  recordDelivery,
  sendParcels,
  takeBackParcel,
} from '../../orders/handling/send-shipment.ts'
import { refundOrder } from '../../orders/refunds/refund-order.ts'
import { settleRefunds } from '../../orders/refunds/settle-refunds.ts'
import { orderNotes, orders, refunds } from '../../tables/order-tables.ts'
import type { OrderDetail } from './order-detail.ts'

export type OrderActionOptions = Pick<
  CommerceOptions,
  'database' | 'checkout' | 'clock' | 'shop' | 'reportError' | 'makeDocument'
>

/** `shipBy` is the last day on which the remaining shipments have to leave. `detail` is null in lists. */
export type OrderItem = Order & TeamItem & { shipBy: CalendarDate | null; detail: OrderDetail | null }
const roles = ['orders'] as const
const amountMinor = z.int().positive().max(1_000_000_000_00)

/**
 * The actions of the team on an order. They refuse with `order-not-open` or `order-expired` depending on its state, or
 * with `already-done`, `country-differs`, `refund-too-large`, `refund-empty`, `pieces-not-in-shipment`, `shipment-announced` or
 * `shipment-not-found`; the latter also for the delivery of a shipment that was never sent.
 */
export function createOrderActions(options: OrderActionOptions) {
  return {
    /**
     * `amountMinor` is the received amount, if it differs from the open amount. For an expired order, the transfer is
     * refunded.
     */
    'transfer-received': defineChange<OrderItem, { amountMinor?: number | undefined }>({
      roles,
      input: z.strictObject({ amountMinor: amountMinor.optional() }),
      async run(tx, { id }, { amountMinor }, { now }) {
        const received = await receivePaymentIn(tx, options, id, { now, amountMinor })
        if (received.ok || received.code !== 'order-expired') return requireChange(received)
        const isFirst = await receiveLatePayment(tx, options, id, { now, amountMinor })
        return requireChange(ok(isFirst ? 'changed' : 'unchanged'))
      },
    }),
    /** The buyer gets one email for all parcels, ten minutes later, so that they can be taken back. */
    ship: defineChange<OrderItem, ParcelsDraft>({
      roles,
      input: z.preprocess(withParcels, parcelsDraft),
      async run(tx, { id }, draft, { now }) {
        const sent = await sendParcels(tx, id, draft, { home: options.shop.country, now })
        if (!sent.ok) return requireChange(sent)
        await announceParcels(tx, options, id, { shipments: sent.value, now })
        return ok(true)
      },
    }),
    /** Corrects the carrier and the tracking number of a parcel, also in its email if that has not been sent. */
    'correct-parcel': defineChange<OrderItem, z.infer<typeof fulfilmentDraft>>({
      roles,
      input: fulfilmentDraft,
      run: async (tx, { id }, draft, { now }) =>
        requireChange(await correctSentParcel(tx, options, id, { draft, now })),
    }),
    'take-back': defineChange<OrderItem, { shipment: number }>({
      roles,
      input: z.strictObject({ shipment: fulfilmentDraft.shape.shipment }),
      run: async (tx, { id }, { shipment }, { now }) =>
        requireChange(await takeBackParcel(tx, options, id, { shipment, home: options.shop.country, now })),
    }),
    deliver: defineChange<OrderItem, { shipment: number }>({
      roles,
      input: z.strictObject({ shipment: fulfilmentDraft.shape.shipment }),
      run: async (tx, { id }, { shipment }, { now }) =>
        requireChange(await recordDelivery(tx, id, shipment, now)),
    }),
    'correct-address': defineChange<OrderItem, z.infer<typeof addressDraft>>({
      roles,
      input: addressDraft.check(({ value, issues }) => {
        for (const { field, code } of validateAddress(value))
          issues.push({ code: 'custom', path: [field], message: code, input: value })
      }),
      run: async (tx, { id }, draft) => requireChange(await correctAddress(tx, id, draft)),
    }),
    /** `restocks` is whether the pieces go back on sale. */
    cancel: defineChange<OrderItem, { restocks: boolean }>({
      roles,
      input: z.strictObject({ restocks: z.boolean() }),
      async run(tx, { id }, { restocks }, { now, afterCommit }) {
        afterCommit(() => settleRefunds(options, now).catch(options.reportError))
        return requireChange(await cancelOrderIn(tx, options, id, { now, restocks }))
      },
    }),
    refund: defineChange<OrderItem, RefundDraft>({
      roles,
      input: refundDraft,
      async run(tx, { id }, draft, { now, staff, afterCommit }) {
        afterCommit(() => settleRefunds(options, now).catch(options.reportError))
        const refunded = await refundOrder(tx, options, id, { draft, accountId: staff.accountId, now })
        if (!refunded.ok) return refunded
        const { kind, totalMinor: amountMinor } = refunded.value
        // The invoice was not paid, so no money is refunded.
        if (kind === 'credited') return ok(true)
        const items = draft.lines.length > 0 ? draft.lines : undefined
        await requestOrderMail(tx, options, {
          kind: 'order-refunded',
          orderId: id,
          amountMinor,
          items,
          sentAt: now,
        })
        return ok(true)
      },
    }),
    'refund-transferred': defineChange<OrderItem, { refundId: string }>({
      roles,
      input: z.strictObject({ refundId: z.guid() }),
      async run(tx, { id }, { refundId }, { now }) {
        const settled = await tx
          .update(refunds)
          .set({ status: 'done', settledAt: now })
          .where(and(eq(refunds.id, refundId), eq(refunds.orderId, id), eq(refunds.status, 'to-transfer')))
          .returning({ id: refunds.id })
        if (settled.length === 0) return refuse('already-done')
        await increaseVersion(tx, id)
        return ok(true)
      },
    }),
    'add-note': defineChange<OrderItem, { text: string }>({
      roles: ['orders', 'care'],
      input: z.strictObject({ text: z.string().trim().min(1).max(2000) }),
      async run(tx, { id }, { text }, { now, staff }) {
        await tx.insert(orderNotes).values({ orderId: id, accountId: staff.accountId, text, at: now })
        await increaseVersion(tx, id)
        return ok(true)
      },
    }),
    /**
     * Resends an email of the order. Refuses with `email-not-applicable` if it does not match the state of the order.
     */
    'resend-email': defineChange<OrderItem, z.infer<typeof emailToResend>>({
      roles: ['orders', 'care'],
      input: emailToResend,
      async run(tx, order, { kind, shipment }, { now }) {
        if (!isEmailApplicable(order, { kind, shipment, now })) return refuse('email-not-applicable')
        const shipments = shipment === undefined ? undefined : [shipment]
        await requestOrderMail(tx, options, { kind, orderId: order.id, shipments, sentAt: now })
        await increaseVersion(tx, order.id)
        return ok(true)
      },
    }),
  }
}

/** A desk of the previous version names one parcel that contains the whole shipment. */
function withParcels(input: unknown): unknown {
  const old = fulfilmentDraft.safeParse(input)
  if (!old.success) return input
  const { shipment, ...parcel } = old.data
  return { shipment, parcels: [parcel] }
}

/** `shipment` is required for `order-shipped`. */
const emailToResend = z.strictObject({
  kind: z.enum(['order-confirmation', 'order-reminder', 'order-shipped', 'invoice-due', 'invoice-overdue']),
  shipment: fulfilmentDraft.shape.shipment.optional(),
})

function isEmailApplicable(
  order: Order,
  { kind, shipment, now }: { kind: OrderMailRequest['kind']; shipment: number | undefined; now: Date },
): boolean {
  if (kind === 'invoice-due' || kind === 'invoice-overdue') {
    const { payment, paymentDueAt } = order
    return (
      payment.status === 'invoiced' &&
      paymentDueAt !== null &&
      reminderKind(new Date(paymentDueAt), now) === kind
    )
  }
  if (kind === 'order-reminder') return order.status === 'awaiting-payment'
  if (kind === 'order-shipped') return order.fulfilments.some((sent) => sent.shipment === shipment)
  return order.status !== 'cancelled' && order.status !== 'expired'
}

/** The order exists, so `order-not-found` can only refer to its shipment. */
function requireChange(result: Result<OrderEffect, string>): Result<true, string> | ChangeRefusal {
  if (!result.ok) return result.code === 'order-not-found' ? refuse('shipment-not-found') : result
  return result.value === 'changed' ? ok(true) : refuse('already-done')
}

/**
 * Corrects the delivery address of an order before anything ships. Its country cannot change, because prices, taxes and
 * delivery depend on it. The address must be valid according to `validateAddress`.
 */
async function correctAddress(
  tx: Queryable,
  orderId: string,
  draft: AddressDraft,
): Promise<Result<OrderEffect, 'order-not-found' | 'order-not-open' | 'order-expired' | 'country-differs'>> {
  const locked = await lockOrder(tx, orderId)
  if (!locked) return refuse('order-not-found')
  const applied = applyOrderAction(locked.stage, 'correct-address')
  if (!applied.ok) return applied
  const { country } = locked.order.address
  if (draft.country !== country) return refuse('country-differs')
  await tx
    .update(orders)
    .set({ address: normalizeAddress(draft, country) })
    .where(eq(orders.id, orderId))
  return applied
}
