import type { Visitor } from '#app/visitor/context.ts'
import { countryName } from '#domain/market/market.ts'
import { currencyLabel } from './currency-label.ts'

/** The market of a page as its visitor reads it. Made on the server, whose names of countries are the same for all. */
export type Market = { readonly countryName: string; readonly currency: string }

export function marketOf({ country, language, currency }: Visitor): Market {
  return { countryName: countryName(country, language), currency: currencyLabel(currency) }
}
