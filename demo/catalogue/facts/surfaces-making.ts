import type { Term } from '../terms.ts'
import type { Prices, VariantFacts } from './facts.ts'

/** A finish that is made when it is ordered. */
export function madeToOrder(
  finish: string,
  value: Term | null,
  prices: Prices,
  picture: string,
  compareAt?: Prices,
): VariantFacts {
  return { finish, value, prices, ...(compareAt ? { compareAt } : {}), units: 0, continues: true, picture }
}

/** A finish of which some are there and no more are made for now. */
export function inStock(
  units: number,
  finish: string,
  value: Term | null,
  prices: Prices,
  picture: string,
  compareAt?: Prices,
): VariantFacts {
  return { finish, value, prices, ...(compareAt ? { compareAt } : {}), units, continues: false, picture }
}
