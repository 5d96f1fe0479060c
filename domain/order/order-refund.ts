import type { Money } from '../money/money.ts'

/**
 * Why money goes back. `released`: it was reserved on a card, and never charged. `credited`: nothing goes back, since it was
 * taken off an invoice that is not paid.
 */
export const REFUND_REASONS = ['refund', 'overpaid', 'late', 'cancelled', 'released', 'credited'] as const
export type RefundReason = (typeof REFUND_REASONS)[number]

/** Money that goes back to a buyer, as they read it. */
export type OrderRefund = {
  readonly id: string
  /** Null where a hosted service does not report it. */
  readonly reason: RefundReason | null
  readonly amount: Money
  readonly requestedAt: Date
  /** When it was sent back; null while it is on its way. */
  readonly settledAt: Date | null
}
