import { type Money, money } from './money.ts'

/** The reference of a product's trade price: its first variant, in one currency. */
export type TradeScale = {
  /** The price of the first variant, as the house has set it. */
  readonly first: Money
  /** Its trade price, in minor units; null if there is none in this currency. */
  readonly tradeMinor: number | null
}

/**
 * The trade price of a variant with this public price (Spec §6: it replaces the public price). A product has one trade
 * price per currency, for its first variant; others are scaled by their public prices and rounded half up as the house has rounded
 * the three prices that it has set: to whole units if these are whole, but never to nothing. `price` is the one that the house has
 * set, also where none is public. Null if there is none.
 */
export function tradePriceOf(price: Money, { first, tradeMinor }: TradeScale): Money | null {
  if (
    tradeMinor === null ||
    first.amountMinor === 0 ||
    price.amountMinor === 0 ||
    first.currency !== price.currency
  )
    return null
  if (tradeMinor === 0) return money(0, price.currency)
  const set = [price.amountMinor, first.amountMinor, tradeMinor]
  const step = STEPS.find((one) => set.every((amountMinor) => amountMinor % one === 0)) ?? 1
  const product = BigInt(price.amountMinor) * BigInt(tradeMinor)
  const divisor = BigInt(first.amountMinor) * BigInt(step)
  const steps = (product * 2n + divisor) / (divisor * 2n)
  return money(Number(steps > 0n ? steps : 1n) * step, price.currency)
}

/** What prices are multiples of, in minor units, the coarsest first. */
const STEPS = [100, 50, 10, 5, 1]
