import { z } from 'zod'
import { LANGUAGES } from '#domain/market/language.ts'
import { teamItem } from './convention.ts'

export const SAMPLE_GROUPS = ['order', 'request', 'quote', 'chat', 'account', 'newsletter'] as const

/** `email-samples`: an email that the shop sends, filled with sample data. Its id is its kind, or a variant of one. */
export const emailSample = teamItem.extend({
  group: z.enum(SAMPLE_GROUPS),
  recipient: z.enum(['customer', 'house', 'member']),
  /** In the list's language; English in a detail. */
  subject: z.string(),
  /** By language; null in lists. */
  contents: z.record(z.enum(LANGUAGES), z.object({ subject: z.string(), text: z.string() })).nullable(),
})
export type EmailSample = z.infer<typeof emailSample>
