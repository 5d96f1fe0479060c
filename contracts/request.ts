import { z } from 'zod'
import { LANGUAGES } from '#domain/market/language.ts'
import { isCountryCode } from '#domain/market/market.ts'
import { CONTACT_TOPICS, REQUEST_KINDS, type RequestKind } from '#domain/request/request-kinds.ts'

/**
 * Requests of visitors to the house, stored by the platform service. Only servers may call it.
 * - `POST /requests`, with `Idempotency-Key` and the body `newRequest`: stores a request and queues two emails, to who
 *   sent it and to the house. 201 `requestReceipt`; the same again for a repeated key. 401; 422 `request-malformed`
 *   with `fields`; 409 `idempotency-key-reused` with another body; 429 `too-many-requests` with `Retry-After`.
 */

/** Spec §5: the largest number of characters of each text. */
export const REQUEST_LENGTHS = { name: 100, email: 254, orderNumber: 30, phone: 30, message: 5_000 } as const

/** Why a field is refused; `request-malformed` for anything else. */
export const REQUEST_FIELD_CODES = ['required', 'too-long', 'email-malformed', 'phone-missing'] as const

/** What someone typed. The database cannot store a NUL character. */
export const requestText = (max: number) =>
  z
    .string()
    .trim()
    .max(max, 'too-long')
    .refine((value) => !value.includes('\0'), 'request-malformed')
const text = (max: number) => requestText(max).min(1, 'required')

/** The fields of each kind (Spec §3). */
export const REQUEST_FIELDS = {
  contact: z
    .strictObject({
      topic: z.enum(CONTACT_TOPICS, 'required'),
      /** Empty if the message is not about an order. */
      orderNumber: requestText(REQUEST_LENGTHS.orderNumber).default(''),
      message: text(REQUEST_LENGTHS.message),
      prefersPhone: z.boolean(),
      /** Empty for a reply by email. */
      phone: requestText(REQUEST_LENGTHS.phone).default(''),
    })
    .refine(({ prefersPhone, phone }) => !prefersPhone || /\d(?:[\s()./-]*\d){5,}/.test(phone), {
      path: ['phone'],
      error: 'phone-missing',
    }),
} satisfies Record<RequestKind, z.ZodType>

export const newRequest = z.strictObject({
  kind: z.enum(REQUEST_KINDS),
  name: text(REQUEST_LENGTHS.name),
  email: z.email('email-malformed').max(REQUEST_LENGTHS.email, 'too-long'),
  language: z.enum(LANGUAGES),
  country: z.string().refine(isCountryCode),
  /** The account of a signed-in customer. */
  accountId: z.string().nullable(),
  /** A keyed digest of the visitor's network; null if unknown. */
  network: z.string().nullable(),
  fields: REQUEST_FIELDS.contact,
})
export type NewRequest = z.infer<typeof newRequest>

/** `replyBy`: until when a reply may be expected, ISO 8601, UTC; null if the house promises none. */
export const requestReceipt = z.object({ number: z.string(), replyBy: z.string().nullable() })
export type RequestReceipt = z.infer<typeof requestReceipt>

/** Why a request is refused: its fields by their paths in the body, such as `fields.phone`. */
export const refusedRequest = z.object({
  code: z.literal('request-malformed'),
  fields: z.array(z.object({ path: z.string(), code: z.string() })),
})
export type RefusedRequestField = z.infer<typeof refusedRequest>['fields'][number]
