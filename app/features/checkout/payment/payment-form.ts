import { z } from 'zod'
import type { Placement } from '#contracts/order/checkout.ts'
import { isCalendarDate } from '#domain/calendar/calendar-date.ts'
import { type Money, parseDecimal } from '#domain/money/money.ts'

/** The payment method that requires card fields. */
export const CARD_METHOD = 'test-card'

const amount = z.string().regex(/^\d+\.\d+$/)
const text = z.string().optional()
const card = z.object({ holder: text, number: text, expiry: text, securityCode: text }).default({})

/**
 * The form of the last step, validated alike in the browser and on the server. The message of an issue is the code of a
 * refusal. Card data is validated by the provider; here it only has to be complete.
 */
export const paymentForm = z
  .object({
    method: text,
    card,
    idempotencyKey: z.string().regex(/^[\w-]{8,128}$/),
    expectedTotal: amount,
    expectedDue: amount,
    expectedRevision: z.string().max(64),
    currency: z.enum(['EUR', 'USD', 'GBP']),
    /** Whether the form has a checkbox for the terms; the commerce service decides whether they must be accepted. */
    mustAcceptTerms: z.boolean().default(false),
    acceptsTerms: z.boolean().default(false),
    termsVersion: z.string().refine(isCalendarDate).optional(),
  })
  .superRefine(({ method, card: given, mustAcceptTerms, acceptsTerms }, context) => {
    if (method === undefined) {
      context.addIssue({ code: 'custom', path: ['method'], message: 'payment-method-unknown' })
    }
    if (mustAcceptTerms && !acceptsTerms) {
      context.addIssue({ code: 'custom', path: ['acceptsTerms'], message: 'terms-not-accepted' })
    }
    if (method !== CARD_METHOD) return
    for (const field of CARD_FIELDS) {
      if (given[field]?.trim()) continue
      context.addIssue({ code: 'custom', path: ['card', field], message: 'required' })
    }
  })
export type PaymentForm = z.infer<typeof paymentForm>

export const CARD_FIELDS = ['holder', 'number', 'expiry', 'securityCode'] as const
export type CardField = (typeof CARD_FIELDS)[number]

/** The field at which a buyer can correct a refused order; null for a code without a field. */
export function fieldOfRefusal(code: string): `card.${CardField}` | 'acceptsTerms' | null {
  return FIELD_BY_CODE.get(code) ?? null
}

const FIELD_BY_CODE: ReadonlyMap<string, `card.${CardField}` | 'acceptsTerms'> = new Map([
  ['card-invalid', 'card.number'],
  ['card-number-invalid', 'card.number'],
  ['card-declined', 'card.number'],
  ['insufficient-funds', 'card.number'],
  ['card-date-invalid', 'card.expiry'],
  ['card-expired', 'card.expiry'],
  ['security-code-wrong', 'card.securityCode'],
  ['terms-not-accepted', 'acceptsTerms'],
])

export function toOrderRequest({
  method = '',
  card: given,
  idempotencyKey,
  expectedTotal,
  expectedDue,
  expectedRevision,
  currency,
  acceptsTerms,
  termsVersion,
}: PaymentForm): {
  payment: Placement['payment']
  expectedTotal: Money
  expectedDue: Money
  expectedRevision: string
  terms: NonNullable<Placement['terms']>
  idempotencyKey: string
} {
  const { holder = '', number = '', expiry = '', securityCode = '' } = given
  const isCard = method === CARD_METHOD
  return {
    payment: { method, ...(isCard && { card: { holder, number, expiry, securityCode } }) },
    expectedTotal: parseDecimal(expectedTotal, currency),
    expectedDue: parseDecimal(expectedDue, currency),
    expectedRevision,
    terms: { isAccepted: acceptsTerms, version: termsVersion ?? null },
    idempotencyKey,
  }
}
