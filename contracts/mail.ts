import type { DeviceNames } from '#domain/account/user-agent.ts'
import type { Language } from '#domain/market/language.ts'
import type { Currency } from '#domain/money/money.ts'
import type { ContactTopic, RequestKind } from '#domain/request/request-kinds.ts'
import type { Order } from './order/order.ts'
import type { WireMoney } from './order/wire-money.ts'
import type { RequestFact } from './request-facts.ts'

/** A request to the mail service. Requests with the same `letter` are sent once. */
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
  /** Which of the order's shipments was sent, for `order-shipped`. */
  shipment?: number | undefined
  /** What was refunded, for `order-refunded`. */
  refunded?: WireMoney | undefined
  /**
   * Whether `to` is verified as the buyer's. Emails to other addresses contain no text that someone typed,
   * because strangers could otherwise use the shop to send their texts to anyone.
   */
  isAddressProven: boolean
  /** The order's page with its signed link: the tracking link that the thank-you page promises (Spec §1). */
  orderUrl: string
}

/**
 * An email to the owner of an address: either with a link for them only (to set a password, to verify the
 * address, to confirm it as the new one of an account, or to restore it as the previous one), or a notice of
 * something done or requested, with a page for those who did not do it.
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
  /** The description of the browser that the notice is about. */
  device?: DeviceNames
  /** The time of the event: ISO 8601, UTC. */
  happenedAt?: string
  /** The second factor that the notice is about, without its name: no typed text is mailed. */
  factor?: 'passkey' | 'code'
  /** What happened in a company: someone joined or left it; it is exempt from tax, or no longer, or has another tax number. */
  change?: 'joined' | 'left' | 'exempt' | 'taxed' | 'number'
  /** Who invites to a list or a company, joined or left it, without anything that could be a link (`domain/list/inviter-name.ts`). */
  inviter?: string
  /** The name of the company that an invitation is to, in the same way. */
  company?: string
  /** How many recovery codes are left. */
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

/** An email to a guest who ordered samples, with the link that proves the address and sends them. Nothing in it was typed. */
export type SamplesMailRequest = Letter & { kind: 'samples-confirmation'; language: Language; url: string }

/** A post of the magazine in an issue of the newsletter. */
export type IssuePost = {
  title: string
  abstract: string | null
  /** In JPEG, by our own server. */
  picture: { url: string; alt: string; width: number; height: number } | null
}

/** An issue of the newsletter for one subscriber, in what the team wrote and chose. */
export type NewsletterIssueRequest = Letter & {
  kind: 'newsletter-issue'
  language: Language
  issueId: string
  subject: string
  intro: string
  posts: IssuePost[]
  /** The start of every link of it, with the token of the subscriber: a secret. It ends with a slash. */
  links: string
}

/** What the emails about a request of a visitor to the house have in common: nothing that someone typed. */
type MailedRequest = {
  number: string
  kind: RequestKind
  /** Null for any kind but `contact`. */
  topic: ContactTopic | null
  /** Until when a reply may be expected: ISO 8601, UTC, and where the office is. Null if none is promised. */
  replyBy: { at: string; timeZone: string; zoneName: string } | null
  /** The line of the house for the country of the sender. */
  phone: string
  /** When the house calls: ISO 8601, UTC, null for at once, and in which time zone it was chosen. Null if no call was requested. */
  call: { at: string | null; timeZone: string } | null
}

/** What was requested; texts may be empty. */
type MailedContent = {
  message: string
  /** What the fields of the request are, without its topic. */
  facts: RequestFact[]
  pieces: { title: string; quantity: number }[]
  /** How many pieces are not listed; absent if all are. */
  morePieces?: number
}

/** A page for the customer: of the conversation, unless the kind says otherwise. A secret one opens it for anyone, and is stored encrypted. */
type ThreadLink = {
  url: string
  isSecret: boolean
}

/** The address of the conversation; null where none are received, so that replies go to the sender. */
type ReplyTo = string | null

/**
 * An email about a request to the house: its receipt, to the sender; all of it, to the house, and what its sender wrote back;
 * a reply of the team. The address of a guest is not verified, so a receipt to it has only what `quotedMessage` leaves of the
 * typed texts, because strangers could otherwise use the shop to send theirs to anyone.
 */
export type RequestMailRequest = Letter & { language: Language; request: MailedRequest } & (
    | {
        kind: 'request-received'
        content: MailedContent
        link: ThreadLink
        replyTo: ReplyTo
      }
    | {
        /** A new request, or what its sender wrote back. */
        kind: 'request-team' | 'request-team-reply'
        /** As the sender typed it. */
        sender: {
          name: string
          email: string
          country: string
        }
        content: MailedContent
        /** The request at the desk, for members of the team who have signed in. */
        deskUrl: string
      }
    | {
        /** The receipt for who waits for a variant, with the page that cancels the notice. */
        kind: 'request-stock-receipt'
        content: MailedContent
        link: ThreadLink
        replyTo: ReplyTo
      }
    | {
        /** The notice that the variant is in stock again, with its page. */
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

/** What the emails about a quote have in common: nothing that a client typed. */
type MailedQuote = {
  number: string
  version: number
  /** The last day on which it can be accepted, `2026-12-15`. */
  validUntil: string
  /** With delivery. */
  totalMinor: number
  currency: Currency
}

/**
 * An email about a quote of the house; its `letter` has the id of the request as second word. A version, to the client, and a reminder before its last day; what the client did, to the
 * house.
 */
export type QuoteMailRequest = Letter & { language: Language; quote: MailedQuote } & (
    | {
        kind: 'quote-sent' | 'quote-reminder'
        /** What the house wrote above the lines; empty in a reminder. */
        text: string
        link: ThreadLink
        replyTo: ReplyTo
      }
    | {
        kind: 'quote-comment' | 'quote-changes' | 'quote-accepted' | 'quote-declined'
        /** The name under which it was accepted, the reason for which it was declined, or what the client wrote. */
        text: string
        sender: { name: string; email: string }
        deskUrl: string
      }
  )

/** A conversation in the chat, to its visitor. Of an address that is not verified, their texts are what `quotedMessage` leaves of them. */
export type ChatMailRequest = Letter & {
  kind: 'chat-transcript'
  language: Language
  /** That of the visitor, in which times are stated; null for that of the house. */
  timeZone: string | null
  /** The oldest first. `from`: the first name of the member of the team; null for the visitor. `sentAt`: ISO 8601, UTC. */
  messages: { from: string | null; text: string; sentAt: string }[]
}
