import { CURRENCIES, type Currency } from '../money/money.ts'
import type { Rounding } from '../money/price-conversion.ts'
import type { TradeRoundings } from '../money/trade-price.ts'
import { type CountryCode, getCountry } from './market.ts'

export type HouseCurrencies = {
  /**
   * The currency of the plain price columns in a product file; null if the house has not chosen one, so an import has
   * to request it.
   */
  readonly base: Currency | null
  readonly sold: readonly Currency[]
  /** Overrides for countries that do not pay in their own currency. */
  readonly byCountry: Readonly<Partial<Record<CountryCode, Currency>>>
  /** The currency for countries whose own currency is not sold. */
  readonly otherCountries: Currency
  /** Currencies whose prices are converted from the base if a product has no fixed price in them. */
  readonly conversions: Readonly<Partial<Record<Currency, Conversion>>>
  /** The rounding of trade prices that the shop calculates. */
  readonly tradePrices: TradeRoundings
}

export type Conversion = {
  /** Units of the currency per unit of the base; `ecb` for the European Central Bank's daily reference rate. */
  readonly rate: number | 'ecb'
  readonly rounding: Rounding
}

/** The settings of a house with fixed prices in every currency. */
export function fixedPrices(base: Currency): HouseCurrencies {
  return { base, sold: CURRENCIES, byCountry: {}, otherCountries: base, conversions: {}, tradePrices: {} }
}

export function currencyIn(country: CountryCode, currencies: HouseCurrencies): Currency {
  const { byCountry, sold, otherCountries } = currencies
  const own = byCountry[country] ?? getCountry(country).currency
  return sold.includes(own) ? own : otherCountries
}
