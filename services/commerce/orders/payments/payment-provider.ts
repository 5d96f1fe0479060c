import type { CardInput } from '#contracts/order/checkout.ts'
import type { BankDetails } from '#contracts/order/order.ts'
import type { Money } from '#domain/money/money.ts'

type PaymentInput = { card?: CardInput | undefined }

/** Why a card was refused. Some providers only report `card-invalid`. */
export type PaymentRefusalCode =
  | 'card-invalid'
  | 'card-number-invalid'
  | 'card-date-invalid'
  | 'card-expired'
  | 'security-code-wrong'
  | 'card-declined'
  | 'insufficient-funds'

/**
 * `authorised`: the amount is reserved until it is captured or released. `awaited`: the buyer will transfer it;
 * `reference` is empty, since the order's number is used. `invoiced`: the company will transfer it after the order has
 * shipped.
 */
export type Authorization =
  | { ok: true; status: 'authorised' | 'awaited' | 'invoiced'; reference: string; lastFour: string | null }
  | { ok: false; code: PaymentRefusalCode }

/** A payment method. Each call is idempotent. */
export interface PaymentProvider {
  readonly code: string
  /** True if no real money is charged, which the shop displays. */
  readonly isTest: boolean
  /** Whether buyers may currently choose it. Earlier authorizations can always be captured and released. */
  isOffered(): boolean
  /** The account to which the buyer sends the money; null if the provider charges it. */
  readonly bank: BankDetails | null
  /** Authorizes the amount. The same key returns the same authorization, however often it is called. */
  authorize(amount: Money, input: PaymentInput, idempotencyKey: string): Promise<Authorization>
  /** Captures an authorization. Rejects if the provider cannot be reached. */
  capture(reference: string, amount: Money): Promise<void>
  /** Releases an authorization that was not captured. Rejects if the provider cannot be reached. */
  release(reference: string): Promise<void>
  /**
   * Refunds a part or all of a captured payment. The same key refunds once, however often it is called. Rejects if the
   * provider cannot be reached.
   */
  refund(reference: string, amount: Money, idempotencyKey: string): Promise<void>
}
