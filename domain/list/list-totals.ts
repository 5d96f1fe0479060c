import {
  addMoney,
  type Currency,
  type Money,
  multiplyMoney,
  subtractMoney,
  zeroMoney,
} from '../money/money.ts'
import type { Exclusion } from './exclusion.ts'

/** A piece as it is counted. Prices are of one unit; both null for a piece that is gone. */
export type CountedPiece = {
  readonly quantity: number
  readonly exclusion: Exclusion | null
  readonly publicPrice: Money | null
  /** What the visitor pays: the trade price of an approved trade client who has one, otherwise the public price. */
  readonly ownPrice: Money | null
  /** Whether the prices are the lowest of several, as no finish is chosen. */
  readonly isPriceOpen?: boolean
}

/** The totals of a list or a section. All numbers are units: two chairs are two pieces. */
export type ListTotals = {
  readonly pieces: number
  /** The units that are not counted. */
  readonly left: number
  /** The counted units whose price is open: with any, the sums are the lowest that the pieces may cost. */
  readonly open: number
  readonly publicTotal: Money
  readonly reduction: Money
  readonly total: Money
}

/** The totals of pieces of which some are other ones now: `before` and `after` are those that changed, or all that are known. */
export function totalsAfter(
  totals: ListTotals,
  before: readonly CountedPiece[],
  after: readonly CountedPiece[],
): ListTotals {
  const { currency } = totals.total
  const [gone, come] = [totalsOf(before, currency), totalsOf(after, currency)]
  const changed = (of: (totals: ListTotals) => Money) =>
    addMoney(subtractMoney(of(totals), of(gone)), of(come))
  return {
    pieces: totals.pieces - gone.pieces + come.pieces,
    left: totals.left - gone.left + come.left,
    open: totals.open - gone.open + come.open,
    publicTotal: changed(({ publicTotal }) => publicTotal),
    reduction: changed(({ reduction }) => reduction),
    total: changed(({ total }) => total),
  }
}

/** Spec §3, §6: what the pieces cost together, without those that are excluded. */
export function totalsOf(pieces: readonly CountedPiece[], currency: Currency): ListTotals {
  let [counted, left, open] = [0, 0, 0]
  let publicTotal = zeroMoney(currency)
  let total = zeroMoney(currency)
  for (const { quantity, exclusion, publicPrice, ownPrice, isPriceOpen } of pieces) {
    if (exclusion !== null || publicPrice === null || ownPrice === null) {
      left += quantity
    } else {
      counted += quantity
      if (isPriceOpen) open += quantity
      publicTotal = addMoney(publicTotal, multiplyMoney(publicPrice, quantity))
      total = addMoney(total, multiplyMoney(ownPrice, quantity))
    }
  }
  return { pieces: counted, left, open, publicTotal, reduction: subtractMoney(publicTotal, total), total }
}
