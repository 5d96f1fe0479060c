import { z } from 'zod'
import type { RefusalCode } from '#contracts/errors.ts'

/** Values of the field `act`. */
export const QUOTE_ACTS = ['comment', 'request-changes', 'accept', 'decline'] as const
export type QuoteAct = (typeof QUOTE_ACTS)[number]

/** The names of the fields. `key` is the idempotency key of a stored text. */
export const QUOTE_FIELDS = {
  act: 'act',
  version: 'version',
  key: 'key',
  line: 'lineId',
  text: 'text',
  name: 'name',
  agreement: 'hasAgreed',
} as const

const text = z
  .string()
  .default('')
  .transform((value) => value.replaceAll('\r\n', '\n'))

/** The submitted form; `contracts/quote.ts` validates its content. */
export const quoteForm = z.object({
  act: z.enum(QUOTE_ACTS),
  version: z.coerce.number().int(),
  key: z.uuid(),
  lineId: z.string().default(''),
  text,
  name: text,
  hasAgreed: z.literal('on').optional(),
})
export type QuoteForm = z.infer<typeof quoteForm>

export type QuoteRefusalCode = RefusalCode<'quote'>

export type RefusedQuoteForm = {
  readonly form: QuoteForm
  /** Null if individual fields were refused instead. */
  readonly code: QuoteRefusalCode | null
  readonly fields: Partial<Record<'text' | 'name' | 'hasAgreed', QuoteRefusalCode>>
}
