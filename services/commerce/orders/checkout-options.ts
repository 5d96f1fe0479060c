import type { MailRequest } from '#contracts/mail.ts'
import type { Queryable } from '#services/kernel/database.ts'
import type { PaymentProvider } from './payments/payment-provider.ts'

/** What the checkout is told when the commerce service is made. */
export type CheckoutOptions = {
  /** Signs the links to orders. */
  linkSecret: string
  /** Secrets before it: links that they signed, in earlier mails, still open their orders. */
  oldLinkSecrets?: readonly string[]
  /** Guards what only the team may do: cancel an order, note that a transfer has come. */
  teamToken: string
  /** The ways to pay, in the order in which they are offered. */
  paymentProviders: readonly PaymentProvider[]
  /** How many days an order waits for its transfer before it expires. */
  unpaidOrderDays: number
  /** Tells the team that the transfer of an order came after the order had expired. */
  reportLatePayment: (orderId: string) => void
  /** Puts a letter on its way **within the given transaction**: it is sent exactly when the order stands. */
  sendMail: (transaction: Queryable, request: MailRequest) => Promise<void>
}
