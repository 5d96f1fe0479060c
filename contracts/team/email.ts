import { z } from 'zod'
import { teamItem } from './convention.ts'

/** The color scheme in `GET …/html?scheme=`, as a mail program would apply it. */
export const COLOR_SCHEMES = ['light', 'dark'] as const
export type ColorScheme = (typeof COLOR_SCHEMES)[number]

export const EMAIL_STATUSES = ['waiting', 'sent', 'kept', 'failed', 'bounced', 'dropped'] as const

/** `emails`. Times are ISO 8601, UTC; `content` is null in lists and once deleted. */
export const teamEmail = teamItem.extend({
  kind: z.string(),
  to: z.string(),
  subject: z.string(),
  status: z.enum(EMAIL_STATUSES),
  attempts: z.int(),
  lastError: z.string().nullable(),
  createdAt: z.string(),
  sentAt: z.string().nullable(),
  emptiedAt: z.string().nullable(),
  isResendable: z.boolean(),
  /** The last email to the address that could not be delivered; null if there was none. */
  bounce: z.object({ at: z.string(), reason: z.string() }).nullable(),
  content: z.object({ html: z.string(), text: z.string() }).nullable(),
})
export type TeamEmail = z.infer<typeof teamEmail>
