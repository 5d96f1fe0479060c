import type { Term } from '../terms.ts'
import type { Prices, VariantSpec } from './spec.ts'

/** A finish that is made to order. */
export function madeToOrder(
  finish: string,
  value: Term | null,
  prices: Prices,
  picture: string,
  compareAt?: Prices,
): VariantSpec {
  return { finish, value, prices, ...(compareAt ? { compareAt } : {}), units: 0, continues: true, picture }
}

/** A finish with limited stock, which is not made again for now. */
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
