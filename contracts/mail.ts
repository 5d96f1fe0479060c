import type { DeviceNames } from '#domain/account/user-agent.ts'
import type { Language } from '#domain/market/language.ts'
import type { Currency } from '#domain/money/money.ts'
import type { ContactTopic, RequestKind } from '#domain/request/request-kinds.ts'
import type { Order } from './order/order.ts'
import type { WireMoney } from './order/wire-money.ts'
import type { RequestFact } from './request-facts.ts'

export type MailRequest =
  | OrderMailRequest
  | AccountMailRequest
  | NewsletterMailRequest
  | SamplesMailRequest
  | NewsletterIssueRequest
  | RequestMailRequest
  | QuoteMailRequest
  | ChatMailRequest

type DeduplicatedMail = {
  /** The deduplication key: of several requests with the same key, only one is sent. */
  letter: string
  to: string
  /** The email is not sent earlier, so that what it is about can be taken back; by default, it is sent at once. */
  notBefore?: Date | undefined
  shop: { name: string; url: string }
}

export type OrderMailRequest = DeduplicatedMail & {
  kind:
    | 'order-confirmation'
    | 'order-reminder'
    | 'order-expired'
    | 'order-shipped'
    | 'order-refunded'
    | 'invoice-due'
    | 'invoice-overdue'
  order: Order
  /** The positions of the shipments that have left, for `order-shipped`. */
  shipments?: readonly number[] | undefined
  refunded?: WireMoney | undefined
  /** The refunded pieces, for `order-refunded`. */
  items?: readonly { readonly lineId: string; readonly quantity: number }[] | undefined
  /**
   * Whether `to` is verified as the buyer's address. Emails to other addresses contain no typed text, because strangers
   * could otherwise use the shop to send their texts to anyone.
   */
  isAddressProven: boolean
  /** The order's page with its signed link: the tracking link that the thank-you page promises (Spec §1). */
  orderUrl: string
}

/**
 * An email to the owner of an address: either with a secret link (to set a password, to verify the address, to confirm
 * it as an account's new one, or to restore it as the previous one), or about an event, with a page for an owner who
 * did not cause it.
 */
export type AccountMailRequest = DeduplicatedMail & {
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
  /** When the event happened: ISO 8601, UTC. */
  happenedAt?: string
  /** Does not include the name of the factor, since typed texts are not emailed. */
  factor?: 'passkey' | 'code'
  /** Someone joined or left the company; it became tax-exempt, or taxed again, or has another tax number. */
  change?: 'joined' | 'left' | 'exempt' | 'taxed' | 'number'
  /** The person who invites, joined or left, without anything that could be a link (`domain/list/inviter-name.ts`). */
  inviter?: string
  /** The inviting company, without anything that could be a link. */
  company?: string
  codesLeft?: number
}

/**
 * Sent after someone signed up for the newsletter with the address: with the link that confirms it, or for a subscriber
 * with the page of their preferences.
 */
export type NewsletterMailRequest = DeduplicatedMail & {
  kind: 'newsletter-confirmation' | 'newsletter-subscribed'
  language: Language
  url: string
}

/** The link verifies a guest's address and orders the samples. The email contains no typed text. */
export type SamplesMailRequest = DeduplicatedMail & {
  kind: 'samples-confirmation'
  language: Language
  url: string
}

export type IssuePost = {
  title: string
  abstract: string | null
  /** A JPEG from our own server. */
  picture: { url: string; alt: string; width: number; height: number } | null
}

/** For one subscriber, with texts written by the team. */
export type NewsletterIssueRequest = DeduplicatedMail & {
  kind: 'newsletter-issue'
  language: Language
  issueId: string
  subject: string
  intro: string
  posts: IssuePost[]
  /** The prefix of every link, with the subscriber's token, which is secret. It ends with a slash. */
  links: string
}

/** The common part of emails about a request, without typed text. */
type MailedRequest = {
  number: string
  kind: RequestKind
  /** Null unless the kind is `contact`. */
  topic: ContactTopic | null
  /** The promised reply time (ISO 8601, UTC) and the office's time zone. Null if none is promised. */
  replyBy: { at: string; timeZone: string; zoneName: string } | null
  /** The house's phone line for the sender's country. */
  phone: string
  /**
   * The time of the call (ISO 8601, UTC; null for right away), and the time zone in which it was chosen. Null if no
   * call was requested.
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
 * An email about a request: the receipt for its sender; the request and further messages for the house; a reply from
 * the team. A guest's address is not verified, so the receipt only contains what `quotedMessage` leaves of the typed
 * texts, because strangers could otherwise use the shop to send theirs to anyone.
 */
export type RequestMailRequest = DeduplicatedMail & { language: Language; request: MailedRequest } & (
    | {
        kind: 'request-received'
        content: MailedContent
        link: ThreadLink
        replyTo: ReplyTo
      }
    | {
        /** A new request, or a further message from its sender. */
        kind: 'request-team' | 'request-team-reply'
        /** As typed by the sender. */
        sender: {
          name: string
          email: string
          country: string
        }
        content: MailedContent
        /** Requires signing in to the desk. */
        deskUrl: string
      }
    | {
        /** The receipt for a back-in-stock request, with the page that cancels it. */
        kind: 'request-stock-receipt'
        content: MailedContent
        link: ThreadLink
        replyTo: ReplyTo
      }
    | {
        /** Reports that the variant is back in stock, with a link to its page. */
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

/** The common part of emails about a quote, without texts written by a client. */
type MailedQuote = {
  number: string
  version: number
  /** The last day on which it is valid, `2026-12-15`. */
  validUntil: string
  totalMinor: number
  currency: Currency
}

/**
 * An email about a quote; the second word of its deduplication key is the request's id. Versions and reminders are sent
 * to the client, and the client's actions to the house.
 */
export type QuoteMailRequest = DeduplicatedMail & { language: Language; quote: MailedQuote } & (
    | {
        kind: 'quote-sent' | 'quote-reminder'
        /** The house's text above the lines; empty in a reminder. */
        text: string
        link: ThreadLink
        replyTo: ReplyTo
      }
    | {
        kind: 'quote-comment' | 'quote-changes' | 'quote-accepted' | 'quote-declined'
        /** The name typed to accept, the reason for declining, or the client's text. */
        text: string
        sender: { name: string; email: string }
        deskUrl: string
      }
  )

/**
 * A chat transcript for the visitor. If their address is not verified, it only contains what `quotedMessage` leaves of
 * their texts.
 */
export type ChatMailRequest = DeduplicatedMail & {
  kind: 'chat-transcript'
  language: Language
  /** The visitor's time zone, used for the times in it; null for the house's. */
  timeZone: string | null
  /** Oldest first. `from` is the team member's first name; null for the visitor. `sentAt` is ISO 8601, UTC. */
  messages: { from: string | null; text: string; sentAt: string }[]
}
