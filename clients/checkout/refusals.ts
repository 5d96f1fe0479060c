import { type CheckoutRefusalCode, checkoutRefusal, type RefusedField } from '#contracts/order/checkout.ts'

/** A refusal by the service, or `checkout-unavailable` without a usable response. */
export type CheckoutFailureCode = CheckoutRefusalCode | 'checkout-unavailable'

/** `fields` is empty except for `fields-refused`. */
export type CheckoutFailure = {
  readonly ok: false
  readonly code: CheckoutFailureCode
  readonly fields: readonly RefusedField[]
}

/** The refusal in a response body; any other body means that the service is unavailable. */
export function readFailure(body: unknown): CheckoutFailure {
  const refusal = checkoutRefusal.safeParse(body)
  if (!refusal.success) return { ok: false, code: 'checkout-unavailable', fields: [] }
  const { code, fields = [] } = refusal.data
  return { ok: false, code, fields }
}
