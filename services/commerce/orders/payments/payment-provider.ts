import type { CardInput } from '#contracts/order/checkout.ts'
import type { BankDetails } from '#contracts/order/order.ts'
import type { Money } from '#domain/money/money.ts'

/** What the buyer gave with the choice of the method. */
type PaymentInput = { card?: CardInput | undefined }

/** Why a card was refused, as far as its provider says it; `card-invalid` is all that some say. */
export type PaymentRefusalCode =
  | 'card-invalid'
  | 'card-number-invalid'
  | 'card-date-invalid'
  | 'card-expired'
  | 'security-code-wrong'
  | 'card-declined'
  | 'insufficient-funds'

/**
 * `authorised`: the money is set aside until it is captured or released. `awaited`: the buyer will send it,
 * and `reference` is empty: the order's number serves.
 */
export type Authorisation =
  | { ok: true; status: 'authorised' | 'awaited'; reference: string; lastFour: string | null }
  | { ok: false; code: PaymentRefusalCode }

/** A way to pay. Each method may be called again with the same arguments and then does nothing new. */
export interface PaymentProvider {
  readonly code: string
  /** True when no real money moves; the shop shows it. */
  readonly isTest: boolean
  /** Whether a buyer may choose it now. What was authorised before is captured and released all the same. */
  isOffered(): boolean
  /** Where the buyer sends the money; null when the provider takes it. */
  readonly bank: BankDetails | null
  /** Sets the amount aside. The same key is the same authorisation, however often it is requested. */
  authorise(amount: Money, input: PaymentInput, idempotencyKey: string): Promise<Authorisation>
  /** Takes what was set aside. Rejects when the provider cannot be reached. */
  capture(reference: string, amount: Money): Promise<void>
  /** Gives back what was set aside or taken. */
  release(reference: string): Promise<void>
}
