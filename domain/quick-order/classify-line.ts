import type { CartErrorCode } from '../cart/cart.ts'
import type { QuantityRefusal } from '../line-quantity.ts'
import type { Exclusion } from '../list/exclusion.ts'
import type { Result } from '../result.ts'

/** Why a line cannot be bought. A list also accepts pieces that are excluded from its totals. */
export type LineProblem = 'unknown-sku' | Exclude<Exclusion, 'gone'> | QuantityRefusal | CartErrorCode

/** Null if there is no piece with this SKU that the visitor may see. */
export type LinePiece = {
  readonly exclusion: Exclusion | null
  /** The units in stock; null if stock is not tracked. */
  readonly unitsLeft: number | null
} | null

export type LineState = {
  readonly problem: LineProblem | null
  /** The units in stock, if fewer than ordered: the rest is made to order, or the cart refuses it. */
  readonly stock: number | null
}

/** The SKU is checked first, since a quantity means nothing without a piece. */
export function classifyLine(units: Result<number, QuantityRefusal>, piece: LinePiece): LineState {
  if (piece === null || piece.exclusion === 'gone') return { problem: 'unknown-sku', stock: null }
  if (!units.ok) return { problem: units.code, stock: null }
  if (piece.exclusion !== null) return { problem: piece.exclusion, stock: null }
  const { unitsLeft } = piece
  const isShort = unitsLeft !== null && unitsLeft > 0 && units.value > unitsLeft
  return { problem: null, stock: isShort ? unitsLeft : null }
}
