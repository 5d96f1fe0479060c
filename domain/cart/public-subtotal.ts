import { type Currency, type Money, multiplyMoney, sumMoney } from '../money/money.ts'
import type { CartLine } from './cart.ts'

/** The cart's subtotal at public prices; null unless some of its pieces have a trade price. */
export function publicSubtotalOf({
  lines,
  currency,
}: {
  readonly lines: readonly Pick<CartLine, 'quantity' | 'unitPrice' | 'publicUnitPrice'>[]
  readonly currency: Currency
}): Money | null {
  if (!lines.some(({ publicUnitPrice }) => publicUnitPrice)) return null
  return sumMoney(
    lines.map(({ quantity, unitPrice, publicUnitPrice }) =>
      multiplyMoney(publicUnitPrice ?? unitPrice, quantity),
    ),
    currency,
  )
}
