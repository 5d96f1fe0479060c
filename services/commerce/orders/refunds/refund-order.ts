import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { RefundDraft } from '#contracts/team/order.ts'
import { openAmount } from '#domain/order/on-account.ts'
import { applyOrderAction } from '#domain/order/order-lifecycle.ts'
import { checkRefund, computeRefund, type RefundableLine } from '#domain/order/refund.ts'
import { takeUnsent } from '#domain/order/split-shipment.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import { parseLineId } from '../../carts/cart-id.ts'
import type { CommerceOptions } from '../../options.ts'
import { variants } from '../../tables/catalogue-tables.ts'
import { orderLines, type orders, payments, refundLines, refunds } from '../../tables/order-tables.ts'
import { increaseVersion, lockOrder } from '../handling/lock-order.ts'
import { updateShipping } from '../handling/send-shipment.ts'
import { adjustReserved, announceStock, lockStock, type Pieces, removeStock } from '../placement/stock.ts'
import { readRefundedMinor, requestRefund } from './request-refund.ts'

type OrderRow = typeof orders.$inferSelect
type PaymentRow = typeof payments.$inferSelect
type Details = Pick<typeof refunds.$inferInsert, 'shippingMinor' | 'cause' | 'accountId'>

/** A refund that was stored. `credited` was taken off an unpaid invoice, so no money is sent back. */
export type StoredRefund = { readonly kind: 'refunded' | 'credited'; readonly totalMinor: number }

type RefundRefusal =
  | 'order-not-found'
  | 'order-not-open'
  | 'order-expired'
  | 'refund-too-large'
  | 'refund-empty'
  | 'pieces-not-in-shipment'

/**
 * Refunds pieces, delivery and other amounts of an order; `settleRefunds` executes the refund after the commit. An
 * unpaid invoice is credited instead, up to its open amount, and is settled once nothing is open. Pieces that have not
 * left are no longer shipped, and go on sale again or are written off.
 */
export async function refundOrder(
  tx: Queryable,
  { checkout, shop }: Pick<CommerceOptions, 'checkout' | 'shop'>,
  orderId: string,
  { draft, accountId, now }: { draft: RefundDraft; accountId: string; now: Date },
): Promise<Result<StoredRefund, RefundRefusal>> {
  const locked = await lockOrder(tx, orderId)
  if (!locked) return refuse('order-not-found')
  const { order, payment, stage } = locked
  const applied = applyOrderAction(stage, 'refund')
  if (!applied.ok) return applied
  const sent = locked.sent.map(({ shipment }) => shipment)
  const lines = draft.lines.map((line) => ({
    ...line,
    lineId: parseLineId(line.lineId, order.cartToken) ?? '',
  }))
  const { shippingMinor, cause, amountMinor: otherMinor } = draft
  const computed = computeRefund(await readRefundable(tx, order), { lines, shippingMinor, otherMinor })
  if (!computed.ok) return computed
  const unsent = lines.filter(({ isUnsent }) => isUnsent)
  const shipments = takeUnsent(order.shipments, sent, unsent)
  if (!shipments.ok) return shipments
  const { totalMinor } = computed.value
  const request = { amountMinor: totalMinor, details: { shippingMinor, cause, accountId }, now }
  const stored =
    payment.status === 'invoiced'
      ? await creditInvoice(tx, payment, request)
      : await payBack(tx, checkout.paymentProviders, payment, request)
  if (!stored.ok) return stored
  const { kind, refundId } = stored.value
  if (lines.length > 0) {
    await tx.insert(refundLines).values(
      computed.value.lines.map((line) => {
        const isRestocked = lines.some(({ lineId, restocks }) => lineId === line.lineId && restocks)
        return { ...line, refundId, isRestocked }
      }),
    )
    await returnPieces(tx, orderId, lines)
  }
  if (unsent.length > 0) {
    const home = shop.country
    await updateShipping(tx, order, { home, shipments: shipments.value, sent })
  } else await increaseVersion(tx, orderId)
  return ok({ kind, totalMinor })
}

type RefundRequest = { amountMinor: number; details: Details; now: Date }
type Stored = { kind: StoredRefund['kind']; refundId: string }

async function payBack(
  tx: Queryable,
  providers: CommerceOptions['checkout']['paymentProviders'],
  payment: PaymentRow,
  { amountMinor, details, now }: RefundRequest,
): Promise<Result<Stored, 'order-not-open' | 'refund-too-large'>> {
  // Part of an order with an authorized payment may have shipped before the payment was captured.
  if (payment.status !== 'captured') return refuse('order-not-open')
  const refundedMinor = await readRefundedMinor(tx, payment.orderId)
  const checked = checkRefund({ paidMinor: payment.amountMinor, refundedMinor }, amountMinor)
  if (!checked.ok) return checked
  const refundId = await requestRefund(tx, providers, {
    payment,
    reason: 'refund',
    amountMinor,
    details,
    now,
  })
  if (refundId === null) throw new Error('A refund of nothing was not refused')
  return ok({ kind: 'refunded', refundId })
}

async function creditInvoice(
  tx: Queryable,
  { orderId, amountMinor: invoicedMinor, receivedMinor }: PaymentRow,
  { amountMinor, details, now }: RefundRequest,
): Promise<Result<Stored, 'refund-too-large'>> {
  const creditedMinor = await readRefundedMinor(tx, orderId)
  const invoice = { amountMinor: invoicedMinor, receivedMinor: receivedMinor ?? 0, creditedMinor }
  const openMinor = openAmount(invoice)
  if (amountMinor > openMinor) return refuse('refund-too-large')
  const [stored] = await tx
    .insert(refunds)
    .values({
      ...details,
      orderId,
      reason: 'credited',
      amountMinor,
      status: 'done',
      requestedAt: now,
      nextAttemptAt: now,
      settledAt: now,
    })
    .returning({ id: refunds.id })
  if (!stored) throw new Error('The credit was not stored')
  if (amountMinor === openMinor)
    await tx
      .update(payments)
      .set({ status: 'captured', receivedMinor: null, updatedAt: now })
      .where(eq(payments.orderId, orderId))
  return ok({ kind: 'credited', refundId: stored.id })
}

/** What was paid for the lines and the delivery of an order, less what has been refunded of them. */
export async function readRefundable(
  tx: Queryable,
  { id, totalMinor }: Pick<OrderRow, 'id' | 'totalMinor'>,
): Promise<{ lines: RefundableLine[]; shippingMinor: number }> {
  const lines = await tx
    .select({ lineId: orderLines.lineId, quantity: orderLines.quantity, paidMinor: orderLines.paidMinor })
    .from(orderLines)
    .where(eq(orderLines.orderId, id))
    .orderBy(asc(orderLines.position))
  const refunded = await tx
    .select({ lineId: refundLines.lineId, quantity: sql<number>`sum(${refundLines.quantity})::int` })
    .from(refundLines)
    .innerJoin(refunds, eq(refunds.id, refundLines.refundId))
    .where(eq(refunds.orderId, id))
    .groupBy(refundLines.lineId)
  const [shipping] = await tx
    .select({ refundedMinor: sql<number>`coalesce(sum(${refunds.shippingMinor}), 0)::float8` })
    .from(refunds)
    .where(eq(refunds.orderId, id))
  const goodsMinor = lines.reduce((sum, { paidMinor }) => sum + paidMinor, 0)
  return {
    lines: lines.map((line) => ({
      ...line,
      refundedQuantity: refunded.find(({ lineId }) => lineId === line.lineId)?.quantity ?? 0,
    })),
    // What was not paid for the pieces was paid for their delivery.
    shippingMinor: Math.max(0, totalMinor - goodsMinor - (shipping?.refundedMinor ?? 0)),
  }
}

/** Ends the reservation of refunded pieces: they go on sale again, or are removed from the stock. */
async function returnPieces(
  tx: Queryable,
  orderId: string,
  returned: readonly { lineId: string; quantity: number; restocks: boolean }[],
): Promise<void> {
  const lineIds = returned.map(({ lineId }) => lineId)
  const rows = await tx
    .select({ lineId: orderLines.lineId, variantId: orderLines.variantId, reserved: orderLines.reserved })
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orderId), inArray(orderLines.lineId, lineIds)))
  const pieces = rows.map(({ lineId, variantId, reserved }) => {
    const line = returned.find((one) => one.lineId === lineId)
    return { lineId, variantId, quantity: Math.min(reserved, line?.quantity ?? 0), restocks: line?.restocks }
  })
  const variantIds = pieces.map(({ variantId }) => variantId)
  await lockStock(tx, variantIds)
  await adjustReserved(tx, pieces, -1)
  const writtenOff: Pieces[] = pieces.filter(({ restocks }) => !restocks)
  await removeStock(tx, writtenOff)
  for (const { lineId, quantity } of pieces)
    await tx
      .update(orderLines)
      .set({ reserved: sql`${orderLines.reserved} - ${quantity}` })
      .where(and(eq(orderLines.orderId, orderId), eq(orderLines.lineId, lineId)))
  const products = await tx
    .select({ id: variants.productId })
    .from(variants)
    .where(inArray(variants.id, variantIds))
  await announceStock(
    tx,
    products.map(({ id }) => id),
  )
}
