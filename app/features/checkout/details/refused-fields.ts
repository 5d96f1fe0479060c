import type { RefusedField } from '#contracts/order/checkout.ts'

/** The service's refusals in the shape of form errors: codes by field name. */
export function toFieldErrors(fields: readonly RefusedField[]): Record<string, string[]> {
  return Object.fromEntries(fields.map(({ field, code }) => [field, [code]]))
}
