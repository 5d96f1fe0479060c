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
