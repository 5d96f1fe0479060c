import { z } from 'zod'

/**
 * Emails to conversations, as an email provider or a forwarder reports them to the platform service:
 * `POST /inbound` with the body `inboundEmail` and the header `INBOUND_SIGNATURE`: `t={seconds since 1970},v1={HMAC-SHA-256 of
 * "{t}.{body}" with the shared secret, in hexadecimal}`.
 * - 200 `inboundOutcome`. The same email again has no effect.
 * - 401 `unauthorized`: without a valid signature of the last five minutes.
 * - 404 where no secret and domain are configured; 413; 422 `request-malformed`; 429 `too-many-requests` with `Retry-After`.
 */
export const INBOUND_SIGNATURE = 'x-inbound-signature'

export const inboundEmail = z.object({
  /** The id of the message, such as its `Message-ID`: by it, an email that is reported again is known. */
  id: z.string().min(1).max(500),
  /** `Ada Byron <ada@example.com>`, or the address alone. */
  from: z.string().max(1_000),
  /** Its recipients, of whom one is the address of a conversation. */
  to: z.union([z.string().max(10_000), z.array(z.string().max(1_000)).max(100)]),
  /** Whether SPF, DKIM or DMARC confirm the domain of `from`. Without it, the email is none of the customer's for certain. */
  isAuthenticated: z.boolean().default(false),
  /** `Auto-Submitted` or `Precedence` say that a program wrote it, such as one that is out of office. */
  isAutomatic: z.boolean().default(false),
  subject: z.string().max(2_000).nullish(),
  text: z.string().nullish(),
  /** Read only if there is no text. */
  html: z.string().nullish(),
})
export type InboundEmail = z.infer<typeof inboundEmail>

/**
 * `stored`: as a letter of the customer. `noted`: for the team, because it came from another address, or nothing confirms
 * whose it is. `ignored`: it is to no conversation, was written by a program, or has no text of its own.
 */
export const inboundOutcome = z.object({ outcome: z.enum(['stored', 'noted', 'ignored']) })
export type InboundOutcome = z.infer<typeof inboundOutcome>['outcome']
