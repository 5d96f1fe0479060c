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

/** A link that only the owner of an address may have: to set a password, or to confirm the address. */
export type AccountMailRequest = Letter & {
  kind: 'account-password' | 'account-verification'
  language: Language
  url: string
}
