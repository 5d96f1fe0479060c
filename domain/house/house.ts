import type { CountryCode } from '../market/market.ts'
import type { HouseCurrencies } from '../money/house-currencies.ts'

/** Who runs the shop and how it sells: the settings of `house/house.json` (docs/house.md). */
export type House = {
  readonly name: string
  /** One line for search engines and the commerce service. */
  readonly description: string
  /** Where the house is. */
  readonly country: CountryCode
  readonly currencies: HouseCurrencies
}
