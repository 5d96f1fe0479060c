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
 * price per currency, for its first variant; others are scaled by their public prices, rounded to a whole minor unit.
 * `price` is the one that the house has set, also where none is public. Null if there is none.
 */
export function tradePriceOf(price: Money, { first, tradeMinor }: TradeScale): Money | null {
  if (
    tradeMinor === null ||
    first.amountMinor === 0 ||
    price.amountMinor === 0 ||
    first.currency !== price.currency
  )
    return null
  return money(Math.round((price.amountMinor * tradeMinor) / first.amountMinor), price.currency)
}
