import { z } from 'zod'
import { BOUNCE_KINDS } from '#domain/mail/refusal.ts'

/**
 * `POST /services/mail/bounces`, from the provider that delivers the house's emails: an address that can no longer
 * receive emails (`hard`), that did not accept one email (`soft`), or whose owner reported one as spam. It names the
 * address, or the email by its `Message-ID`, which leads to its recipient. Signed in the header below, like the emails
 * of `contracts/inbound.ts`, with `BOUNCE_SECRET`. 200, whether the address is known or not; 401 `unauthorized`; 404
 * `item-not-found` without the setting; 422 `request-malformed`.
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
