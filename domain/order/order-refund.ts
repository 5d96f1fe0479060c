import type { Money } from '../money/money.ts'

/**
 * `released`: authorized on a card but never charged. `credited`: deducted from an unpaid invoice, so no money moves.
 */
export const REFUND_REASONS = ['refund', 'overpaid', 'late', 'cancelled', 'released', 'credited'] as const
export type RefundReason = (typeof REFUND_REASONS)[number]

/** Why the team refunds a part of an order. */
export const REFUND_CAUSES = [
  'changed-mind',
  'damaged',
  'faulty',
  'wrong-piece',
  'missing',
  'late',
  'goodwill',
  'other',
] as const

/** A refund as the buyer sees it. */
export type OrderRefund = {
  readonly id: string
  /** Null if a hosted service does not report it. */
  readonly reason: RefundReason | null
  readonly amount: Money
  readonly requestedAt: Date
  /** When the money was sent back; null while that is pending. */
  readonly settledAt: Date | null
}
