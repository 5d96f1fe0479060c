import type { Money } from '../money/money.ts'

/** `released`: reserved on a card but never charged. `credited`: taken off an unpaid invoice, so no money moves. */
export const REFUND_REASONS = ['refund', 'overpaid', 'late', 'cancelled', 'released', 'credited'] as const
export type RefundReason = (typeof REFUND_REASONS)[number]

/** As shown to the buyer. */
export type OrderRefund = {
  readonly id: string
  /** Null where a hosted service does not report it. */
  readonly reason: RefundReason | null
  readonly amount: Money
  readonly requestedAt: Date
  /** When it was sent back; null while it is on its way. */
  readonly settledAt: Date | null
}
