import { z } from 'zod'

/**
 * Emails to conversations, as an email provider or forwarder posts them to the platform service: `POST /inbound` with
 * the body `inboundEmail` and the header `INBOUND_SIGNATURE`: `t={seconds since 1970},v1={HMAC-SHA-256 of "{t}.{body}"
 * with the shared secret, in hexadecimal}`.
 * - 200 `inboundOutcome`. Posting the same email again has no effect.
 * - 401 `unauthorized` without a valid signature from the last five minutes.
 * - 404 if no secret and domain are configured; 413; 422 `request-malformed`; 429 `too-many-requests` with
 *   `Retry-After`.
 */
export const INBOUND_SIGNATURE = 'x-inbound-signature'

export const inboundEmail = z.object({
  /** For example the `Message-ID`; identifies an email that is posted again. */
  id: z.string().min(1).max(500),
  /** `Ada Byron <ada@example.com>`, or only the address. */
  from: z.string().max(1_000),
  /** One of the recipients is the conversation's address. */
  to: z.union([z.string().max(10_000), z.array(z.string().max(1_000)).max(100)]),
  /**
   * Whether SPF, DKIM or DMARC confirms the domain of `from`. Otherwise the email is not attributed to the customer.
   */
  isAuthenticated: z.boolean().default(false),
  /** Whether `Auto-Submitted` or `Precedence` shows that a program wrote it, such as an out-of-office reply. */
  isAutomatic: z.boolean().default(false),
  subject: z.string().max(2_000).nullish(),
  text: z.string().nullish(),
  /** Only read if there is no plain text. */
  html: z.string().nullish(),
})
export type InboundEmail = z.infer<typeof inboundEmail>

/**
 * `stored`: as the customer's message. `noted`: for the team, because it came from another address, or the sender is
 * not confirmed. `ignored`: it belongs to no conversation, was written by a program, or has no new text.
 */
export const inboundOutcome = z.object({ outcome: z.enum(['stored', 'noted', 'ignored']) })
export type InboundOutcome = z.infer<typeof inboundOutcome>['outcome']
