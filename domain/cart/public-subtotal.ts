import { type Currency, type Money, multiplyMoney, sumMoney } from '../money/money.ts'
import type { CartLine } from './cart.ts'

/** What the pieces of a bag cost anyone, if some of them have a trade price; otherwise null. */
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
