import { type CheckoutRefusalCode, checkoutRefusal, type RefusedField } from '#contracts/order/checkout.ts'

export type CheckoutFailureCode = CheckoutRefusalCode | 'checkout-unavailable'

/** `fields` is empty except for `fields-refused`. */
export type CheckoutFailure = {
  readonly ok: false
  readonly code: CheckoutFailureCode
  readonly fields: readonly RefusedField[]
}

/** Any body without a refusal means that the service is unavailable. */
export function readFailure(body: unknown): CheckoutFailure {
  const refusal = checkoutRefusal.safeParse(body)
  if (!refusal.success) return { ok: false, code: 'checkout-unavailable', fields: [] }
  const { code, fields = [] } = refusal.data
  return { ok: false, code, fields }
}
