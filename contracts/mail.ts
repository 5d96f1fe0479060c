import type { Order } from './order.ts'

/** What the mail service is asked to send. Asking twice for the same `letter` sends one. */
export type MailRequest = {
  kind: 'order-confirmation'
  letter: string
  to: string
  order: Order
  /** The order's page behind its signed link: the tracking link that the thank-you page promises (Spec §1). */
  orderUrl: string
  shop: { name: string; url: string }
}
