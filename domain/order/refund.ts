import { ok, type Result, refuse } from '../result.ts'

/** In minor units of the order's currency. */
type Refundable = { readonly paidMinor: number; readonly refundedMinor: number }

/** Whether an amount may be refunded: all refunds together cannot exceed what was paid. */
export function checkRefund(
  { paidMinor, refundedMinor }: Refundable,
  amountMinor: number,
): Result<true, 'refund-too-large'> {
  return amountMinor <= paidMinor - refundedMinor ? ok(true) : refuse('refund-too-large')
}

/** What was paid for all pieces of a line, after discounts and without deducted tax, and how many were refunded. */
export type RefundableLine = {
  readonly lineId: string
  readonly quantity: number
  readonly paidMinor: number
  readonly refundedQuantity: number
}

/** What the team refunds: pieces, delivery, and any other amount. */
export type RefundParts = {
  readonly lines: readonly { readonly lineId: string; readonly quantity: number }[]
  readonly shippingMinor: number
  readonly otherMinor: number
}

/** The amounts of a refund, in minor units of the order's currency. */
export type RefundAmounts = {
  readonly lines: readonly {
    readonly lineId: string
    readonly quantity: number
    readonly amountMinor: number
  }[]
  readonly totalMinor: number
}

/**
 * Computes the amounts of a refund. Refuses if it has more pieces of a line, or more for the delivery, than have not
 * been refunded yet, or if it is nothing.
 */
export function computeRefund(
  refundable: { readonly lines: readonly RefundableLine[]; readonly shippingMinor: number },
  { lines, shippingMinor, otherMinor }: RefundParts,
): Result<RefundAmounts, 'refund-too-large' | 'refund-empty'> {
  if (new Set(lines.map(({ lineId }) => lineId)).size < lines.length) return refuse('refund-too-large')
  const amounts = lines.map(({ lineId, quantity }) => {
    const line = refundable.lines.find((one) => one.lineId === lineId)
    const isLeft = line !== undefined && quantity <= line.quantity - line.refundedQuantity
    return isLeft ? { lineId, quantity, amountMinor: sharePaid(line, quantity) } : null
  })
  const known = amounts.filter((amount) => amount !== null)
  if (known.length < amounts.length || shippingMinor > refundable.shippingMinor)
    return refuse('refund-too-large')
  const totalMinor = known.reduce((sum, { amountMinor }) => sum + amountMinor, shippingMinor + otherMinor)
  return totalMinor > 0 ? ok({ lines: known, totalMinor }) : refuse('refund-empty')
}

/** The price of the next pieces of a line, so that the shares of all pieces are exactly what was paid. */
function sharePaid({ quantity, paidMinor, refundedQuantity }: RefundableLine, pieces: number): number {
  const upTo = (count: number) => Math.round((paidMinor * count) / quantity)
  return upTo(refundedQuantity + pieces) - upTo(refundedQuantity)
}

/** The state of a bank transfer after a payment arrives, in minor units. */
export type ReceivedTransfer = {
  readonly receivedMinor: number
  /** The amount still missing; 0 once the order is paid. */
  readonly missingMinor: number
  /** The amount above what was due, which is refunded. */
  readonly surplusMinor: number
}

export function receiveTransfer(
  { dueMinor, receivedMinor }: { readonly dueMinor: number; readonly receivedMinor: number },
  amountMinor: number,
): ReceivedTransfer {
  const total = receivedMinor + amountMinor
  return {
    receivedMinor: Math.min(total, dueMinor),
    missingMinor: Math.max(0, dueMinor - total),
    surplusMinor: Math.max(0, total - dueMinor),
  }
}
