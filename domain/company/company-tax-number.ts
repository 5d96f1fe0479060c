import { type CountryCode, isCountryCode } from '../market/market.ts'
import { ok, type Result } from '../result.ts'
import { hasVatRule, parseVatNumber, type VatNumberCode } from '../trade/vat-number.ts'

/** Prefixes of VAT numbers that are not the code of their country. */
const PREFIX_COUNTRIES: ReadonlyMap<string, string> = new Map([
  ['EL', 'GR'],
  ['XI', 'GB'],
])

/**
 * Normalizes and checks a VAT number; any other number stays as entered. `country` is that of the company's address;
 * null without one. In a country without VAT numbers that we can check, every number stays as entered, since a
 * certificate number may start like a VAT number of another country.
 */
export function parseCompanyTaxNumber(text: string, country: string | null): Result<string, VatNumberCode> {
  const typed = text.trim()
  if (typed === '' || (country !== null && !hasVatRule(country))) return ok(typed)
  const named = countryNamedBy(typed)
  if (hasVatRule(named)) return parseVatNumber(typed, named)
  return country === null ? ok(typed) : parseVatNumber(typed, country)
}

/** The country of a VAT number with its prefix and valid check digits; null for any other text. */
export function vatCountryOfNumber(taxNumber: string): CountryCode | null {
  const named = countryNamedBy(taxNumber.trim())
  return isCountryCode(named) && hasVatRule(named) && parseVatNumber(taxNumber, named).ok ? named : null
}

function countryNamedBy(typed: string): string {
  const prefix = typed.slice(0, 2).toUpperCase()
  return PREFIX_COUNTRIES.get(prefix) ?? prefix
}
