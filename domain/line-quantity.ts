import { ok, type Result, refuse } from './result.ts'

/** The most units of one piece that a bag holds; the limit of the hosted commerce service too. */
export const LINE_QUANTITY_MAX = 999

/** More characters of a typed quantity say nothing more. */
export const TYPED_QUANTITY_CAP = 20

/** Why a quantity is not one that a bag can hold. */
export const QUANTITY_REFUSALS = ['quantity-malformed', 'quantity-too-large'] as const
export type QuantityRefusal = (typeof QUANTITY_REFUSALS)[number]

/** Reads a quantity as it was typed, in units; 0 takes the piece out of the bag. */
export function readQuantity(typed: string): Result<number, QuantityRefusal> {
  const digits = typed.trim()
  if (!/^\d+$/.test(digits)) return refuse('quantity-malformed')
  const quantity = Number(digits)
  return quantity > LINE_QUANTITY_MAX ? refuse('quantity-too-large') : ok(quantity)
}

/** One unit more or fewer, from 1 to `most`: a step never takes a piece out of the bag. */
export function stepQuantity(quantity: number, step: 1 | -1, most = LINE_QUANTITY_MAX): number {
  return Math.max(1, Math.min(quantity + step, most))
}
