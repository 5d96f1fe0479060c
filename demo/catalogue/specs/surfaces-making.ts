import type { Term } from '../terms.ts'
import type { Prices, VariantSpec } from './spec.ts'

export function madeToOrder(
  finish: string,
  value: Term | null,
  prices: Prices,
  picture: string,
  compareAt?: Prices,
): VariantSpec {
  return { finish, value, prices, ...(compareAt ? { compareAt } : {}), units: 0, continues: true, picture }
}

/** A finish with limited stock that is not made to order when sold out. */
export function inStock(
  units: number,
  finish: string,
  value: Term | null,
  prices: Prices,
  picture: string,
  compareAt?: Prices,
): VariantSpec {
  return { finish, value, prices, ...(compareAt ? { compareAt } : {}), units, continues: false, picture }
}
