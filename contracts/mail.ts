import type { DeviceNames } from '#domain/account/user-agent.ts'
import type { Language } from '#domain/market/language.ts'
import type { Order } from './order/order.ts'

/** A request to the mail service. Requests with the same `letter` are sent once. */
export type MailRequest = OrderMailRequest | AccountMailRequest

type Letter = {
  letter: string
  to: string
  shop: { name: string; url: string }
}

export type OrderMailRequest = Letter & {
  kind: 'order-confirmation' | 'order-reminder' | 'order-expired'
  order: Order
  /**
   * Whether `to` is proven to be the buyer's. To any other address an email carries no text that someone typed: the
   * shop would send what strangers write to whomever they like.
   */
  isAddressProven: boolean
  /** The order's page behind its signed link: the tracking link that the thank-you page promises (Spec §1). */
  orderUrl: string
}

/**
 * To the owner of an address. With a link that only they may have: to set a password, to confirm the address, to take it
 * as the new one of an account, to restore it as the one that the account had. Or a notice of what was done or
 * requested, with the page where one goes on who did not do it.
 */
export type AccountMailRequest = Letter & {
  kind:
    | 'account-password'
    | 'account-verification'
    | 'account-email-change'
    | 'account-email-undo'
    | 'account-email-changed'
    | 'account-email-change-requested'
    | 'account-password-changed'
    | 'account-new-device'
    | 'account-sign-in-attack'
  language: Language
  url: string
  /** What the browser said of itself that the notice is about. */
  device?: DeviceNames
  /** When it happened: ISO 8601, UTC. */
  happenedAt?: string
}
