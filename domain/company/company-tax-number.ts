import { type CountryCode, isCountryCode } from '../market/market.ts'
import { ok, type Result } from '../result.ts'
import { hasVatRule, parseVatNumber, type VatNumberCode } from '../trade/vat-number.ts'

/** VAT number prefixes that differ from their country's code. */
const PREFIX_COUNTRIES: ReadonlyMap<string, string> = new Map([
  ['EL', 'GR'],
  ['XI', 'GB'],
])

/**
 * Normalizes and checks a VAT number; any other number is returned as entered. `country` is that of the company's
 * address; null if it has none. In a country whose VAT numbers we cannot check, every number is returned as entered,
 * since a certificate number may start like another country's VAT number.
 */
export function parseCompanyTaxNumber(text: string, country: string | null): Result<string, VatNumberCode> {
  const typed = text.trim()
  if (typed === '' || (country !== null && !hasVatRule(country))) return ok(typed)
  const prefixCountry = countryFromPrefix(typed)
  if (hasVatRule(prefixCountry)) return parseVatNumber(typed, prefixCountry)
  return country === null ? ok(typed) : parseVatNumber(typed, country)
}

/** The country of a VAT number with its prefix and valid check digits; null for any other text. */
export function parseVatCountry(taxNumber: string): CountryCode | null {
  const code = countryFromPrefix(taxNumber.trim())
  return isCountryCode(code) && hasVatRule(code) && parseVatNumber(taxNumber, code).ok ? code : null
}

function countryFromPrefix(typed: string): string {
  const prefix = typed.slice(0, 2).toUpperCase()
  return PREFIX_COUNTRIES.get(prefix) ?? prefix
}
