import { ok, type Result, refuse } from '../result.ts'
import { VAT_RULES, type VatRule } from './vat-rules.ts'

/** In characters. */
export const TAX_NUMBER_MAX = 30

export type VatNumberCode = 'vat-number-malformed' | 'vat-number-wrong'

/** Countries whose businesses have another country's VAT numbers. */
const SAME_VAT_AS: ReadonlyMap<string, string> = new Map([
  ['MC', 'FR'],
  ['IM', 'GB'],
  ['LI', 'CH'],
])
const RULES: ReadonlyMap<string, VatRule> = new Map(Object.entries(VAT_RULES))
/** Prefixes that differ from the country code. */
const PREFIXES: ReadonlyMap<string, readonly string[]> = new Map([
  ['GR', ['EL', 'GR']],
  ['GB', ['GB', 'XI']],
  ['CH', ['CHE', 'CH']],
])
const SUFFIXES: ReadonlyMap<string, RegExp> = new Map([
  ['CH', /(?:MWST|TVA|IVA|TPV|VAT)$/],
  ['NO', /MVA$/],
])
/** VIES covers the EU members and Northern Ireland, but not these. */
const OUTSIDE_OF_VIES: readonly string[] = ['CHE', 'NO', 'GB']

export function hasVatRule(country: string): boolean {
  return RULES.has(vatCountryOf(country))
}

/**
 * Normalizes a VAT number, with its prefix and without spaces and punctuation, as in `DE136695976`. Refuses it as
 * `vat-number-malformed` if it does not have the country's format, and as `vat-number-wrong` if its check digits are
 * wrong. For a country without a rule it is only trimmed, to at most `TAX_NUMBER_MAX` characters. Expects non-empty
 * text.
 */
export function parseVatNumber(text: string, country: string): Result<string, VatNumberCode> {
  const vatCountry = vatCountryOf(country)
  const rule = RULES.get(vatCountry)
  if (rule === undefined) {
    const trimmed = text.trim()
    return trimmed.length <= TAX_NUMBER_MAX && /[\p{L}\d]/u.test(trimmed) && !/\p{Cc}/u.test(trimmed)
      ? ok(trimmed)
      : refuse('vat-number-malformed')
  }
  const typed = text.toUpperCase().replace(/[\s.\-/_,]/g, '')
  const prefixes = PREFIXES.get(vatCountry) ?? [vatCountry]
  const bodies = prefixes.map((prefix) => [prefix, withoutAffixes(typed, prefix, vatCountry)] as const)
  const wellFormed = bodies.filter(([, body]) => rule.format.test(body))
  if (wellFormed.length === 0) return refuse('vat-number-malformed')
  const valid = wellFormed.find(([, body]) => rule.isValid(body))
  return valid ? ok(valid[0] + valid[1]) : refuse('vat-number-wrong')
}

/**
 * The parameters of a VIES call for a number returned by `parseVatNumber`, such as
 * `{ country: 'EL', number: '094259216' }`; null if VIES does not cover the country.
 */
export function toViesNumber(
  vatNumber: string,
  country: string,
): { readonly country: string; readonly number: string } | null {
  const vatCountry = vatCountryOf(country)
  if (!RULES.has(vatCountry)) return null
  const prefix = (PREFIXES.get(vatCountry) ?? [vatCountry]).find((known) => vatNumber.startsWith(known))
  if (prefix === undefined || OUTSIDE_OF_VIES.includes(prefix)) return null
  return { country: prefix, number: vatNumber.slice(prefix.length) }
}

function vatCountryOf(country: string): string {
  return SAME_VAT_AS.get(country) ?? country
}

/**
 * The number without prefix and suffix. A Belgian number of nine digits and a Greek one of eight are older formats and
 * get a leading 0.
 */
function withoutAffixes(typed: string, prefix: string, country: string): string {
  const bare = typed.startsWith(prefix) ? typed.slice(prefix.length) : typed
  const body = bare.replace(SUFFIXES.get(country) ?? '', '')
  const isShort = (country === 'BE' && body.length === 9) || (country === 'GR' && body.length === 8)
  return isShort ? `0${body}` : body
}
