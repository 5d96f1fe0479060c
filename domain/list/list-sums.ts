import { addMoney, type Currency, type Money, multiplyMoney, zeroMoney } from '../money/money.ts'

type SummedPiece = {
  readonly quantity: number
  readonly unitMinor: number | null
  /** Whether the price is the lowest of several because no finish has been chosen. */
  readonly isPriceOpen?: boolean | undefined
}

/**
 * The total of some pieces of a list. Pieces without a price, or with one upon request (0), are excluded and counted in
 * `left`. `isOpen`: some finishes are not chosen, so the amount is a minimum. All counts are units: two chairs count as
 * two.
 */
export type ListSum = {
  readonly pieces: number
  readonly amount: Money
  readonly left: number
  readonly isOpen: boolean
}

export function sumPieces(pieces: readonly SummedPiece[], currency: Currency): ListSum {
  return pieces.reduce<ListSum>(
    (sum, { quantity, unitMinor, isPriceOpen = false }) => ({
      pieces: sum.pieces + quantity,
      amount: unitMinor
        ? addMoney(sum.amount, multiplyMoney({ amountMinor: unitMinor, currency }, quantity))
        : sum.amount,
      left: sum.left + (unitMinor ? 0 : quantity),
      isOpen: sum.isOpen || (isPriceOpen && Boolean(unitMinor)),
    }),
    { pieces: 0, amount: zeroMoney(currency), left: 0, isOpen: false },
  )
}
