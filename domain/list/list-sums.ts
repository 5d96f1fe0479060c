import { addMoney, type Currency, type Money, multiplyMoney, zeroMoney } from '../money/money.ts'

type Counted = {
  readonly quantity: number
  readonly unitMinor: number | null
  /** Whether it is the lowest price of several, as no finish is chosen. */
  readonly isPriceOpen?: boolean | undefined
}

/**
 * What some pieces of a list cost together. Those without a price, or with one upon request (0), are not in the amount;
 * `left` counts them. With a price that is open, `isOpen`, it is the lowest that they may cost. All numbers are units: two chairs are
 * two pieces.
 */
export type ListSum = {
  readonly pieces: number
  readonly amount: Money
  readonly left: number
  readonly isOpen: boolean
}

export function sumPieces(pieces: readonly Counted[], currency: Currency): ListSum {
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
