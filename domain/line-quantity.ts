import { ok, type Result, refuse } from './result.ts'

/** The maximum quantity of one product in a cart. It is also the hosted commerce service's limit. */
export const LINE_QUANTITY_MAX = 999

/** In characters; the rest of a typed quantity is ignored. */
export const TYPED_QUANTITY_CAP = 20

export const QUANTITY_REFUSALS = ['quantity-malformed', 'quantity-too-large'] as const
export type QuantityRefusal = (typeof QUANTITY_REFUSALS)[number]

/** Parses a typed quantity; 0 removes the product from the cart. */
export function readQuantity(typed: string): Result<number, QuantityRefusal> {
  const digits = typed.trim()
  if (!/^\d+$/.test(digits)) return refuse('quantity-malformed')
  const quantity = Number(digits)
  return quantity > LINE_QUANTITY_MAX ? refuse('quantity-too-large') : ok(quantity)
}

/** Adds or removes one unit, within 1 and `most`: stepping never removes a product. */
export function stepQuantity(quantity: number, step: 1 | -1, most = LINE_QUANTITY_MAX): number {
  return Math.max(1, Math.min(quantity + step, most))
}
