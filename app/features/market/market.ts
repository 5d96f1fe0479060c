import type { Visitor } from '#app/visitor/context.ts'
import { countryName } from '#domain/market/market.ts'
import { currencyLabel } from './currency-label.ts'

/** The market of a page in its language. Computed on the server, so that every browser shows the same country names. */
export type Market = { readonly countryName: string; readonly currency: string }

export function getMarket({ country, language, currency }: Visitor): Market {
  return { countryName: countryName(country, language), currency: currencyLabel(currency) }
}
