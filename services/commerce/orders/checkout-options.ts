import type { MailRequest } from '#contracts/mail.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import type { PaymentProvider } from './payments/payment-provider.ts'

export type CheckoutOptions = {
  linkSecret: string
  /** Former secrets, so that links in earlier emails still open their orders. */
  oldLinkSecrets?: readonly string[]
  /** Authorizes the team to cancel an order and to record a payment. */
  teamToken: string
  /** The payment methods, in the order in which they are offered. */
  paymentProviders: readonly PaymentProvider[]
  /** How many days an order waits for its bank transfer before it expires. */
  unpaidOrderDays: number
  /** Notifies the team that a transfer arrived after its order expired. */
  reportLatePayment: (orderId: string) => void
  /** Queues an email **within the given transaction**, so that it is sent if and only if the order is committed. */
  sendMail: (transaction: Queryable, request: MailRequest) => Promise<void>
  /** Removes a queued email within the given transaction, by its deduplication key; false if it was sent. */
  withdrawMail: (transaction: Queryable, letter: string) => Promise<boolean>
}
