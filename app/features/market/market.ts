import type { Visitor } from '#app/request/context.ts'
import { countryName } from '#domain/market.ts'
import type { Currency } from '#domain/money.ts'

/** The market of a page as its visitor reads it. Made on the server, whose names of countries are the same for all. */
export type Market = { readonly countryName: string; readonly currency: string }

export function marketOf({ country, language, currency }: Visitor): Market {
  return { countryName: countryName(country, language), currency: CURRENCY_NAMES[currency] }
}

const CURRENCY_NAMES: Readonly<Record<Currency, string>> = { EUR: 'EUR €', USD: 'USD $', GBP: 'GBP £' }
