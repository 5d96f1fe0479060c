import type { CountryCode } from '../market/market.ts'
import { vatRatePercent } from '../market/tax.ts'
import { hasSalesTax } from '../trade/resale-certificate.ts'
import { parseVatCountry } from './company-tax-number.ts'

/**
 * Where an exemption applies. It follows from the number for which it was granted (docs/areas/markets-and-prices.md):
 * in EU members outside the house's own country, in the United Kingdom, in countries with a sales tax, or nowhere.
 */
export type ExemptionArea = 'eu' | 'uk' | 'sales-tax' | 'nowhere'

/**
 * An EU VAT number exempts in the other EU countries, where the buyer accounts for the VAT, and a British one in the
 * United Kingdom. Within the house's own country everyone is charged VAT. Any other number, or none, is treated as a
 * resale certificate.
 */
export function exemptionArea(taxNumber: string, home: CountryCode): ExemptionArea {
  const country = parseVatCountry(taxNumber)
  if (country === null) return 'sales-tax'
  if (country === home) return 'nowhere'
  if (country === 'GB') return 'uk'
  return vatRatePercent(country) === null ? 'nowhere' : 'eu'
}

/**
 * The number under which a delivery to `country` is tax-exempt; null if it is not. `exemptNumber` is the number for
 * which the house granted an exemption; it may be empty, and is null without an exemption. Where prices include no tax
 * and there is no sales tax, no one is charged anything.
 */
export function findExemptNumber(
  country: CountryCode,
  exemptNumber: string | null,
  home: CountryCode,
): string | null {
  if (exemptNumber === null || country === home) return null
  const area = exemptionArea(exemptNumber, home)
  const usesVat = vatRatePercent(country) !== null
  const applies = {
    eu: usesVat && country !== 'GB',
    uk: country === 'GB',
    'sales-tax': hasSalesTax(country),
    nowhere: false,
  }
  return applies[area] ? exemptNumber : null
}

/**
 * The fields that a new tax number changes; null if it changes none. The house grants an exemption for one number, so
 * another number ends it until the house decides again. `taxNumber` is undefined if it does not change.
 */
export function nextExemption(
  company: { readonly taxNumber: string },
  taxNumber: string | undefined,
): { isTaxExempt: false; exemptionDecidedBy: null; exemptionDecidedAt: null } | null {
  if (taxNumber === undefined || compactNumber(taxNumber) === compactNumber(company.taxNumber)) return null
  return { isTaxExempt: false, exemptionDecidedBy: null, exemptionDecidedAt: null }
}

/** The change to a company's tax data that has to be reported; null if there is none. */
export function findTaxChange(
  before: { readonly taxNumber: string; readonly isTaxExempt: boolean },
  after: { readonly taxNumber: string; readonly isTaxExempt: boolean },
): 'exempt' | 'taxed' | 'number' | null {
  const isOther = compactNumber(before.taxNumber) !== compactNumber(after.taxNumber)
  if (after.isTaxExempt && (!before.isTaxExempt || isOther)) return 'exempt'
  if (before.isTaxExempt && !after.isTaxExempt) return 'taxed'
  return isOther ? 'number' : null
}

/** Removes the separators that people type for readability. */
function compactNumber(taxNumber: string): string {
  return taxNumber.replace(/[\s./-]/g, '').toUpperCase()
}
