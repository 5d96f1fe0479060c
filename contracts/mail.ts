import type { DeviceNames } from '#domain/account/user-agent.ts'
import type { Language } from '#domain/market/language.ts'
import type { Currency } from '#domain/money/money.ts'
import type { ContactTopic, RequestKind } from '#domain/request/request-kinds.ts'
import type { Order } from './order/order.ts'
import type { WireMoney } from './order/wire-money.ts'
import type { RequestFact } from './request-facts.ts'

/** Requests with the same `letter` are sent once. */
export type MailRequest =
  | OrderMailRequest
  | AccountMailRequest
  | NewsletterMailRequest
  | SamplesMailRequest
  | NewsletterIssueRequest
  | RequestMailRequest
  | QuoteMailRequest
  | ChatMailRequest

type Letter = {
  letter: string
  to: string
  shop: { name: string; url: string }
}

export type OrderMailRequest = Letter & {
  kind:
    | 'order-confirmation'
    | 'order-reminder'
    | 'order-expired'
    | 'order-shipped'
    | 'order-refunded'
    | 'invoice-due'
    | 'invoice-overdue'
  order: Order
  shipment?: number | undefined
  refunded?: WireMoney | undefined
  /**
   * Whether `to` is verified as the buyer's. Emails to other addresses contain no typed text, because strangers could
   * otherwise use the shop to send their texts to anyone.
   */
  isAddressProven: boolean
  /** The order's page with its signed link: the tracking link that the thank-you page promises (Spec §1). */
  orderUrl: string
}

/**
 * An email to the owner of an address: either with a secret link (to set a password, to verify the address, to confirm
 * it as an account's new one, or to restore it as the previous one), or a notice of an event, with a page for an owner
 * who did not cause it.
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
    | 'account-passkey-added'
    | 'account-passkey-removed'
    | 'account-passkeys-removed'
    | 'account-factor-added'
    | 'account-factor-removed'
    | 'account-factor-reset'
    | 'account-recovery-code-used'
    | 'account-recovery-codes-replaced'
    | 'account-list-invitation'
    | 'account-company-invitation'
    | 'account-company-people'
    | 'account-company-removed'
    | 'account-company-tax'
    | 'account-trade-received'
    | 'account-trade-approved'
    | 'account-trade-rejected'
    | 'account-trade-team'
  language: Language
  url: string
  device?: DeviceNames
  /** The time of the event: ISO 8601, UTC. */
  happenedAt?: string
  /** Without its name, since typed texts are not mailed. */
  factor?: 'passkey' | 'code'
  /** Someone joined or left the company; it became exempt, or taxed again, or has another tax number. */
  change?: 'joined' | 'left' | 'exempt' | 'taxed' | 'number'
  /** The person who invites, joined or left, without anything that could be a link (`domain/list/inviter-name.ts`). */
  inviter?: string
  /** The company of an invitation, without anything that could be a link. */
  company?: string
  codesLeft?: number
}

/**
 * An email after someone signed up for the newsletter with its address: with the link that confirms it, or for a subscriber
 * with the page of their preferences.
 */
export type NewsletterMailRequest = Letter & {
  kind: 'newsletter-confirmation' | 'newsletter-subscribed'
  language: Language
  url: string
}

/** The link proves a guest's address and sends the samples. Nothing in the email was typed. */
export type SamplesMailRequest = Letter & { kind: 'samples-confirmation'; language: Language; url: string }

export type IssuePost = {
  title: string
  abstract: string | null
  /** In JPEG, from our own server. */
  picture: { url: string; alt: string; width: number; height: number } | null
}

/** For one subscriber, with texts of the team. */
export type NewsletterIssueRequest = Letter & {
  kind: 'newsletter-issue'
  language: Language
  issueId: string
  subject: string
  intro: string
  posts: IssuePost[]
  /** The prefix of every link, with the subscriber's token: a secret. It ends with a slash. */
  links: string
}

/** The common part of emails about a request, without typed text. */
type MailedRequest = {
  number: string
  kind: RequestKind
  /** Null for any kind but `contact`. */
  topic: ContactTopic | null
  /** The promised reply time: ISO 8601, UTC, and the office's time zone. Null if none is promised. */
  replyBy: { at: string; timeZone: string; zoneName: string } | null
  /** The house's phone line for the sender's country. */
  phone: string
  /**
   * The time of the call: ISO 8601, UTC, null for at once, and the time zone in which it was chosen. Null if no call
   * was requested.
   */
  call: { at: string | null; timeZone: string } | null
}

type MailedContent = {
  message: string
  /** The request's fields, without its topic. */
  facts: RequestFact[]
  pieces: { title: string; quantity: number }[]
  /** The number of further pieces; absent if all are listed. */
  morePieces?: number
}

/**
 * A page for the customer: the conversation, unless the kind says otherwise. A secret link opens it for anyone, and is
 * stored encrypted.
 */
type ThreadLink = {
  url: string
  isSecret: boolean
}

/** The conversation's address; null if incoming email is off, so that replies go to the sender. */
type ReplyTo = string | null

/**
 * An email about a request: its receipt for the sender; the request and further messages for the house; a reply of the
 * team. A guest's address is not verified, so the receipt has only what `quotedMessage` leaves of the typed texts,
 * because strangers could otherwise use the shop to send theirs to anyone.
 */
export type RequestMailRequest = Letter & { language: Language; request: MailedRequest } & (
    | {
        kind: 'request-received'
        content: MailedContent
        link: ThreadLink
        replyTo: ReplyTo
      }
    | {
        /** A new request, or a further message of its sender. */
        kind: 'request-team' | 'request-team-reply'
        /** As typed. */
        sender: {
          name: string
          email: string
          country: string
        }
        content: MailedContent
        /** Requires sign-in at the desk. */
        deskUrl: string
      }
    | {
        /** The receipt of a back-in-stock notice, with the page that cancels it. */
        kind: 'request-stock-receipt'
        content: MailedContent
        link: ThreadLink
        replyTo: ReplyTo
      }
    | {
        /** The variant is in stock again, with its page. */
        kind: 'request-back-in-stock'
        content: MailedContent
        link: ThreadLink
        replyTo: ReplyTo
      }
    | {
        kind: 'request-reply'
        reply: string
        link: ThreadLink
        replyTo: ReplyTo
      }
  )

/** The common part of emails about a quote, without texts of a client. */
type MailedQuote = {
  number: string
  version: number
  /** The last day of validity, `2026-12-15`. */
  validUntil: string
  totalMinor: number
  currency: Currency
}

/**
 * An email about a quote; the second word of its `letter` is the request's id. Versions and reminders go to the client,
 * the client's actions to the house.
 */
export type QuoteMailRequest = Letter & { language: Language; quote: MailedQuote } & (
    | {
        kind: 'quote-sent' | 'quote-reminder'
        /** The house's text above the lines; empty in a reminder. */
        text: string
        link: ThreadLink
        replyTo: ReplyTo
      }
    | {
        kind: 'quote-comment' | 'quote-changes' | 'quote-accepted' | 'quote-declined'
        /** The name of the acceptance, the reason of the refusal, or the client's text. */
        text: string
        sender: { name: string; email: string }
        deskUrl: string
      }
  )

/**
 * A chat transcript for its visitor. If their address is not verified, only what `quotedMessage` leaves of their texts
 * is sent.
 */
export type ChatMailRequest = Letter & {
  kind: 'chat-transcript'
  language: Language
  /** The visitor's time zone, for the stated times; null for that of the house. */
  timeZone: string | null
  /** Oldest first. `from` is the team member's first name; null for the visitor. `sentAt` is ISO 8601, UTC. */
  messages: { from: string | null; text: string; sentAt: string }[]
}
