import { z } from 'zod'
import type { RefusalCode } from '#contracts/errors.ts'

/** What a client does with a quote: the value of the field `act`. */
export const QUOTE_ACTS = ['comment', 'request-changes', 'accept', 'decline'] as const
export type QuoteAct = (typeof QUOTE_ACTS)[number]

/** The names of the fields of its forms. `key`: under which what is written is stored once. */
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

/** A form as it was sent; what it says is validated by the contract (`contracts/quote.ts`). */
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

/** A form that was refused, as it was filled in. */
export type RefusedQuoteForm = {
  readonly form: QuoteForm
  /** Why it was refused as a whole; null if fields of it were. */
  readonly code: QuoteRefusalCode | null
  readonly fields: Partial<Record<'text' | 'name' | 'hasAgreed', QuoteRefusalCode>>
}
