import type { Language } from '#domain/language.ts'
import type { Order } from './order.ts'

/** What the mail service is asked to send. Asking twice for the same `letter` sends one. */
export type MailRequest = OrderMailRequest | AccountMailRequest

type Letter = {
  letter: string
  to: string
  shop: { name: string; url: string }
}

export type OrderMailRequest = Letter & {
  kind: 'order-confirmation'
  order: Order
  /** The order's page behind its signed link: the tracking link that the thank-you page promises (Spec §1). */
  orderUrl: string
}

/**
 * A link that only the owner of an address may have: to set a password, to confirm the address, to take it as the new
 * one of an account. Or, to the address so far, that it was changed.
 */
export type AccountMailRequest = Letter & {
  kind: 'account-password' | 'account-verification' | 'account-email-change' | 'account-email-changed'
  language: Language
  url: string
}
