import { z } from 'zod'
import type { Placement } from '#contracts/checkout.ts'
import { type Money, parseDecimal } from '#domain/money.ts'

/** The way to pay whose form asks for a card. */
export const CARD_METHOD = 'test-card'

const amount = z.string().regex(/^\d+\.\d+$/)
const text = z.string().optional()
const card = z.object({ holder: text, number: text, expiry: text, securityCode: text }).default({})

/**
 * The form of the last step, checked alike in the browser and on the server. The message of an issue is the
 * code of a refusal. What the card says is for its provider to judge: here only that nothing is left out.
 */
export const paymentForm = z
  .object({
    method: z.string({ error: 'payment-method-unknown' }),
    card,
    idempotencyKey: z.string().regex(/^[\w-]{8,128}$/),
    expectedTotal: amount,
    expectedDue: amount,
    expectedRevision: z.string().max(64),
    currency: z.enum(['EUR', 'USD', 'GBP']),
  })
  .superRefine(({ method, card: given }, context) => {
    if (method !== CARD_METHOD) return
    for (const field of CARD_FIELDS) {
      if (given[field]?.trim()) continue
      context.addIssue({ code: 'custom', path: ['card', field], message: 'required' })
    }
  })
export type PaymentForm = z.infer<typeof paymentForm>

export const CARD_FIELDS = ['holder', 'number', 'expiry', 'securityCode'] as const
export type CardField = (typeof CARD_FIELDS)[number]

/** The field at which a buyer mends what a card was refused for; null for a code that is not about a card. */
export function cardFieldOf(code: string): CardField | null {
  return CARD_FIELD_OF.get(code) ?? null
}

const CARD_FIELD_OF: ReadonlyMap<string, CardField> = new Map([
  ['card-invalid', 'number'],
  ['card-number-invalid', 'number'],
  ['card-declined', 'number'],
  ['insufficient-funds', 'number'],
  ['card-date-invalid', 'expiry'],
  ['card-expired', 'expiry'],
  ['security-code-wrong', 'securityCode'],
])

export function toOrderRequest({
  method,
  card: given,
  idempotencyKey,
  expectedTotal,
  expectedDue,
  expectedRevision,
  currency,
}: PaymentForm): {
  payment: Placement['payment']
  expectedTotal: Money
  expectedDue: Money
  expectedRevision: string
  idempotencyKey: string
} {
  const { holder = '', number = '', expiry = '', securityCode = '' } = given
  const isCard = method === CARD_METHOD
  return {
    payment: { method, ...(isCard && { card: { holder, number, expiry, securityCode } }) },
    expectedTotal: parseDecimal(expectedTotal, currency),
    expectedDue: parseDecimal(expectedDue, currency),
    expectedRevision,
    idempotencyKey,
  }
}
