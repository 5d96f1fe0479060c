import { type Currency, type Money, money } from './money.ts'

/** How the house rounds the trade prices of a currency that the shop works out: to multiples of `toMinor`, in minor units. */
export type TradeRounding = {
  readonly toMinor: number
  readonly direction: (typeof ROUNDING_DIRECTIONS)[number]
}
export const ROUNDING_DIRECTIONS = ['up', 'down', 'nearest'] as const

/** The roundings of a house; a currency without one is rounded as the prices that are set in it. */
export type TradeRoundings = Readonly<Partial<Record<Currency, TradeRounding>>>

/** The reference of a product's trade price: its first variant, in one currency. */
export type TradeScale = {
  /** The price of the first variant, as the house has set it. */
  readonly first: Money
  /** Its trade price, in minor units; null if there is none in this currency. */
  readonly tradeMinor: number | null
  /** How the house rounds the others in this currency; null if it has not said. */
  readonly rounding: TradeRounding | null
}

/**
 * The trade price of a variant with this public price (Spec §6: it replaces the public price). A product has one trade
 * price per currency, for its first variant, which is never rounded; others are scaled by their public prices and rounded by
 * `rounding`, or without one half up as the house has rounded the three prices that it has set: to whole units if these are whole.
 * Rounding takes no price to nothing and none above the public one; where no step fits below that, the price is rounded as
 * without a rounding. `price` is the one that the house has set, also where none is public. Null if there is none.
 */
export function tradePriceOf(price: Money, { first, tradeMinor, rounding }: TradeScale): Money | null {
  if (
    tradeMinor === null ||
    first.amountMinor === 0 ||
    price.amountMinor === 0 ||
    first.currency !== price.currency
  )
    return null
  if (tradeMinor === 0 || price.amountMinor === first.amountMinor) return money(tradeMinor, price.currency)
  const product = BigInt(price.amountMinor) * BigInt(tradeMinor)
  const exact = { product, divisor: BigInt(first.amountMinor) }
  // A house that sells to the trade above its public price has said so, and rounding does not correct it.
  const isAbove = tradeMinor > first.amountMinor
  const most = rounding && !isAbove ? Math.floor(price.amountMinor / rounding.toMinor) : null
  if (rounding && most !== 0) {
    const steps = roundedSteps(exact, rounding)
    return money((most === null ? steps : Math.min(steps, most)) * rounding.toMinor, price.currency)
  }
  const set = [price.amountMinor, first.amountMinor, tradeMinor]
  const toMinor = STEPS.find((one) => set.every((amountMinor) => amountMinor % one === 0)) ?? 1
  return money(roundedSteps(exact, { toMinor, direction: 'nearest' }) * toMinor, price.currency)
}

/** What prices are multiples of, in minor units, the coarsest first. */
const STEPS = [100, 50, 10, 5, 1]

/** How many steps an exact price is, at least one. Amounts are multiplied as big integers, as their product may be too large for a number. */
function roundedSteps(
  { product, divisor }: { product: bigint; divisor: bigint },
  { toMinor, direction }: TradeRounding,
): number {
  const step = divisor * BigInt(toMinor)
  const added = { up: step - 1n, down: 0n, nearest: step / 2n }[direction]
  const steps = Number((product + added) / step)
  return steps > 0 ? steps : 1
}
