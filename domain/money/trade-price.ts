import { type Currency, type Money, money } from './money.ts'

/** Trade prices calculated by the shop are rounded to multiples of `toMinor`, in minor units. */
export type TradeRounding = {
  readonly toMinor: number
  readonly direction: (typeof ROUNDING_DIRECTIONS)[number]
}
export const ROUNDING_DIRECTIONS = ['up', 'down', 'nearest'] as const

/** A currency without an entry is rounded like the prices set in it. */
export type TradeRoundings = Readonly<Partial<Record<Currency, TradeRounding>>>

/** The ratio from which a product's trade prices are calculated: its first variant's prices, in one currency. */
export type TradeScale = {
  /** The first variant's price, as set by the house. */
  readonly first: Money
  /** In minor units; null if there is none in this currency. */
  readonly tradeMinor: number | null
  /** Null if the house has not set one. */
  readonly rounding: TradeRounding | null
}

/**
 * Spec §6: the trade price that replaces a variant's public price; null if there is none. A product has one trade price
 * per currency, for its first variant, and this one is never rounded. The other variants are scaled by their public
 * prices and rounded by `rounding`. Without `rounding` they are rounded half up like the house's own three prices: to
 * whole units if those are whole. Rounding never makes a price zero or higher than the public one; if no step fits
 * below that, the price is rounded as if `rounding` were null. `price` is the one set by the house, even if it is not
 * public.
 */
export function computeTradePrice(price: Money, { first, tradeMinor, rounding }: TradeScale): Money | null {
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
  // A house that set a trade price above the public price did so deliberately, so rounding does not correct it.
  const isAbove = tradeMinor > first.amountMinor
  const most = rounding && !isAbove ? Math.floor(price.amountMinor / rounding.toMinor) : null
  if (rounding && most !== 0) {
    const steps = roundedSteps(exact, rounding)
    return money((most === null ? steps : Math.min(steps, most)) * rounding.toMinor, price.currency)
  }
  const housePrices = [price.amountMinor, first.amountMinor, tradeMinor]
  const toMinor = STEPS.find((step) => housePrices.every((amountMinor) => amountMinor % step === 0)) ?? 1
  return money(roundedSteps(exact, { toMinor, direction: 'nearest' }) * toMinor, price.currency)
}

/** In minor units, coarsest first. */
const STEPS = [100, 50, 10, 5, 1]

/**
 * Rounds an exact price to whole steps, at least one. Multiplies big integers, since the product may exceed a safe
 * integer.
 */
function roundedSteps(
  { product, divisor }: { product: bigint; divisor: bigint },
  { toMinor, direction }: TradeRounding,
): number {
  const step = divisor * BigInt(toMinor)
  const added = { up: step - 1n, down: 0n, nearest: step / 2n }[direction]
  const steps = Number((product + added) / step)
  return steps > 0 ? steps : 1
}
