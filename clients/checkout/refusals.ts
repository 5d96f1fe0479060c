import { type CheckoutRefusalCode, checkoutRefusal, type RefusedField } from '#contracts/checkout.ts'

/** What the service refused, or that it did not answer usably. */
export type CheckoutFailureCode = CheckoutRefusalCode | 'checkout-unavailable'

/** `fields` is empty but for `fields-refused`. */
export type CheckoutFailure = {
  readonly ok: false
  readonly code: CheckoutFailureCode
  readonly fields: readonly RefusedField[]
}

/** The refusal that a body tells; any other body means that the service is not to be used now. */
export function readFailure(body: unknown): CheckoutFailure {
  const refusal = checkoutRefusal.safeParse(body)
  if (!refusal.success) return { ok: false, code: 'checkout-unavailable', fields: [] }
  const { code, fields = [] } = refusal.data
  return { ok: false, code, fields }
}
