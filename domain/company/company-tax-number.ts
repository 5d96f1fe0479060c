import { type CountryCode, isCountryCode } from '../market/market.ts'
import { ok, type Result } from '../result.ts'
import { hasVatRule, parseVatNumber, type VatNumberCode } from '../trade/vat-number.ts'

/** Prefixes of VAT numbers that are not the code of their country. */
const PREFIX_COUNTRIES: ReadonlyMap<string, string> = new Map([
  ['EL', 'GR'],
  ['XI', 'GB'],
])

/**
 * The tax number of a company as it is stored: a VAT number is checked and written in one way, any other number as entered. A company
 * has an address in `country`; null without one. In a country without VAT numbers that we can check, every number is as entered, since a
 * certificate may begin like the number of another country.
 */
export function parseCompanyTaxNumber(text: string, country: string | null): Result<string, VatNumberCode> {
  const typed = text.trim()
  if (typed === '' || (country !== null && !hasVatRule(country))) return ok(typed)
  const named = countryNamedBy(typed)
  if (hasVatRule(named)) return parseVatNumber(typed, named)
  return country === null ? ok(typed) : parseVatNumber(typed, country)
}

/** The country whose VAT number this is, with its prefix and right check digits; null if it is none. */
export function vatCountryOfNumber(taxNumber: string): CountryCode | null {
  const named = countryNamedBy(taxNumber.trim())
  return isCountryCode(named) && hasVatRule(named) && parseVatNumber(taxNumber, named).ok ? named : null
}

function countryNamedBy(typed: string): string {
  const prefix = typed.slice(0, 2).toUpperCase()
  return PREFIX_COUNTRIES.get(prefix) ?? prefix
}
