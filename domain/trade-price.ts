import { type Money, money } from './money.ts'

/** What a product's trade price is measured against: its first version, in one currency. */
export type TradeScale = {
  /** The public price of the first version. */
  readonly first: Money
  /** Its trade price, in minor units; null when there is none in this currency. */
  readonly tradeMinor: number | null
}

/**
 * The trade price of a version with this public price (Spec §6: it replaces the public price). A product has one
 * trade price per currency, that of its first version; the others keep the relation of their public prices to it,
 * rounded to a whole minor unit. Null when there is none.
 */
export function tradePriceOf(price: Money, { first, tradeMinor }: TradeScale): Money | null {
  if (tradeMinor === null || first.amountMinor === 0 || first.currency !== price.currency) return null
  return money(Math.round((price.amountMinor * tradeMinor) / first.amountMinor), price.currency)
}
