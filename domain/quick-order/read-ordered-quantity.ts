import { LINE_QUANTITY_MAX, type QuantityRefusal, TYPED_QUANTITY_CAP } from '../line-quantity.ts'
import { ok, type Result, refuse } from '../result.ts'

/**
 * Reads a quantity as written in lists and spreadsheets: `2`, `2.0`, `2,00`, `x2`, `2 pcs`. Empty means one piece.
 * Fractions and 0 are malformed.
 */
export function readOrderedQuantity(typed: string): Result<number, QuantityRefusal> {
  const text = typed.normalize('NFKC').slice(0, TYPED_QUANTITY_CAP).trim()
  if (text === '') return ok(1)
  const [, whole = ''] = QUANTITY.exec(text) ?? []
  if (whole === '' || Number(whole) === 0) return refuse('quantity-malformed')
  return Number(whole) > LINE_QUANTITY_MAX ? refuse('quantity-too-large') : ok(Number(whole))
}

/** A whole number, with an optional multiplication sign, zero decimals and a unit. */
const QUANTITY = /^[x×*]?\s*(\d+)(?:[.,]0+)?\s?[x×*]?(?:\s?\p{L}{1,10}\.?)?$/iu

/** Whether a word is a quantity rather than a SKU. */
export function isQuantity(word: string): boolean {
  return QUANTITY.test(word.normalize('NFKC').slice(0, TYPED_QUANTITY_CAP)) && /\d/.test(word)
}
