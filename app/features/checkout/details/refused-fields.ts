import type { RefusedField } from '#contracts/order/checkout.ts'

/** What the service refused, as a form keeps it: the codes by the name of the field. */
export function toFieldErrors(fields: readonly RefusedField[]): Record<string, string[]> {
  return Object.fromEntries(fields.map(({ field, code }) => [field, [code]]))
}
