import { z } from 'zod'
import { BOUNCE_KINDS } from '#domain/mail/refusal.ts'

/**
 * `POST /services/mail/bounces`, called by the provider that delivers the house's emails. It reports an address that
 * can no longer receive emails (`hard`), that did not accept one email (`soft`), or whose owner reported one as spam.
 * It names either the address or the email's `Message-ID`, which identifies the recipient. Signed in the header below
 * with `BOUNCE_SECRET`, like the emails of `contracts/inbound.ts`. 200, whether or not the address is known; 401
 * `unauthorized`; 404 `item-not-found` if the secret is not set; 422 `request-malformed`.
 */
export const BOUNCE_SIGNATURE = 'x-bounce-signature'
export const bounceReport = z
  .object({
    email: z.string().trim().toLowerCase().min(3).max(254).optional(),
    messageId: z.string().max(500).optional(),
    kind: z.enum(BOUNCE_KINDS),
    reason: z.string().max(500).default(''),
  })
  .refine(({ email, messageId }) => email !== undefined || messageId !== undefined)
export type BounceReport = z.infer<typeof bounceReport>
