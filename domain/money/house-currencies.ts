import { type CountryCode, getCountry } from '../market/market.ts'
import { CURRENCIES, type Currency } from './money.ts'
import type { TradeRoundings } from './trade-price.ts'

/** The currencies that a house sells in, and where its prices in them come from. */
export type HouseCurrencies = {
  /** The currency of the plain price columns of a product file; null if the house has not decided, so an import asks. */
  readonly base: Currency | null
  readonly sold: readonly Currency[]
  /** What a country pays in, if not in its own currency. */
  readonly byCountry: Readonly<Partial<Record<CountryCode, Currency>>>
  /** What countries pay in whose own currency is not sold. */
  readonly otherCountries: Currency
  /** Currencies whose prices are converted from the base where a product has no fixed one. */
  readonly conversions: Readonly<Partial<Record<Currency, Conversion>>>
  /** How trade prices are rounded that the shop works out. */
  readonly tradePrices: TradeRoundings
}

export type Conversion = {
  /** Units of the currency for one unit of the base; `ecb` for the European Central Bank's daily reference rate. */
  readonly rate: number | 'ecb'
  readonly rounding: Rounding
}

/** Converted amounts are rounded to a multiple of `toMinor`, then reduced by `lessMinor`: 500 and 5 make 12.95 of 13.10. */
export type Rounding = { readonly toMinor: number; readonly lessMinor: number }

/** Every currency, each with fixed prices. */
export function fixedPrices(base: Currency): HouseCurrencies {
  return { base, sold: CURRENCIES, byCountry: {}, otherCountries: base, conversions: {}, tradePrices: {} }
}

/** The currency that a country pays in. */
export function currencyIn(country: CountryCode, currencies: HouseCurrencies): Currency {
  const { byCountry, sold, otherCountries } = currencies
  const own = byCountry[country] ?? getCountry(country).currency
  return sold.includes(own) ? own : otherCountries
}
