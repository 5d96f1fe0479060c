import { type CheckoutRefusalCode, checkoutRefusal, type RefusedField } from '#contracts/order/checkout.ts'

export type CheckoutFailureCode = CheckoutRefusalCode | 'checkout-unavailable'

/** Empty unless the code is `fields-refused`. */
export type CheckoutFailure = {
  readonly ok: false
  readonly code: CheckoutFailureCode
  readonly fields: readonly RefusedField[]
}

/** Reads the refusal from a response body. Without one, the service counts as unavailable. */
export function readFailure(body: unknown): CheckoutFailure {
  const refusal = checkoutRefusal.safeParse(body)
  if (!refusal.success) return { ok: false, code: 'checkout-unavailable', fields: [] }
  const { code, fields = [] } = refusal.data
  return { ok: false, code, fields }
}
