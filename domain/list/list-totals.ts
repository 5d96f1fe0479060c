import {
  addMoney,
  type Currency,
  type Money,
  multiplyMoney,
  subtractMoney,
  zeroMoney,
} from '../money/money.ts'
import type { Exclusion } from './exclusion.ts'

/** Prices are per unit; both are null for a piece that is no longer available. */
export type CountedPiece = {
  readonly quantity: number
  readonly exclusion: Exclusion | null
  readonly publicPrice: Money | null
  /** An approved trade client's trade price if there is one, otherwise the public price. */
  readonly ownPrice: Money | null
  /** Whether the prices are the lowest of several because no finish has been chosen. */
  readonly isPriceOpen?: boolean
}

/** All counts are units: two chairs count as two. */
export type ListTotals = {
  readonly pieces: number
  /** Units excluded from the sums. */
  readonly left: number
  /** Counted units whose finish is not chosen; if there are any, the sums are minimums. */
  readonly open: number
  readonly publicTotal: Money
  readonly reduction: Money
  readonly total: Money
}

/** Recalculates the totals after pieces changed; `before` and `after` are the changed pieces, or all known ones. */
export function recomputeTotals(
  totals: ListTotals,
  before: readonly CountedPiece[],
  after: readonly CountedPiece[],
): ListTotals {
  const { currency } = totals.total
  const [removed, added] = [computeTotals(before, currency), computeTotals(after, currency)]
  const adjust = (select: (totals: ListTotals) => Money) =>
    addMoney(subtractMoney(select(totals), select(removed)), select(added))
  return {
    pieces: totals.pieces - removed.pieces + added.pieces,
    left: totals.left - removed.left + added.left,
    open: totals.open - removed.open + added.open,
    publicTotal: adjust(({ publicTotal }) => publicTotal),
    reduction: adjust(({ reduction }) => reduction),
    total: adjust(({ total }) => total),
  }
}

/** Spec §3, §6: excluded pieces do not count. */
export function computeTotals(pieces: readonly CountedPiece[], currency: Currency): ListTotals {
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
